import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compactIcons } from './scripts/compactIcons.ts'
import { extractStyles } from './scripts/extractStyles.ts'

/**
 * The inspector for sites whose operator allows it (INSPECTOR=on). A build of its own shares no chunk with the app, whose first load stays
 * the same.
 */
export default defineConfig({
  base: '/inspecteur/',
  publicDir: false,
  plugins: [extractStyles(), react(), compactIcons()],
  build: {
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    modulePreload: { polyfill: false },
    // The content security policy allows no data: scripts.
    assetsInlineLimit: 0,
    // elkjs, which lays the charts out, is 1.5 MB.
    chunkSizeWarningLimit: 2_000,
    reportCompressedSize: false,
    rolldownOptions: {
      input: { page: 'inspecteur.html', start: 'src/app/inspector/start.ts' },
      preserveEntrySignatures: 'strict',
      output: {
        // src/app/main.tsx knows its name.
        entryFileNames: ({ name }) => (name === 'start' ? 'start.js' : 'assets/[hash:7].js'),
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:6][extname]',
      },
    },
  },
})
