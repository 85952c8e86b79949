import type sharp from 'sharp'

/** Loads sharp at the first picture: its native library takes 60 ms and 20 MB, which neither the start nor an idle site needs. */
export async function loadSharp(): Promise<typeof sharp> {
  const { default: loaded } = await import('sharp')
  // Uploads are few and large: a cache would only use memory.
  loaded.cache(false)
  return loaded
}

/** Returns the average colour of a WebP as `rrggbb`; grey shows through what is transparent. */
export async function averageColor(path: string): Promise<string> {
  const sharp = await loadSharp()
  const pixel = await sharp(path).flatten({ background: '#808080' }).resize(1, 1, { fit: 'fill' }).raw().toBuffer()
  return pixel.toString('hex')
}
