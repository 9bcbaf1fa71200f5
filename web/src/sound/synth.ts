/** Plays the sounds by Web Audio. Silent until somebody touches the page, as browsers demand. */

import { settings } from '../device/settings.svelte';
import { SCORES, type Note } from './scores';
import type { SoundName } from '../types/sounds';

interface Band {
  context: AudioContext;
  out: AudioNode;
  noise: AudioBuffer;
}

let band: Band | null = null;

/** Makes a sound, if sounds are wanted and the browser can. Never throws. */
export function playSound(name: SoundName): void {
  if (!settings.sound || !touched()) return;
  try {
    band ??= gather();
    if (band.context.state === 'suspended') void band.context.resume().catch(() => undefined);
    const now = band.context.currentTime + 0.01;
    for (const note of SCORES[name]) strike(band, note, now + note.at);
  } catch {
    // A device without sound still plays.
  }
}

function touched(): boolean {
  const activation = (navigator as { userActivation?: UserActivation }).userActivation;
  return activation?.hasBeenActive ?? true;
}

function gather(): Band {
  const context = new AudioContext();
  const quieter = context.createDynamicsCompressor();
  const out = context.createGain();
  out.gain.value = 0.6;
  out.connect(quieter).connect(context.destination);
  const noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let n = 0; n < samples.length; n += 1) samples[n] = Math.random() * 2 - 1;
  return { context, out, noise };
}

function strike(by: Band, note: Note, when: number): void {
  if (note.play === 'knock') knock(by, note, when);
  else if (note.play === 'tone') tone(by, note, when);
  else if (note.play === 'breath') breath(by, note, when);
  else grunt(by, note, when);
}

type Kind<K extends Note['play']> = Extract<Note, { play: K }>;

function knock(by: Band, note: Kind<'knock'>, when: number): void {
  const block = by.context.createOscillator();
  block.frequency.setValueAtTime(note.pitch * 1.5, when);
  block.frequency.exponentialRampToValueAtTime(note.pitch, when + note.last * 0.4);
  block.connect(envelope(by, note, when, 0.002));
  run(block, when, note.last);
  breath(
    by,
    { play: 'breath', at: 0, last: 0.025, pitches: [note.pitch * 4], loud: note.loud * 0.5, narrow: 1.5 },
    when,
  );
}

function tone(by: Band, note: Kind<'tone'>, when: number): void {
  const singer = by.context.createOscillator();
  singer.type = note.wave;
  glide(singer.frequency, note.pitches, when, note.last);
  if (note.tremor) tremble(by, singer.detune, note.tremor, 35, when, note.last);
  const soften = by.context.createBiquadFilter();
  soften.frequency.value = 1600;
  singer.connect(soften).connect(envelope(by, note, when, 0.02));
  run(singer, when, note.last);
}

function breath(by: Band, note: Kind<'breath'>, when: number): void {
  const air = by.context.createBufferSource();
  air.buffer = by.noise;
  air.loop = true;
  const throat = by.context.createBiquadFilter();
  throat.type = 'bandpass';
  throat.Q.value = note.narrow;
  glide(throat.frequency, note.pitches, when, note.last);
  air.connect(throat).connect(envelope(by, note, when, note.last > 0.2 ? note.last * 0.3 : 0.004));
  run(air, when, note.last);
}

function grunt(by: Band, note: Kind<'grunt'>, when: number): void {
  const voice = by.context.createOscillator();
  voice.type = 'sawtooth';
  glide(voice.frequency, [note.pitch, note.pitch * 1.35, note.pitch * 0.95], when, note.last);
  tremble(by, voice.detune, 31, 260, when, note.last);
  const throat = envelope(by, note, when, 0.02);
  for (const [pitch, narrow] of [
    [note.pitch * 5.5, 4],
    [note.pitch * 11, 6],
  ] as const) {
    const nose = by.context.createBiquadFilter();
    nose.type = 'bandpass';
    nose.frequency.value = pitch;
    nose.Q.value = narrow;
    voice.connect(nose).connect(throat);
  }
  run(voice, when, note.last);
}

/** Comes in `attack` seconds and dies away over the rest. */
function envelope(by: Band, note: Note, when: number, attack: number): GainNode {
  const gain = by.context.createGain();
  gain.gain.setValueAtTime(0.0001, when);
  gain.gain.exponentialRampToValueAtTime(note.loud, when + attack);
  gain.gain.exponentialRampToValueAtTime(0.0001, when + note.last);
  gain.connect(by.out);
  return gain;
}

function glide(pitch: AudioParam, pitches: number[], when: number, last: number): void {
  pitch.setValueAtTime(pitches[0] as number, when);
  const step = last / Math.max(1, pitches.length - 1);
  pitches.slice(1).forEach((to, n) => pitch.linearRampToValueAtTime(to, when + step * (n + 1)));
}

function tremble(by: Band, pitch: AudioParam, often: number, wide: number, when: number, last: number): void {
  const shake = by.context.createOscillator();
  shake.frequency.value = often;
  const depth = by.context.createGain();
  depth.gain.value = wide;
  shake.connect(depth).connect(pitch);
  run(shake, when, last);
}

function run(source: AudioScheduledSourceNode, when: number, last: number): void {
  source.start(when);
  source.stop(when + last + 0.02);
}
