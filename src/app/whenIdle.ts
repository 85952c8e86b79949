const isLoaded = new Promise<void>((resolve) => {
  if (document.readyState === 'complete') resolve()
  else addEventListener('load', () => resolve(), { once: true })
})

/** Resolves once the page is loaded and idle. */
export async function whenIdle(): Promise<void> {
  await isLoaded
  // Safari does not support requestIdleCallback; a timeout after the load is good enough.
  const ask = globalThis.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 2000))
  await new Promise<void>((resolve) => void ask(() => resolve()))
}
