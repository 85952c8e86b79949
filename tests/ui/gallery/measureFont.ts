/**
 * Prints the measures that src/ui/fonts.css gives to its fallback faces, taken in a real Chromium:
 * `node tests/ui/gallery/measureFont.ts`. Liberation Sans has the widths of Arial.
 */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'

/** The fonts, each with the weights of its two fallback faces. */
const fonts = [
  {
    file: import.meta.resolve('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'),
    weights: [400, 650],
  },
  { file: import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'), weights: [400, 600] },
]
const text = 'Réparer un vélo en trente minutes, sans atelier et sans jurer. Recommandations, tendances, abonnements : 12 404 vues.'

const browser = await chromium.launch({ executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium', args: ['--no-sandbox'] })
try {
  const page = await browser.newPage()
  for (const { file, weights } of fonts) {
    const source = `data:font/woff2;base64,${(await readFile(fileURLToPath(file))).toString('base64')}`
    const measures = await page.evaluate(
      async ([url, sample, ofWeights]) => {
        const face = new FontFace('Measured', `url(${url})`, { weight: '200 900' })
        document.fonts.add(await face.load())
        const context = document.createElement('canvas').getContext('2d')
        if (!context) throw new Error('no canvas')
        const found = ofWeights.map((weight) => {
          const measure = (family: string) => {
            context.font = `${weight} 100px ${family}`
            return context.measureText(sample)
          }
          const measured = measure('Measured')
          const sizeAdjust = measured.width / measure('"Liberation Sans", Arial').width
          const ascent = measured.fontBoundingBoxAscent / 100 / sizeAdjust
          const descent = measured.fontBoundingBoxDescent / 100 / sizeAdjust
          return { weight, sizeAdjust, ascent, descent }
        })
        document.fonts.delete(face)
        return found
      },
      [source, text, weights] as const,
    )
    process.stdout.write(`${file}\n`)
    for (const { weight, sizeAdjust, ascent, descent } of measures) {
      process.stdout.write(
        `${weight}: size-adjust ${percent(sizeAdjust)}, ascent-override ${percent(ascent)}, descent-override ${percent(descent)}\n`,
      )
    }
  }
} finally {
  await browser.close()
}

function percent(ratio: number): string {
  return `${(ratio * 100).toFixed(1)}%`
}
