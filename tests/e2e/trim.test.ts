import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { type RunningLucarne, startLucarne } from '../support/process.ts'
import { siteFolder } from '../support/siteFolder.ts'
import { makeStoryClip } from './clip.ts'
import { type Account, restOf } from './library.ts'
import { axeFaults } from './states/checks.ts'
import { visit } from './visitor.ts'

const cleanups: (() => Promise<unknown>)[] = []
let lucarne: RunningLucarne
let browser: Browser
let creator: Account
let contentId = ''

beforeAll(async () => {
  const site = await siteFolder()
  cleanups.push(site.remove)
  lucarne = await startLucarne(join(site.path, 'data'))
  cleanups.push(() => lucarne.stop())
  const library = await restOf(lucarne.url).addLibrary('Ateliers', ['Semer des pois'], await makeStoryClip(site.path))
  creator = library.creator
  contentId = library.contents[0]?.id ?? ''
  // What is said before the part that is kept.
  const captions = await fetch(`${lucarne.url}/api/contents/${contentId}/captions/fr`, {
    method: 'PUT',
    headers: { 'content-type': 'text/vtt', authorization: `Bearer ${creator.token}` },
    body: 'WEBVTT\n\n00:00.000 --> 00:01.000\nBonjour\n',
  })
  expect(captions.status).toBe(200)
  browser = await launchBrowser()
  cleanups.push(() => browser.close())
}, 120_000)
afterAll(async () => {
  for (const cleanup of cleanups.toReversed()) await cleanup()
})

async function open(width: number, height: number): Promise<Page> {
  const { context, page } = await visit(browser, lucarne.url, creator)
  cleanups.push(() => context.close())
  await page.setViewportSize({ width, height })
  return page
}
const lengthOf = async (page: Page): Promise<number> => {
  await page.goto(`${lucarne.url}/watch/${contentId}`)
  await page.getByRole('button', { name: 'Lire la vidéo' }).click()
  const length = await page.waitForFunction(() => {
    const seconds = document.querySelector('video')?.duration
    return seconds !== undefined && Number.isFinite(seconds) ? seconds : undefined
  })
  return Number(await length.jsonValue())
}
const start = (page: Page) => page.getByLabel('Garder à partir de', { exact: true })
const end = (page: Page) => page.getByLabel('Garder jusqu’à', { exact: true })
const conversion = (page: Page) => page.getByText(/^La nouvelle version (se convertit|est en ligne)/)
/** Waits for a conversion that has begun. */
async function converted(page: Page): Promise<void> {
  await conversion(page).first().waitFor()
  await conversion(page).waitFor({ state: 'detached', timeout: 60_000 })
}

/** A colour that is still changing has another contrast. */
const settled = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.getAnimations().every((animation) => !(animation instanceof CSSTransition)))

it('a video is cut by keyboard, and can be whole again', { timeout: 120_000 }, async () => {
  const page = await open(1280, 900)
  const whole = await lengthOf(page)
  await page.goto(`${lucarne.url}/dashboard`)
  await page.getByRole('link', { name: 'Sous-titres et montage de «\u202fSemer des pois\u202f»' }).focus()
  await page.keyboard.press('Enter')
  const startThumb = page.getByRole('slider', { name: 'Curseur du début' })
  await startThumb.focus()
  for (let times = 0; times < 12; times += 1) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  expect(await start(page).inputValue()).toBe('0:02.2')
  expect(await startThumb.getAttribute('aria-valuetext')).toBe('0:02.2')
  await end(page).fill('0:01')
  await page.keyboard.press('Enter')
  await page.getByText('La fin doit venir après le début').waitFor()
  expect(await end(page).getAttribute('aria-invalid')).toBe('true')
  await settled(page)
  expect(await axeFaults(page)).toEqual([])
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('0:05.2')
  await page.keyboard.press('Enter')
  await page.getByText('La nouvelle version se prépare').first().waitFor()
  await converted(page)
  await settled(page)
  expect(await axeFaults(page)).toEqual([])
  expect(Math.abs((await lengthOf(page)) - 3)).toBeLessThan(0.2)

  await page.goto(`${lucarne.url}/captions/${contentId}`)
  expect([await start(page).inputValue(), await end(page).inputValue()]).toEqual(['0:02.2', '0:05.2'])
  const lines = page.getByLabel('Texte', { exact: true })
  await page.getByRole('button', { name: 'Modifier (français)' }).click()
  await page.getByRole('button', { name: 'Ajouter une ligne ici' }).waitFor()
  expect(await lines.count()).toBe(0)
  await page.getByRole('button', { name: 'Annuler' }).click()
  await page.getByRole('button', { name: /^Rétablir la vidéo entière/ }).click()
  await converted(page)
  expect(Math.abs((await lengthOf(page)) - whole)).toBeLessThan(0.2)
  await page.goto(`${lucarne.url}/captions/${contentId}`)
  await page.getByRole('button', { name: 'Modifier (français)' }).click()
  await expect.poll(() => lines.first().inputValue()).toBe('Bonjour')
})

it('a part is taken from where the player is, by touch at 390 px', { timeout: 60_000 }, async () => {
  const page = await open(390, 844)
  await page.goto(`${lucarne.url}/captions/${contentId}`)
  await page.getByRole('button', { name: 'Voir la fin' }).click()
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 3)
  await page.evaluate(() => {
    const video = document.querySelector('video')
    video?.pause()
    if (video) video.currentTime = 1.5
  })
  await page.waitForFunction(() => document.querySelector('video')?.seeking === false)
  await expect
    .poll(async () => {
      await page.getByRole('button', { name: 'Ici\u00a0: garder à partir de l’endroit où est le lecteur' }).click()
      return start(page).inputValue()
    })
    .toBe('0:01.5')
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  // What was chosen and not saved is not lost without a question.
  await page.getByRole('link', { name: 'Retour à ma chaîne' }).click()
  await page.getByRole('alertdialog').waitFor()
})
