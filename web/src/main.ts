import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';

mount(App, { target: document.getElementById('app') as HTMLElement });

// Kept at hand only once everything else is there; a browser that cannot still plays.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => {
    void navigator.serviceWorker.register('/worker.js').catch(() => undefined);
  });
}
