/** What can be touched in the valley, and the rules about it. */

import type { Topic } from '../board';

export const TOPICS: Record<string, Topic> = {
  plain: { rules: ['CO-14', 'CO-15', 'CO-13'], title: { en: 'Moving', fr: 'Se déplacer' } },
  mystery: { rules: ['CO-30', 'CO-48', 'CO-49', 'CO-50', 'CO-E5'], title: { en: 'Mystery space', fr: 'Case mystère' } },
  resource: { rules: ['CO-27', 'CO-28', 'CO-29', 'CO-1'], title: { en: 'Resources', fr: 'Matériaux' } },
  dark: { rules: ['CO-31', 'CO-7', 'CO-8', 'CO-24'], title: { en: 'The dark wood', fr: 'Le bois obscur' } },
  meeting: { rules: ['CO-33', 'CO-11', 'CO-32'], title: { en: 'Where the wolves pass', fr: 'Là où passent les loups' } },
  lever: { rules: ['CO-43', 'CO-44'], title: { en: 'The lever', fr: 'Le levier' } },
  bridge: { rules: ['CO-44', 'CO-45', 'CO-46'], title: { en: 'The bridge', fr: 'Le pont' } },
  torrent: { rules: ['CO-40', 'CO-41', 'CO-42'], title: { en: 'The torrent', fr: 'Le torrent' } },
  unstable: { rules: ['CO-36', 'CO-37', 'CO-38', 'CO-39'], title: { en: 'Unstable ground', fr: 'Terrain instable' } },
  landslide: { rules: ['CO-38', 'CO-39', 'CO-37'], title: { en: 'A landslide', fr: 'Un éboulement' } },
  home: { rules: ['CO-16', 'CO-17', 'CO-18', 'CO-19'], title: { en: 'Home', fr: 'La maison' } },
  den: { rules: ['CO-34', 'CO-35', 'CO-33', 'CO-10'], title: { en: 'The den', fr: 'La tanière' } },
  hunter: { rules: ['CO-47', 'CO-61'], title: { en: 'The hunter', fr: 'Le chasseur' } },
  ford: { rules: ['CO-42', 'CO-40'], title: { en: 'The ford', fr: 'Le gué' } },
  wolf: { rules: ['CO-11', 'CO-33', 'CO-10', 'CO-6'], title: { en: 'The wolves', fr: 'Les loups' } },
  wheel: { rules: ['CO-6', 'CO-7', 'CO-E4', 'CO-51'], title: { en: 'Day and night', fr: 'Le jour et la nuit' } },
  gauge: { rules: ['CO-12', 'CO-9', 'CO-10', 'CO-6'], title: { en: 'The threat', fr: 'La menace' } },
  plan: { rules: ['CO-18', 'CO-19', 'CO-58', 'CO-20'], title: { en: 'Building the house', fr: 'Construire la maison' } },
  bag: { rules: ['CO-29', 'CO-17', 'CO-61'], title: { en: 'The bag', fr: 'Le sac' } },
  die: { rules: ['CO-14', 'CO-13', 'CO-22', 'CO-26'], title: { en: 'The die', fr: 'Le dé' } },
  card: { rules: ['CO-48', 'CO-49', 'CO-50', 'CO-61'], title: { en: 'Event cards', fr: 'Cartes événement' } },
  major: {
    rules: ['CO-9', 'CO-51', 'CO-52', 'CO-53', 'CO-54', 'CO-55', 'CO-56', 'CO-57'],
    title: { en: 'Major events', fr: 'Événements majeurs' },
  },
  runner: { rules: ['CO-22'], title: { en: 'The Runner', fr: 'Le Coureur' } },
  mason: { rules: ['CO-23'], title: { en: 'The Mason', fr: 'Le Maçon' } },
  scout: { rules: ['CO-24'], title: { en: 'The Scout', fr: 'L’Éclaireur' } },
  lucky: { rules: ['CO-25', 'CO-26'], title: { en: 'Lucky', fr: 'Le Chanceux' } },
};
