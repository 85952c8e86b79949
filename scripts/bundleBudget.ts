import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { z } from 'zod'
import { ensureWebBuild } from './webBuild.ts'

const dist = join(import.meta.dirname, '..', 'dist')

const manifestSchema = z.record(z.string(), z.object({ file: z.string(), imports: z.array(z.string()).default([]) }))
type Manifest = z.infer<typeof manifestSchema>

/** `entry`: the HTML page that loads the screen, when it is not the app's. */
type Screen = { screen: string; chunk: string; budgetKb: number | null; entry?: string }

/** Each screen's budget of first-load JavaScript, in kB (1,000 bytes) of gzip. The player is loaded after the watch page. */
const screens: readonly Screen[] = [
  { screen: 'Home', chunk: 'src/screens/Home/Home.tsx', budgetKb: 128 },
  { screen: 'Watch', chunk: 'src/app/routes/WatchRoute.tsx', budgetKb: 150 },
  { screen: 'Login', chunk: 'src/app/routes/LoginRoute.tsx', budgetKb: null },
  { screen: 'Upload', chunk: 'src/app/routes/UploadRoute.tsx', budgetKb: null },
  { screen: 'Creator', chunk: 'src/app/routes/CreatorRoute.tsx', budgetKb: null },
  { screen: 'Subscriptions', chunk: 'src/app/routes/SubscriptionsRoute.tsx', budgetKb: null },
  { screen: 'Dashboard', chunk: 'src/app/routes/DashboardRoute.tsx', budgetKb: null },
  // A separate page. The budget excludes its player.
  { screen: 'Embed', entry: 'embed.html', chunk: 'embed.html', budgetKb: 130 },
]

/** Returns the JavaScript files that this chunk needs before it runs, its own included. */
function withImports(manifest: Manifest, name: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[name]
  if (!chunk) throw new Error(`${name} is not in the manifest`)
  if (found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const imported of chunk.imports) withImports(manifest, imported, found)
  return found
}

function gzipBytes(files: Iterable<string>): number {
  let total = 0
  for (const file of files) total += gzipSync(readFileSync(join(dist, file)), { level: 9 }).length
  return total
}

/** Returns the first-load JavaScript of each screen, in gzip bytes: the entry, the screen's chunk and all their imports. */
export async function measureFirstLoads(
  log: (line: string) => void,
): Promise<{ screen: string; bytes: number; budgetKb: number | null }[]> {
  await ensureWebBuild(log)
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8')))
  return screens.map(({ screen, chunk, budgetKb, entry = 'index.html' }) => {
    const files = withImports(manifest, entry)
    withImports(manifest, chunk, files)
    return { screen, bytes: gzipBytes(files), budgetKb }
  })
}

if (import.meta.main) {
  for (const { screen, bytes, budgetKb } of await measureFirstLoads(console.log)) {
    const kb = bytes / 1000
    const isOver = budgetKb !== null && kb > budgetKb
    console.log(`${isOver ? '✗' : '✓'} ${screen}: ${kb.toFixed(1)} kB gzip${budgetKb === null ? '' : ` of ${budgetKb}`}`)
    if (isOver) process.exitCode = 1
  }
}
