const isLoaded = new Promise<void>((resolve) => {
  if (document.readyState === 'complete') resolve()
  else addEventListener('load', () => resolve(), { once: true })
})

/** Resolves once the page is loaded and has nothing better to do. */
export async function whenIdle(): Promise<void> {
  await isLoaded
  // Safari has no requestIdleCallback yet; a moment after the load does as well.
  const ask = globalThis.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 2000))
  await new Promise<void>((resolve) => void ask(() => resolve()))
}
