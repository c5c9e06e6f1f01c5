import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// One build for browsers; the server sends its index.html for every address of the back office (http/backoffice.ts).
export default defineConfig({
  base: '/backoffice/',
  plugins: [react(), tailwindcss()],
  build: {
    outDir: 'dist/client',
    target: 'es2022',
    // Its polyfill would be an inline script, which the page's content policy forbids; browsers no longer need it.
    modulePreload: { polyfill: false },
    // Small pictures and fonts stay files of their own.
    assetsInlineLimit: 0,
  },
})
