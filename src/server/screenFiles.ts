import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { PageFiles } from './seo/head.ts'

const chunkSchema = z.object({ file: z.string(), imports: z.array(z.string()).default([]), css: z.array(z.string()).default([]) })
const manifestSchema = z.record(z.string(), chunkSchema)
type Manifest = z.infer<typeof manifestSchema>

/** The chunks that src/app/routes/screens.ts loads, by the first part of the path. */
const chunks: Readonly<Record<string, string>> = {
  '': 'src/screens/Home/Home.tsx',
  login: 'src/app/routes/LoginRoute.tsx',
  watch: 'src/app/routes/WatchRoute.tsx',
  upload: 'src/app/routes/UploadRoute.tsx',
  dashboard: 'src/app/routes/DashboardRoute.tsx',
  captions: 'src/app/routes/CaptionsRoute.tsx',
  creator: 'src/app/routes/CreatorRoute.tsx',
  creators: 'src/app/routes/CreatorsRoute.tsx',
  subscriptions: 'src/app/routes/SubscriptionsRoute.tsx',
  search: 'src/app/routes/SearchRoute.tsx',
  explore: 'src/app/routes/ExploreRoute.tsx',
  settings: 'src/app/routes/SettingsRoute.tsx',
  'oauth-callback': 'src/app/routes/OAuthCallbackRoute.tsx',
  playlist: 'src/app/routes/PlaylistRoute.tsx',
  history: 'src/app/routes/HistoryRoute.tsx',
  profile: 'src/app/routes/LibraryRoute.tsx',
  notifications: 'src/app/routes/NotificationsRoute.tsx',
  moderation: 'src/app/routes/ModerationRoute.tsx',
  accessibilite: 'src/screens/Accessibility/Accessibility.tsx',
}

/** Collects a chunk and all its imports, with styles in the order in which the bundler would load them. */
function collect(manifest: Manifest, name: string, found: { scripts: Set<string>; styles: Set<string>; seen: Set<string> }): void {
  const chunk = manifest[name]
  if (!chunk) throw new Error(`${name} is not in the build’s manifest`)
  if (found.seen.has(name)) return
  found.seen.add(name)
  for (const imported of chunk.imports) collect(manifest, imported, found)
  found.scripts.add(chunk.file)
  for (const style of chunk.css) found.styles.add(style)
}

function tagsOf(manifest: Manifest, chunk: string): PageFiles {
  const page = { scripts: new Set<string>(), styles: new Set<string>(), seen: new Set<string>() }
  collect(manifest, 'index.html', page)
  const screen = { scripts: new Set<string>(), styles: new Set<string>(), seen: new Set(page.seen) }
  collect(manifest, chunk, screen)
  return {
    styles: [...screen.styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">\n    `).join(''),
    scripts: [...screen.scripts].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">\n    `).join(''),
  }
}

const readManifest = async (webRoot: string): Promise<Manifest> =>
  manifestSchema.parse(JSON.parse(await readFile(join(webRoot, '.vite', 'manifest.json'), 'utf8')))

async function moduleTag(webRoot: string, source: string, order: '' | ' async'): Promise<string> {
  const chunk = (await readManifest(webRoot))[source]
  if (!chunk) throw new Error(`${source} is not in the build’s manifest`)
  return `<script type="module"${order} crossorigin src="/${chunk.file}"></script>\n    `
}

/** Returns the tag of a script that runs as soon as it has come. @throws Error when the build lacks it */
export const scriptTag = (webRoot: string, source: string): Promise<string> => moduleTag(webRoot, source, ' async')

/** Returns the tag of a script that runs before those behind it. @throws Error when the build lacks it */
export const orderedScriptTag = (webRoot: string, source: string): Promise<string> => moduleTag(webRoot, source, '')

/** Returns the tag of a style sheet that is an entry of the build. @throws Error when the build lacks it */
export async function styleTag(webRoot: string, source: string): Promise<string> {
  const sheet = (await readManifest(webRoot))[source]
  if (!sheet) throw new Error(`${source} is not in the build’s manifest`)
  return `<link rel="stylesheet" crossorigin href="/${sheet.file}">\n    `
}

/**
 * Returns the tags for the end of a page's head that load its screen's files together with the app's. Without them, the browser finds these
 * files only once the app runs, one round trip later.
 * @param webRoot folder of the built web app
 * @throws Error when the build lacks a screen that is named here
 */
export async function screenFiles(webRoot: string): Promise<(url: string) => PageFiles | undefined> {
  const manifest = await readManifest(webRoot)
  const tags = new Map(Object.entries(chunks).map(([part, chunk]) => [part, tagsOf(manifest, chunk)]))
  return (url) => tags.get(url.split(/[/?]/, 2)[1]?.toLowerCase() ?? '')
}
