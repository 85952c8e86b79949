import { useSyncExternalStore } from 'react'
import { limits } from '../shared/limits.ts'
import { largestVideoName } from '../shared/videoSize.ts'

/** Returns the largest size of a video file that this site takes, in bytes. Its page names one that is less than what the software takes. */
export function readLargestVideoBytes(): number {
  const content = document.querySelector<HTMLMetaElement>(`[name=${largestVideoName}]`)?.content
  return content === undefined ? limits.videoBytes : Number(content)
}

function subscribe(onChange: () => void): () => void {
  addEventListener('site', onChange)
  return () => removeEventListener('site', onChange)
}

/** The same for a screen. `app/flows/site/showSite.ts` changes it while the page is open. */
export const useLargestVideoBytes = (): number => useSyncExternalStore(subscribe, readLargestVideoBytes)
