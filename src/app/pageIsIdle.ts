// Safari has no requestIdleCallback yet; a moment after the load does as well.
const whenIdle = globalThis.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 2000))

/** Resolves once the page is loaded and has nothing more urgent to do: what it needs not at once is fetched then. */
export const pageIsIdle = (): Promise<void> =>
  new Promise((resolve) => {
    const wait = (): void => void whenIdle(() => resolve())
    if (document.readyState === 'complete') wait()
    else addEventListener('load', wait, { once: true })
  })
