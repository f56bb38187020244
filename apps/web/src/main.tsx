import { render } from 'preact';
import { App } from './app.tsx';
import './ui/base.css';

render(<App />, document.getElementById('app')!);

if (import.meta.env.PROD && 'serviceWorker' in navigator)
  navigator.serviceWorker.register('/service-worker.js');
