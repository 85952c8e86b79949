import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Content, contentSchema } from '../../src/shared/entities/content.ts'
import { launchBrowser } from '../support/browser.ts'
import { type RunningLucarne, startLucarne } from '../support/process.ts'
import { siteFolder } from '../support/siteFolder.ts'
import { makeStoryClip } from './clip.ts'
import { type Account, restOf } from './library.ts'
import { axeFaults } from './states/checks.ts'
import { visit } from './visitor.ts'

const run = promisify(execFile)
const cleanups: (() => Promise<unknown>)[] = []
let lucarne: RunningLucarne
let browser: Browser
let creator: Account
let folder: string

beforeAll(async () => {
  const site = await siteFolder()
  cleanups.push(site.remove)
  folder = site.path
  lucarne = await startLucarne(join(folder, 'data'))
  cleanups.push(() => lucarne.stop())
  creator = (await restOf(lucarne.url).addLibrary('Ateliers', [], await makeStoryClip(folder))).creator
  browser = await launchBrowser()
  cleanups.push(() => browser.close())
})
afterAll(async () => {
  for (const cleanup of cleanups.toReversed()) await cleanup()
})

/** Two seconds of red, two of green, two of blue. */
async function makeFlag(): Promise<string> {
  const path = join(folder, 'drapeau.mp4')
  const colours = ['red', 'lime', 'blue'].flatMap((name) => ['-f', 'lavfi', '-i', `color=${name}:size=640x360:rate=10:duration=2`])
  const joined = ['-filter_complex', '[0][1][2]concat=n=3', '-c:v', 'libx264', '-pix_fmt', 'yuv420p']
  await run('ffmpeg', ['-v', 'error', '-y', ...colours, ...joined, path])
  return path
}

async function openForm(): Promise<Page> {
  const { context, page } = await visit(browser, lucarne.url, creator)
  cleanups.push(() => context.close())
  await page.goto(`${lucarne.url}/upload`)
  await page.getByRole('textbox', { name: 'Titre' }).waitFor()
  return page
}
const choose = (page: Page, path: string): Promise<void> => page.locator('input[name=videoFile]').setInputFiles(path)

/** The colour in the middle of a picture, as the channels that are bright. */
async function brightChannels(bytes: Uint8Array): Promise<string> {
  const { data } = await sharp(bytes).resize(1, 1).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return ['red', 'green', 'blue'].filter((_, channel) => (data[channel] ?? 0) > 128).join()
}

describe('a chosen video', { timeout: 120_000 }, () => {
  it('that has only sound, is cut, or is something else, is refused with its reason, and nothing is sent', async () => {
    const sound = join(folder, 'radio.mp4')
    await run('ffmpeg', ['-v', 'error', '-y', '-f', 'lavfi', '-i', 'sine=duration=2', sound])
    const cut = join(folder, 'coupe.mkv')
    await run('ffmpeg', ['-v', 'error', '-y', '-i', await makeFlag(), '-c', 'copy', '-fs', '4000', join(folder, 'petit.mkv')])
    await run('sh', ['-c', `head -c 3000 "${join(folder, 'petit.mkv')}" > "${cut}"`])
    const text = join(folder, 'notes.mp4')
    await writeFile(text, 'Bonjour tout le monde, ceci n’est pas une vidéo.')
    const page = await openForm()
    const sent: string[] = []
    page.on('request', (request) => void (request.url().includes('/api/uploads') && sent.push(request.url())))
    for (const [path, reason] of [
      [sound, 'Le fichier ne contient que du son, pas d’image'],
      [cut, 'Le fichier est incomplet'],
      [text, 'Format vidéo non supporté'],
    ] as const) {
      await choose(page, path)
      await page.getByText(reason).waitFor()
    }
    await page.getByRole('textbox', { name: 'Titre' }).fill('Rien à voir')
    await page.getByRole('button', { name: 'Publier la vidéo' }).click()
    await page.getByText('Un fichier vidéo est requis').waitFor()
    expect(sent).toEqual([])
  })

  it('shows what it is, and one of its pictures becomes its thumbnail', async () => {
    const page = await openForm()
    await choose(page, await makeFlag())
    await page.getByText(/^0:06 · 640\s×\s360 · H\.264$/).waitFor()
    const pictures = page.getByRole('button', { name: /^Prendre l’image à/ })
    await expect.poll(() => pictures.count()).toBe(3)
    const colours = await pictures.locator('img').evaluateAll((images) =>
      images.map((image) => {
        const context = new OffscreenCanvas(1, 1).getContext('2d')
        if (!context || !(image instanceof HTMLImageElement)) throw new Error('no picture')
        context.drawImage(image, 0, 0, 1, 1)
        return Array.from(context.getImageData(0, 0, 1, 1).data.slice(0, 3), (value) => value > 128)
      }),
    )
    expect(colours).toEqual([
      [true, false, false],
      [false, true, false],
      [false, false, true],
    ])
    expect(await axeFaults(page)).toEqual([])
    // The slider by keyboard: its end is blue.
    await page.getByRole('slider').focus()
    await page.keyboard.press('End')
    await expect.poll(() => pictures.count()).toBe(4)
    await page.getByRole('button', { name: 'Prendre l’image à 0:03' }).click()
    await page.getByText(/^image\.(webp|jpg)$/).waitFor()
    await page.getByRole('textbox', { name: 'Titre' }).fill('Drapeau')
    await page.getByRole('button', { name: 'Publier la vidéo' }).click()
    await page.getByText('Vidéo uploadée avec succès').waitFor({ timeout: 60_000 })
    const latest = async (): Promise<Content | undefined> =>
      contentSchema.array().parse(await (await fetch(`${lucarne.url}/api/contents?limit=1`)).json())[0]
    // It is listed once it can be watched.
    await expect.poll(async () => (await latest())?.title, { timeout: 30_000 }).toBe('Drapeau')
    const flag = await latest()
    const picture = await fetch(new URL(flag?.thumbnail_url ?? '', lucarne.url))
    expect(await brightChannels(await picture.bytes())).toBe('green')
  })

  it('moves nothing once it stands in its field', async () => {
    const page = await openForm()
    await page.evaluate(() => {
      const field = document.querySelector('input[name=videoFile]')?.parentElement?.parentElement
      if (!field) throw new Error('no field')
      const shifts: number[] = []
      Object.assign(window, { shifts })
      let chosenAt = Infinity
      new MutationObserver((_, observer) => {
        observer.disconnect()
        // Once the file's name has been painted in place of the drop zone.
        requestAnimationFrame(() => requestAnimationFrame((time) => (chosenAt = time)))
      }).observe(field, { childList: true })
      const isShift = (entry: PerformanceEntry): entry is PerformanceEntry & { value: number } => 'value' in entry
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries().filter(isShift)) if (entry.startTime >= chosenAt) shifts.push(entry.value)
      }).observe({ type: 'layout-shift' })
    })
    await choose(page, await makeFlag())
    await expect.poll(() => page.getByRole('button', { name: /^Prendre l’image à/ }).count()).toBe(3)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    expect(await page.evaluate('shifts')).toEqual([])
  })

  it('has another of its pictures as its thumbnail later on, from what plays', async () => {
    const page = await openForm()
    await page.goto(`${lucarne.url}/dashboard`)
    await page.getByRole('button', { name: 'Modifier «\u202fDrapeau\u202f»' }).click()
    const parts: string[] = []
    page.on('request', (request) => void (request.url().includes('.m4s') && parts.push(request.url())))
    const pictures = page.getByRole('button', { name: /^Prendre l’image à/ })
    const ask = page.getByRole('button', { name: 'Choisir une image de la vidéo' })
    await ask.waitFor()
    expect(parts).toEqual([])
    await ask.click()
    await expect.poll(() => pictures.count(), { timeout: 15_000 }).toBe(3)
    expect(await axeFaults(page)).toEqual([])
    expect(await ask.evaluate((button) => button === document.activeElement)).toBe(true)
    await page.getByRole('button', { name: 'Prendre l’image à 0:05' }).click()
    await page.getByText(/^image\.(webp|jpg)$/).waitFor()
    await page.getByRole('button', { name: 'Sauvegarder' }).click()
    await page.getByText('Vidéo mise à jour avec succès').first().waitFor()
    const flags = contentSchema.array().parse(await (await fetch(`${lucarne.url}/api/contents`)).json())
    const picture = await fetch(new URL(flags.find(({ title }) => title === 'Drapeau')?.thumbnail_url ?? '', lucarne.url))
    expect(await brightChannels(await picture.bytes())).toBe('blue')
  })

  it('of a container that browsers do not read is sent all the same', async () => {
    const old = join(folder, 'ancien.avi')
    await run('ffmpeg', ['-v', 'error', '-y', '-f', 'lavfi', '-i', 'testsrc2=size=160x90:rate=10:duration=1', old])
    const page = await openForm()
    await choose(page, old)
    await page.getByText(/^Ce navigateur ne lit pas ce format/).waitFor()
    await page.getByRole('textbox', { name: 'Titre' }).fill('Ancien')
    await page.getByRole('button', { name: 'Publier la vidéo' }).click()
    await page.getByText('Vidéo uploadée avec succès').waitFor({ timeout: 60_000 })
  })
})
