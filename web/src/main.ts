import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { keepAtHand } from './device/offline';
import { settings } from './device/settings.svelte';
import { learn } from './words/catalogue';

// Nothing is drawn before it can be named.
await learn(settings.language, 'village', 'wishes');
mount(App, { target: document.getElementById('app') as HTMLElement });

// Kept at hand only once everything else is there.
if (document.readyState === 'complete') keepAtHand(settings.language);
else addEventListener('load', () => keepAtHand(settings.language));
