const whenLoaded = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve()
    else addEventListener('load', () => resolve(), { once: true })
  })

const patienceMs = 3000
/** A busy browser may never be idle. */
const longestMs = 2000

/** Whether the page of a video waits for nothing, its first picture included. What itself waits for that does not count. */
function isVideoShown(page: Document): boolean {
  if (!page.location.pathname.startsWith('/watch/')) return true
  const main = page.querySelector('main')
  if (!main?.firstChild) return false
  const video = main.querySelector('video')
  // The player is ready for a press before it has its first picture.
  if (video && !video.error && video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return false
  return [...main.querySelectorAll('[aria-busy=true], [data-loading]')].every((element) => element.closest('[data-deferred]'))
}

/** Resolves once the page is loaded and, on that of a video, its first picture could be shown. */
export async function whenVideoShown(): Promise<void> {
  // A test's document is gone before the wait is over.
  const page = document
  await whenLoaded()
  const end = performance.now() + patienceMs
  while (!isVideoShown(page) && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 100))
}

/** Like `whenVideoShown`, and idle. */
export async function whenIdle(): Promise<void> {
  await whenVideoShown()
  // Safari does not support requestIdleCallback; a timeout after the load is good enough.
  const ask = globalThis.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, longestMs))
  await new Promise<void>((resolve) => void ask(() => resolve(), { timeout: longestMs }))
}
