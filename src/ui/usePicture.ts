import { useState } from 'react'
import { pictureOf } from '../shared/pictures.ts'

/** Returns the attributes of an `<img>`; null when there is no picture, or it does not load. */
export function usePicture(src: string | null | undefined, widths?: number[]) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null)
  if (!src || src === brokenSrc) return null
  return { ...pictureOf(src, widths), decoding: 'async', onError: () => setBrokenSrc(src) } as const
}
