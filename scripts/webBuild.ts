import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build } from 'vite'

const root = join(import.meta.dirname, '..')
const dist = join(root, 'dist')
const marker = join(dist, '.sources')

/** A fingerprint of all that goes into the web app: content, not dates, which a clone does not keep. */
function sourcesFingerprint(): string {
  const hash = createHash('sha256')
  const rooms = '{shared,ui,machines,graphql,components,screens,app}'
  const files = globSync(
    [
      `src/${rooms}/**/*`,
      'public/**/*',
      '{index,embed,offline}.html',
      'vite.config.ts',
      'scripts/{splitDocuments,webBuild}.ts',
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

/** Addresses of the site that a text names, fonts and styles among them. */
const assetsIn = (text: string): string[] => [...text.matchAll(/\/assets\/[\w.-]+\.(?:css|woff2)/g)].map(([path]) => path)

/** Tells the service worker what the offline page consists of, and gives it the version that follows from it. */
function stampServiceWorker(): void {
  const read = (path: string): Buffer => readFileSync(join(dist, path))
  const styles = assetsIn(read('offline.html').toString())
  const files = ['/offline.html', '/offline.js', '/icon.svg', ...styles, ...styles.flatMap((path) => assetsIn(read(path).toString()))]
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update('\0').update(read(file))
  const worker = read('sw.js')
    .toString()
    .replace('__VERSION__', hash.digest('hex').slice(0, 16))
    .replace("'__FILES__'", files.map((file) => `'${file}'`).join(', '))
  writeFileSync(join(dist, 'sw.js'), worker)
}

/** Smaller copies beside each text file, made once here instead of at each request. */
function compressTexts(): void {
  for (const path of globSync('**/*.{js,css,svg}', { cwd: dist })) {
    const content = readFileSync(join(dist, path))
    writeFileSync(join(dist, `${path}.gz`), gzipSync(content, { level: 9 }))
    writeFileSync(join(dist, `${path}.br`), brotliCompressSync(content))
  }
}

/** Builds the web app into dist/ unless the one that is there comes from these very sources. */
export async function ensureWebBuild(log: (line: string) => void): Promise<void> {
  const fingerprint = sourcesFingerprint()
  if (existsSync(marker) && readFileSync(marker, 'utf8') === fingerprint) return
  log('Construction de l’application web…')
  await build({ root, logLevel: 'warn' })
  stampServiceWorker()
  compressTexts()
  writeFileSync(marker, fingerprint)
}

if (import.meta.main) await ensureWebBuild(console.log)
