import { defineConfig } from 'vite';
import { serviceWorker } from './service-worker-plugin.ts';

export default defineConfig({
  build: { target: 'es2022', sourcemap: false, modulePreload: { polyfill: false } },
  worker: { format: 'es' },
  plugins: [serviceWorker()],
});
