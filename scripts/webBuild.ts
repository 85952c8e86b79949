import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { buildFolder, isBuiltFrom } from './builtFolder.ts'

const root = join(import.meta.dirname, '..')
const dist = join(root, 'dist')

/** Returns a fingerprint of all sources of the web app. It hashes contents, not dates, because a clone does not keep dates. */
function sourcesFingerprint(): string {
  const hash = createHash('sha256')
  const rooms = '{shared,ui,machines,graphql,components,screens,app}'
  const files = globSync(
    [
      `src/${rooms}/**/*`,
      'public/**/*',
      '{index,embed,offline}.html',
      'vite.config.ts',
      'scripts/{compactIcons,extractStyles,splitDocuments,builtFolder,webBuild}.ts',
      'scripts/styles/*.ts',
      'package-lock.json',
    ],
    {
      cwd: root,
      withFileTypes: true,
    },
  )
  for (const path of files
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name))
    .toSorted()) {
    hash.update(path.slice(root.length)).update('\0').update(readFileSync(path)).update('\0')
  }
  return hash.digest('hex')
}

/** Returns the paths of the fonts and styles that a text names. */
const assetsIn = (text: string): string[] => [...text.matchAll(/\/assets\/[\w.-]+\.(?:css|woff2)/g)].map(([path]) => path)

/** Writes the list of the offline page's files, and a version derived from them, into the service worker. */
function stampServiceWorker(folder: string): void {
  const read = (path: string): Buffer => readFileSync(join(folder, path))
  const styles = assetsIn(read('offline.html').toString())
  const files = ['/offline.html', '/offline.js', '/icon.svg', ...styles, ...styles.flatMap((path) => assetsIn(read(path).toString()))]
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update('\0').update(read(file))
  const worker = read('sw.js')
    .toString()
    .replace('__VERSION__', hash.digest('hex').slice(0, 16))
    .replace("'__FILES__'", files.map((file) => `'${file}'`).join(', '))
  writeFileSync(join(folder, 'sw.js'), worker)
}

/** Writes compressed copies beside each text file, so that the server does not compress at each request. */
function compressTexts(folder: string): void {
  for (const path of globSync('**/*.{js,css,svg}', { cwd: folder })) {
    const content = readFileSync(join(folder, path))
    writeFileSync(join(folder, `${path}.gz`), gzipSync(content, { level: 9 }))
    writeFileSync(join(folder, `${path}.br`), brotliCompressSync(content))
  }
}

/** Builds the web app into dist/ unless dist/ was built from exactly these sources. */
export async function ensureWebBuild(log: (line: string) => void): Promise<void> {
  const fingerprint = sourcesFingerprint()
  if (isBuiltFrom(dist, fingerprint)) return
  log('Construction de l’application web…')
  // Where dist/ is already built, the site runs without the development packages (npm ci --omit=dev).
  const { build } = await import('vite')
  await buildFolder(dist, fingerprint, async (folder) => {
    await build({ root, logLevel: 'warn', build: { outDir: folder } })
    stampServiceWorker(folder)
    compressTexts(folder)
  })
}

if (import.meta.main) await ensureWebBuild(console.log)
