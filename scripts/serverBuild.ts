import { copyFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { buildFolder, fingerprintOf, isBuiltFrom } from './builtFolder.ts'

const root = join(import.meta.dirname, '..')
/** As deep as the rooms in src/, whose modules name files of the project relative to themselves. */
export const builtServer = join(root, 'build', 'server')

/** All sources of the server. */
const sources = ['src/{shared,db,storage,api,worker,gateway,server}/**/*', 'scripts/{builtFolder,serverBuild}.ts', 'package-lock.json']

/** Packages that load files of their own: WebAssembly, native code, threads. */
const separate = [/^@electric-sql\/pglite(\/|$)/, 'sharp', '@node-rs/argon2', 'pino']

/** Packages that the bundle takes from their builds for Node: scripts/prune.ts removes those for bundlers. */
const builtForNode = /^@(aws-sdk|smithy|opentelemetry)\//

/**
 * Bundles the server and its packages into build/server/ unless it was built from exactly these sources. Reading 2,000 modules one by one
 * would be half of the start.
 */
export async function ensureServerBuild(log: (line: string) => void): Promise<void> {
  const fingerprint = fingerprintOf(root, sources)
  if (isBuiltFrom(builtServer, fingerprint)) return
  log('Construction du serveur…')
  // Where build/ is already built, the site runs without the development packages (npm ci --omit=dev).
  const { build } = await import('rolldown')
  await buildFolder(builtServer, fingerprint, async (dir) => {
    await build({
      cwd: root,
      logLevel: 'warn',
      input: { main: 'src/server/main.ts', run: 'src/server/run.ts', worker: 'src/db/embedded/worker.ts' },
      platform: 'node',
      external: separate,
      plugins: [
        {
          name: 'builds-for-node',
          resolveId: {
            filter: { id: builtForNode },
            handler: (id, importer) => createRequire(importer ?? import.meta.filename).resolve(id),
          },
        },
      ],
      // It would drop calls whose only result is an exception, such as decodeURI().
      treeshake: false,
      output: {
        dir,
        minify: false,
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash:8].js',
        codeSplitting: { groups: [{ name: 'packages', test: /node_modules/, entriesAware: true, entriesAwareMergeThreshold: 20_000 }] },
      },
    })
    // Read from beside its module.
    copyFileSync(join(root, 'src/api/docs/style.css'), join(dir, 'style.css'))
  })
}
