import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compactIcons } from './scripts/compactIcons.ts'
import { extractStyles } from './scripts/extractStyles.ts'
import { splitDocuments } from './scripts/splitDocuments.ts'

/** The screens as the server draws them: the same components with all their packages, since a site runs without the development packages. */
export default defineConfig({
  publicDir: false,
  plugins: [extractStyles(), react(), splitDocuments(), compactIcons()],
  resolve: {
    alias: [
      { find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/, replacement: 'use-sync-external-store/with-selector' },
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
    ],
  },
  ssr: { noExternal: true, resolve: { conditions: ['module', 'node'] } },
  build: {
    ssr: true,
    target: 'node24',
    rolldownOptions: {
      // What plays, uploads and shows ads begins in the browser alone.
      external: [/^(@vidstack\/react|hls\.js|mediabunny|tus-js-client|@dailymotion\/vast-client|@svta\/)/],
      input: { renderScreen: 'src/app/firstScreen/renderScreen.tsx' },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash:7].js' },
    },
  },
})
