import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

/** Draws the logo of public/icon.svg in the sizes that home screens ask for. Run it when the logo changes. */
const folder = join(import.meta.dirname, '..', 'public')
/** The background and accent colours of src/ui/tokens.css. */
const paper = '#fbfaf7'
const accent = '#c43f1f'

/** `share`: the logo's part of the square. A mask may cut off all but the inner 80 %, and the logo is wide at its corners. */
const icons = [
  { file: 'icon-192.png', size: 192, share: 0.86, background: null },
  { file: 'icon-512.png', size: 512, share: 0.86, background: null },
  { file: 'icon-maskable-512.png', size: 512, share: 0.54, background: paper },
  { file: 'apple-touch-icon.png', size: 180, share: 0.66, background: paper },
] as const

// The renderer supports no custom properties, and a home screen has no theme.
const svg = await readFile(join(folder, 'icon.svg'), 'utf8')
const mark = Buffer.from(svg.replace(/<style>.*<\/style>/s, '').replaceAll('var(--c)', accent))
for (const { file, size, share, background } of icons) {
  const side = Math.round(size * share)
  const drawn = await sharp(mark, { density: (72 * side) / 32 })
    .resize(side, side)
    .png()
    .toBuffer()
  const canvas = { width: size, height: size, channels: 4 as const, background: background ?? '#0000' }
  await sharp({ create: canvas })
    .composite([{ input: drawn }])
    .png({ palette: true, compressionLevel: 9 })
    .toFile(join(folder, file))
}
