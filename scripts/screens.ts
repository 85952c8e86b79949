import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { states } from '../tests/e2e/states/states.ts'
import { openSite } from '../tests/e2e/states/visit.ts'
import { launchBrowser } from '../tests/support/browser.ts'
import { makeDataDir, startLucarne } from '../tests/support/process.ts'
import { type Showcase, writeShowcase } from '../tests/support/showcase/showcase.ts'
import { ensureFfmpeg } from './ensure-ffmpeg.ts'
import { draw, widthsOf } from './screens/draw.ts'
import { difference } from './screens/difference.ts'
import { drawInspector, inspectorPicture } from './screens/inspector.ts'
import { drawMails, mailPictures } from './screens/mails.ts'
import { ensureWebBuild } from './webBuild.ts'

const committed = join(import.meta.dirname, '..', 'docs', 'screens')
const { values, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: {
    // Where the pictures are, or are drawn. Elsewhere than in docs/screens they are lossless.
    folder: { type: 'string', default: committed },
    compare: { type: 'boolean', default: false },
    // Every state of tests/e2e/states, also those without a picture.
    every: { type: 'boolean', default: false },
  },
})
const folder = resolve(values.folder)
const encoding = folder === committed ? { quality: 72 } : { lossless: true }

/** The site that is drawn, and the time that its pages believe: else «il y a 3 minutes» would differ at each drawing. */
type Drawn = { showcase: Showcase; now: number }

/**
 * Writes the site that is drawn. Its ids are random, and its figures follow from them: what was drawn into a folder is kept there, so that
 * the same site is drawn when it is compared.
 */
async function settleSite(dataDir: string): Promise<Drawn> {
  const [data, ids] = [join(folder, 'site'), join(folder, 'site.json')]
  if (existsSync(ids)) {
    await cp(data, dataDir, { recursive: true })
    return JSON.parse(await readFile(ids, 'utf8'))
  }
  const drawn: Drawn = { showcase: await writeShowcase(dataDir), now: Date.now() }
  if (folder !== committed && !values.compare) {
    await cp(dataDir, data, { recursive: true })
    await writeFile(ids, JSON.stringify(drawn))
  }
  return drawn
}

type TakePicture = (file: string, picture: Buffer) => Promise<void>

const isAsked = (picture: string): boolean => asked.length === 0 || asked.includes(picture)

/** Draws the pictures named on the command line, or all, and hands each over. */
async function drawAll(take: TakePicture): Promise<void> {
  const drawn = states.filter(({ picture }) => (asked.length > 0 ? picture && asked.includes(picture) : values.every || picture))
  const data = await makeDataDir()
  const { showcase, now } = await settleSite(data.path)
  const lucarne = await startLucarne(data.path)
  const browser = await launchBrowser()
  const takePng = async (name: string, png: Buffer): Promise<void> => take(`${name}.webp`, await sharp(png).webp(encoding).toBuffer())
  try {
    const site = await openSite(lucarne.url, showcase)
    for (const state of drawn) {
      for (const width of widthsOf(state)) {
        for (const [name, png] of await draw(browser, site, state, { width, now })) {
          await takePng(name, png)
        }
      }
    }
    if (isAsked(mailPictures)) for (const [name, png] of await drawMails(browser)) await takePng(name, png)
    // What it shows of an upload never is the same twice: there is nothing to compare.
    if (!values.compare && isAsked(inspectorPicture)) {
      for (const [name, png] of await drawInspector(browser, lucarne, showcase)) await takePng(name, png)
    }
  } finally {
    await browser.close()
    await lucarne.stop()
    await data.remove()
  }
}

async function drawAnew(): Promise<void> {
  await mkdir(folder, { recursive: true })
  if (folder === committed && asked.length === 0) for (const old of await readdir(folder)) await rm(join(folder, old))
  await drawAll(async (file, picture) => {
    await writeFile(join(folder, file), picture)
    console.log(`${file}: ${Math.round(picture.length / 1000)} ko`)
  })
}

/** Compares the screens as they are with the pictures of the folder. What differs is kept in a temporary folder, as drawn and in red. */
async function compare(): Promise<void> {
  const kept = await mkdtemp(join(tmpdir(), 'lucarne-screens-'))
  let different = 0
  await drawAll(async (file, picture) => {
    const path = join(folder, file)
    const found = existsSync(path) ? await difference(await readFile(path), picture) : undefined
    if (found?.pixels === 0) return
    different += 1
    await writeFile(join(kept, file), picture)
    if (found) await writeFile(join(kept, `${file}.difference.png`), found.picture)
    console.log(`✗ ${file}: ${found ? `${found.pixels} px` : 'absente'}`)
  })
  if (different === 0) return console.log('✓')
  console.error(`${different} images diffèrent de ${folder} : ${kept}`)
  process.exitCode = 1
}

await ensureFfmpeg(console.log)
await ensureWebBuild(console.log)
await (values.compare ? compare() : drawAnew())
