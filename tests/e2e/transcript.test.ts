import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { type RunningLucarne, startLucarne } from '../support/process.ts'
import { siteFolder } from '../support/siteFolder.ts'
import { makeSmallClip } from './clip.ts'
import { type Account, restOf } from './library.ts'
import { axeFaults } from './states/checks.ts'
import { visit } from './visitor.ts'

const cleanups: (() => Promise<unknown>)[] = []
let lucarne: RunningLucarne
let browser: Browser
let creator: Account
let contentId = ''

const clock = (second: number): string => `00:00:${String(second).padStart(2, '0')}.000`
/** Twenty sentences of three seconds. */
const sentences = Array.from({ length: 20 }, (_, index) => {
  if (index === 4) return 'La forêt s’éveille.'
  if (index === 12) return 'Voici une belette dans la <i>forêt</i>.'
  return `Phrase ${index}.`
})
const webVtt = `WEBVTT\n\n${sentences.map((text, index) => `${clock(index * 3)} --> ${index === 19 ? '00:01:00.000' : clock(index * 3 + 3)}\n${text}`).join('\n\n')}`

async function putCaptions(language: string, text: string): Promise<void> {
  const answer = await fetch(`${lucarne.url}/api/contents/${contentId}/captions/${language}`, {
    method: 'PUT',
    headers: { 'content-type': 'text/vtt', authorization: `Bearer ${creator.token}` },
    body: text,
  })
  expect(answer.status).toBe(200)
}

beforeAll(async () => {
  const site = await siteFolder()
  cleanups.push(site.remove)
  lucarne = await startLucarne(join(site.path, 'data'))
  cleanups.push(() => lucarne.stop())
  const library = await restOf(lucarne.url).addLibrary('Ateliers', ['Une promenade'], await makeSmallClip(site.path, 60))
  creator = library.creator
  contentId = library.contents[0]?.id ?? ''
  await putCaptions('fr', webVtt)
  await putCaptions('br', 'WEBVTT\n\n00:30.000 --> 00:33.000\nUr gaerell.')
  browser = await launchBrowser()
  cleanups.push(() => browser.close())
}, 120_000)
afterAll(async () => {
  for (const cleanup of cleanups.toReversed()) await cleanup()
})

/** The watch page of the video, which plays, with its transcript open. */
async function watch(width = 1280): Promise<Page> {
  const { context, page } = await visit(browser, lucarne.url, creator)
  cleanups.push(() => context.close())
  await page.setViewportSize({ width, height: 844 })
  await page.goto(`${lucarne.url}/watch/${contentId}`)
  await page.getByRole('button', { name: 'Lire la vidéo' }).click()
  await page.waitForFunction(() => document.querySelector('video')?.paused === false)
  await page.getByRole('button', { name: 'Afficher la transcription' }).click()
  await list(page).waitFor()
  return page
}
const panel = (page: Page) => page.getByRole('region', { name: 'Transcription' })
const list = (page: Page) => page.getByRole('list', { name: 'Ce qui est dit' })
const current = (page: Page) => list(page).locator('[aria-current="true"]')
const field = (page: Page) => page.getByRole('searchbox', { name: 'Chercher dans la transcription' })
const playhead = (page: Page): Promise<number> => page.evaluate(() => document.querySelector('video')?.currentTime ?? -1)
/** Moves playback without the transcript. */
const seek = (page: Page, second: number): Promise<void> =>
  page.evaluate((at) => {
    const video = document.querySelector('video')
    if (video) video.currentTime = at
  }, second)
/** True when all of the element is inside of the list's box. */
const isInSight = (element: ReturnType<typeof current>): Promise<boolean> =>
  element.evaluate((row) => {
    const box = row.closest('ol')?.getBoundingClientRect()
    const own = row.getBoundingClientRect()
    return box !== undefined && own.top >= box.top && own.bottom <= box.bottom
  })

describe('the transcript of a video', () => {
  it('marks what is said, keeps it in sight, and leaves the page where it is', { timeout: 60_000 }, async () => {
    const page = await watch()
    await expect.poll(() => current(page).innerText()).toMatch(/^0:0[03]/)
    const top = await page.evaluate(() => scrollY)
    // Playback itself goes on to the next sentence.
    await seek(page, 32)
    await expect.poll(() => current(page).innerText()).toMatch(/Phrase 11\./)
    await expect.poll(() => isInSight(current(page))).toBe(true)
    await seek(page, 58)
    await expect.poll(() => current(page).innerText()).toMatch(/Phrase 19\./)
    await expect.poll(() => isInSight(current(page))).toBe(true)
    expect(await page.evaluate(() => scrollY)).toBe(top)
  })

  it('stays where the user scrolls it, and leads back', { timeout: 60_000 }, async () => {
    const page = await watch()
    await seek(page, 1)
    await expect.poll(() => current(page).innerText()).toMatch(/Phrase 0\./)
    expect(await page.getByRole('button', { name: 'Revenir au passage en cours' }).count()).toBe(0)
    await list(page).hover()
    await page.mouse.wheel(0, 400)
    const back = page.getByRole('button', { name: 'Revenir au passage en cours' })
    await back.waitFor()
    const scrolled = await list(page).evaluate(({ scrollTop }) => scrollTop)
    await seek(page, 16)
    await expect.poll(() => current(page).innerText()).toMatch(/Phrase 5\./)
    expect(await list(page).evaluate(({ scrollTop }) => scrollTop)).toBe(scrolled)
    await back.click()
    await expect.poll(() => isInSight(current(page))).toBe(true)
    expect(await back.count()).toBe(0)
    expect(await current(page).evaluate((row) => row === document.activeElement)).toBe(true)
  })

  it('is searched and played by keyboard, at 390 px', { timeout: 60_000 }, async () => {
    const page = await watch(390)
    await page.evaluate(() => document.querySelector('video')?.pause())
    await field(page).focus()
    await page.keyboard.type('foret')
    expect(await panel(page).getByRole('status').innerText()).toBe('1 sur 2')
    await page.keyboard.press('Enter')
    await expect.poll(() => panel(page).getByRole('status').innerText()).toBe('2 sur 2')
    const hit = list(page).getByRole('button', { name: /belette/ })
    await expect.poll(() => isInSight(hit)).toBe(true)
    expect(await hit.locator('mark').innerText()).toBe('forêt')
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)
    expect(await axeFaults(page)).toEqual([])
    await hit.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => playhead(page)).toBeGreaterThanOrEqual(36)
    expect(await playhead(page)).toBeLessThan(40)
    await expect.poll(() => current(page).innerText()).toMatch(/belette/)
  })

  it('is read in order by a screen reader', { timeout: 60_000 }, async () => {
    const page = await watch()
    await page.evaluate(() => document.querySelector('video')?.pause())
    await page.getByLabel('Langue de la transcription').selectOption('Breton')
    await expect.poll(() => list(page).getAttribute('lang')).toBe('br')
    expect(await panel(page).ariaSnapshot()).toBe(
      [
        '- region "Transcription":',
        '  - heading "Transcription" [level=2]',
        '  - button "Masquer la transcription" [expanded]',
        '  - text: Langue de la transcription',
        '  - combobox "Langue de la transcription":',
        '    - option "Breton" [selected]',
        '    - option "Français"',
        '  - search "Chercher dans la transcription":',
        '    - searchbox "Chercher dans la transcription"',
        '    - button "Lancer la recherche"',
        '  - status',
        '  - list "Ce qui est dit":',
        '    - listitem:',
        '      - button "0:30 Ur gaerell."',
      ].join('\n'),
    )
    expect(await axeFaults(page)).toEqual([])
  })
})

describe('a spoken word', () => {
  it('leads from the search to its second', { timeout: 90_000 }, async () => {
    const { context, page } = await visit(browser, lucarne.url, creator)
    cleanups.push(() => context.close())
    await page.setViewportSize({ width: 390, height: 844 })
    // The worker indexes them within a second or two.
    await expect
      .poll(async () => JSON.stringify(await (await fetch(`${lucarne.url}/api/search/beltte`)).json()), { timeout: 30_000 })
      .toContain('Une promenade')
    await page.goto(`${lucarne.url}/search?q=beltte`)
    await page.getByRole('heading', { level: 1, name: 'Résultats pour «\u202fbelette\u202f»' }).waitFor()
    const place = page.getByRole('list', { name: 'Ce qui est dit dans «\u202fUne promenade\u202f»' }).getByRole('link')
    expect(await place.innerText()).toMatch(/^0:36\s+«\u202fVoici une belette dans la forêt\.\u202f»$/)
    expect(await axeFaults(page)).toEqual([])
    await place.click()
    await page.waitForURL(`${lucarne.url}/watch/${contentId}?t=36`)
    await page.getByRole('button', { name: 'Lire la vidéo' }).click()
    await page.waitForFunction(() => document.querySelector('video')?.paused === false)
    await expect.poll(() => playhead(page)).toBeGreaterThanOrEqual(36)
    expect(await playhead(page)).toBeLessThan(45)
  })
})
