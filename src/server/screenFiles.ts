import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const chunkSchema = z.object({ file: z.string(), imports: z.array(z.string()).default([]), css: z.array(z.string()).default([]) })
const manifestSchema = z.record(z.string(), chunkSchema)
type Manifest = z.infer<typeof manifestSchema>

/** What src/app/routes.tsx loads, by the first part of the address. */
const chunks: Readonly<Record<string, string>> = {
  '': 'src/screens/Home/Home.tsx',
  login: 'src/screens/Login/Login.tsx',
  watch: 'src/app/flows/WatchRoute.tsx',
  upload: 'src/app/flows/UploadRoute.tsx',
  dashboard: 'src/app/flows/DashboardRoute.tsx',
  creator: 'src/app/flows/CreatorRoute.tsx',
  subscriptions: 'src/app/flows/SubscriptionsRoute.tsx',
  search: 'src/app/flows/SearchRoute.tsx',
  explore: 'src/app/flows/ExploreRoute.tsx',
  settings: 'src/app/flows/SettingsRoute.tsx',
  playlist: 'src/app/flows/PlaylistRoute.tsx',
  history: 'src/app/flows/HistoryRoute.tsx',
  profile: 'src/app/flows/LibraryRoute.tsx',
  notifications: 'src/app/flows/NotificationsRoute.tsx',
  moderation: 'src/app/flows/ModerationRoute.tsx',
  accessibilite: 'src/screens/Accessibility/Accessibility.tsx',
}

/** A chunk and all that it imports, styles in the order in which the bundler would load them. */
function collect(manifest: Manifest, name: string, found: { scripts: Set<string>; styles: Set<string>; seen: Set<string> }): void {
  const chunk = manifest[name]
  if (!chunk) throw new Error(`${name} is not in the build’s manifest`)
  if (found.seen.has(name)) return
  found.seen.add(name)
  for (const imported of chunk.imports) collect(manifest, imported, found)
  found.scripts.add(chunk.file)
  for (const style of chunk.css) found.styles.add(style)
}

function tagsOf(manifest: Manifest, chunk: string): string {
  const page = { scripts: new Set<string>(), styles: new Set<string>(), seen: new Set<string>() }
  collect(manifest, 'index.html', page)
  const screen = { scripts: new Set<string>(), styles: new Set<string>(), seen: new Set(page.seen) }
  collect(manifest, chunk, screen)
  return [
    ...[...screen.scripts].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...[...screen.styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
  ].join('\n    ')
}

/**
 * Tags for the end of a page's head that fetch its screen's files together with the app's: without them a browser hears of
 * these only once the app runs, one round trip later.
 * @param webRoot where the built web app is
 * @throws Error when the build lacks a screen that is named here
 */
export async function screenFiles(webRoot: string): Promise<(url: string) => string> {
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(webRoot, '.vite', 'manifest.json'), 'utf8')))
  const tags = new Map(Object.entries(chunks).map(([part, chunk]) => [part, tagsOf(manifest, chunk)]))
  return (url) => tags.get(url.split(/[/?]/, 2)[1]?.toLowerCase() ?? '') ?? ''
}
