const loading = new Map<string, Promise<void>>()

/** Adds a file that a chunk needs to the page's head, unless the page has it. Resolves for a style sheet once it applies. */
async function addFile(file: string): Promise<void> {
  const href = `/${file}`
  const isStyle = file.endsWith('.css')
  if (loading.has(href)) return loading.get(href)
  if (document.querySelector(`link[href="${href}"]${isStyle ? '[rel=stylesheet]' : ''}`)) return undefined
  const link = document.createElement('link')
  link.rel = isStyle ? 'stylesheet' : 'modulepreload'
  link.crossOrigin = ''
  link.href = href
  document.head.append(link)
  return isStyle ? whenApplied(link, href) : undefined
}

function whenApplied(link: HTMLLinkElement, href: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  loading.set(href, promise)
  const onEnd = (type: 'load' | 'error', end: () => void): void =>
    link.addEventListener(type, () => {
      loading.delete(href)
      end()
    })
  onEnd('load', resolve)
  onEnd('error', () => {
    // The next import asks for it again.
    link.remove()
    // ScreenBoundary knows this message.
    reject(new Error(`Unable to preload CSS for ${href}`))
  })
  return promise
}

/**
 * Imports a chunk of the built app together with its style sheets and, where its list has them, the chunks that it imports. In the place of
 * Vite's own function (`resolve.alias` in vite.config.ts), which is three times as large: for other bases, nonces and older browsers.
 */
export async function __vitePreload<Module>(load: () => Promise<Module>, files: readonly string[] = []): Promise<Module> {
  const { scheduler } = globalThis
  const added: Promise<void>[] = []
  for (const file of files) {
    // Asking for ten files takes a phone 150 ms: it answers the user between them.
    if (added[0] && scheduler?.yield) await scheduler.yield()
    const adding = addFile(file)
    // It is awaited only once all are added.
    adding.catch(() => undefined)
    added.push(adding)
  }
  await Promise.all(added)
  return load()
}
