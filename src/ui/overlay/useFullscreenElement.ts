import { useSyncExternalStore } from 'react'

/** Returns the element that fills the screen and covers all that is outside of it, or null. */
export const useFullscreenElement = (): HTMLElement | null => useSyncExternalStore(subscribe, read, () => null)

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

function read(): HTMLElement | null {
  const { fullscreenElement } = document
  // A frame or a video of another site does not show what is rendered into it.
  return fullscreenElement instanceof HTMLElement && !fullscreenElement.matches('iframe, video') ? fullscreenElement : null
}
