import { render } from 'preact';
import { App } from './app.tsx';
import '../ui/font.css';
import '../ui/scales.css';
import '../ui/base.css';

const app = document.getElementById('app')!;
render(<App />, app);
// Read by recover.js: this script was not missing.
app.dataset.started = '';

// Keeping everything for offline play can wait until the page is there.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => navigator.serviceWorker.register('/service-worker.js'));
  // It wants to know which table this page shows.
  navigator.serviceWorker.addEventListener('message', ({ ports }) => ports[0]?.postMessage(location.hash));
}
