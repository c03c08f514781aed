import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { prerender } from './vite-prerender.ts';

/** Port of the product's server during development (scripts/dev.mjs starts both). */
const apiPort = process.env.API_PORT ?? '3001';
const api = { target: `http://127.0.0.1:${apiPort}`, xfwd: true };

export default defineConfig({
  plugins: [react(), tailwindcss(), prerender('src/web/entry-server.tsx')],
  build: {
    target: 'es2023',
    manifest: true,
    // One style sheet, which every page carries inside its HTML: no request stands before the first paint.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: { proxy: { '/api': api, '/oidc': api } },
});
