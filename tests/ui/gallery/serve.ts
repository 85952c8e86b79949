import react from '@vitejs/plugin-react'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, preview } from 'vite'
import { extractStyles } from '../../../scripts/extractStyles.ts'

/** The browsers that support light-dark() and :has(): the build must not transpile for older ones. */
const cssTarget = ['chrome123', 'firefox121', 'safari17.5']

/** Builds the gallery into a temporary folder and serves it on a free port. */
export async function serveGallery(): Promise<{ url: string; close: () => Promise<void> }> {
  const outDir = await mkdtemp(join(tmpdir(), 'lucarne-gallery-'))
  const shared = { root: import.meta.dirname, configFile: false, logLevel: 'warn' } as const
  await build({
    ...shared,
    plugins: [extractStyles(), react()],
    build: { outDir, emptyOutDir: true, target: 'es2022', cssTarget, assetsInlineLimit: 0, reportCompressedSize: false },
  })
  const server = await preview({ ...shared, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } })
  const url = server.resolvedUrls?.local[0]
  if (url === undefined) throw new Error('the preview server has no address')
  return {
    url,
    close: async () => {
      await server.close()
      await rm(outDir, { recursive: true, force: true })
    },
  }
}
