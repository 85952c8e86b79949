import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

type Pixels = { data: Buffer; width: number; height: number }

async function decode(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/**
 * Compares two pictures, but for antialiasing.
 * @returns the number of pixels that differ, and a PNG that shows them in red; all of them when the sizes differ
 */
export async function difference(before: Buffer, after: Buffer): Promise<{ pixels: number; picture: Buffer }> {
  const [old, current] = await Promise.all([decode(before), decode(after)])
  const { width, height } = current
  if (old.width !== width || old.height !== height) return { pixels: width * height, picture: await sharp(after).png().toBuffer() }
  const shown = Buffer.alloc(current.data.length)
  const pixels = pixelmatch(old.data, current.data, shown, width, height)
  const picture = await sharp(shown, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
  return { pixels, picture }
}
