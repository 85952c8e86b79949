import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { buildFolder, fingerprintOf, isBuiltFrom } from './builtFolder.ts'
import { productionBuild } from './productionBuild.ts'

const root = join(import.meta.dirname, '..')
const dist = join(root, 'dist')
/** What draws the screens on the server. */
export const builtScreens = join(root, 'build', 'screens')

/** All sources of the web app. */
const sources = [
  'src/{shared,ui,machines,graphql,components,screens,app}/**/*',
  'public/**/*',
  '{index,embed,offline,inspecteur}.html',
  'vite.config.ts',
  'vite.inspector.config.ts',
  'vite.screens.config.ts',
  'scripts/{chunkGroups,compactIcons,extractStyles,hlsBuild,splitDocuments,vidstackBuild,builtFolder,productionBuild,webBuild}.ts',
  'scripts/styles/*.ts',
  'package-lock.json',
]

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
  const fingerprint = fingerprintOf(root, sources)
  if (isBuiltFrom(dist, fingerprint) && isBuiltFrom(builtScreens, fingerprint)) return
  log('Construction de l’application web…')
  await buildFolder(builtScreens, fingerprint, async (outDir) => {
    const configFile = join(root, 'vite.screens.config.ts')
    await productionBuild({ root, configFile, logLevel: 'warn', build: { outDir } })
  })
  await buildFolder(dist, fingerprint, async (folder) => {
    await productionBuild({ root, logLevel: 'warn', build: { outDir: folder } })
    const configFile = join(root, 'vite.inspector.config.ts')
    await productionBuild({ root, configFile, logLevel: 'warn', build: { outDir: join(folder, 'inspecteur') } })
    stampServiceWorker(folder)
    compressTexts(folder)
  })
}
