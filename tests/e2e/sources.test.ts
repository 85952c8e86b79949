import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { aac, card, maker, tone, x264 } from './kinds/recipe.ts'
import { bar, canPlay, control, openPlayerSite, play, type PlayerSite, secondsOf, stage, start } from './playerSite.ts'

/**
 * Arguments of ffmpeg by the title of the video: what the page of a video shows of it. Whether a file plays at all, with its picture, its rate
 * and its sound, is in `kinds.test.ts`.
 */
const sources = {
  portrait: [...card({ width: 180, height: 320, seconds: 4 }), ...x264],
  square: [...card({ width: 240, height: 240, seconds: 4 }), ...x264],
  television: [...card({ width: 240, height: 180, seconds: 4 }), ...x264],
  ultrawide: [...card({ width: 420, height: 180, seconds: 4 }), ...x264],
  usual: [...card({ seconds: 24 }), ...tone({ seconds: 24 }), ...x264, ...aac],
  fast: [...card({ rate: 60, seconds: 4 }), ...x264],
  blink: [...card({ seconds: 0.1 }), ...x264],
  hours: [...card({ width: 160, height: 90, rate: 1, seconds: 10_800 }), ...x264],
}
const titles = Object.keys(sources)
/** Of the captions, by their codes. */
const languages = { de: 'Allemand', en: 'Anglais', ar: 'Arabe', br: 'Breton', fr: 'Français' }
let site: PlayerSite

beforeAll(async () => {
  site = await openPlayerSite(titles, async (folder) => {
    const { ffmpeg, pathOf } = maker(folder)
    const clips = new Map<string, string>()
    for (const [title, args] of Object.entries(sources)) {
      await ffmpeg([...args, pathOf(`${title}.mp4`)])
      clips.set(title, pathOf(`${title}.mp4`))
    }
    return clips
  })
  for (const [language, name] of Object.entries(languages)) {
    const answer = await fetch(`${site.url}/api/contents/${idOf('usual')}/captions/${language}`, {
      method: 'PUT',
      headers: { 'content-type': 'text/vtt', authorization: `Bearer ${site.library.creator.token}` },
      body: `WEBVTT\n\n00:00.000 --> 00:24.000\n${name}`,
    })
    expect(answer.status).toBe(200)
  }
})
afterAll(() => site.close())
afterEach(() => site.closePages())

const idOf = (title: keyof typeof sources): string => site.library.contents[titles.indexOf(title)]?.id ?? ''

async function open(title: keyof typeof sources, query = ''): Promise<Page> {
  const { page } = await site.open(`/watch/${idOf(title)}${query}`)
  await canPlay(page)
  return page
}

/** Share of the player’s width and height in which the card is to be seen. @param part of the player, of which alone a picture is taken */
async function shareOf(page: Page, part: string): Promise<{ width: number; height: number }> {
  await stage(page).evaluate((element, kept) => {
    for (const child of element.children) if (child instanceof HTMLElement && !child.matches(kept)) child.style.visibility = 'hidden'
  }, part)
  const { data, info } = await sharp(await stage(page).screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const isCard = (x: number, y: number): boolean => {
    const at = (y * info.width + x) * info.channels
    return Math.max(...data.subarray(at, at + 3)) > 60
  }
  const count = (length: number, isAt: (n: number) => boolean): number => Array.from({ length }, (_, n) => n).filter(isAt).length / length
  // In lines that are not where two quarters of the card meet.
  return {
    width: count(info.width, (x) => isCard(x, Math.round(info.height * 0.4))),
    height: count(info.height, (y) => isCard(Math.round(info.width * 0.45), y)),
  }
}

describe('a picture of another shape', () => {
  it.each([
    ['portrait', 9 / 16 / (16 / 9), 1],
    ['square', 9 / 16, 1],
    ['television', 4 / 3 / (16 / 9), 1],
    ['usual', 1, 1],
    ['ultrawide', 1, 16 / 9 / (42 / 18)],
  ] as const)('is shown whole, in the middle of a frame of 16:9: %s', async (title, width, height) => {
    const page = await open(title)
    await play(page)
    await expect.poll(() => secondsOf(page)).toBeGreaterThan(0.2)
    await page.keyboard.press('k')
    await control(page, 'Lecture').waitFor()
    const box = await stage(page).boundingBox()
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 2)
    const share = await shareOf(page, '[data-media-player]')
    expect(share.width).toBeCloseTo(width, 1)
    expect(share.height).toBeCloseTo(height, 1)
  })
})

describe('three hours', () => {
  it('are counted in hours, and play near their end', async () => {
    const page = await open('hours', '?t=2h59m')
    expect(await bar(page).getAttribute('aria-valuetext')).toBe('2 heures 59 minutes sur 3 heures')
    await page.getByText('2:59:00 / 3:00:00', { exact: true }).waitFor()
    await play(page)
    await expect.poll(() => secondsOf(page)).toBeGreaterThan(10_741.5)
    await page.keyboard.press('0')
    await expect.poll(() => secondsOf(page)).toBeLessThan(60)
    await page.getByText(/^0:0\d \/ 3:00:00$/).waitFor()
    await control(page, 'Pause').waitFor()
  })
})

describe('a tenth of a second', () => {
  it('plays to its end, and again', async () => {
    const page = await open('blink')
    await start(page).click()
    await control(page, 'Revoir').waitFor()
    await page.locator('video').evaluate((video) => {
      video.addEventListener('playing', () => (document.title = 'plays'), { once: true })
    })
    await control(page, 'Revoir').click()
    await expect.poll(() => page.title()).toBe('plays')
    await control(page, 'Revoir').waitFor()
  })
})

describe('sixty pictures a second', () => {
  it('are stepped through one by one', async () => {
    const page = await open('fast', '?t=1')
    await play(page)
    await page.keyboard.press('k')
    await control(page, 'Lecture').waitFor()
    const from = await secondsOf(page)
    for (let press = 1; press <= 3; press += 1) {
      await page.keyboard.press('.')
      await expect.poll(() => secondsOf(page)).toBeCloseTo(from + press / 60, 3)
    }
  })
})

describe('sound alone', () => {
  it('plays under the picture of the video', async () => {
    const page = await open('usual')
    await play(page)
    await page.getByRole('button', { name: /^Qualité/ }).press('Enter')
    await page.getByRole('menuitemradio', { name: 'Audio seul' }).press('Enter')
    await expect.poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.videoWidth)).toBe(0)
    const from = await secondsOf(page)
    await expect.poll(() => secondsOf(page)).toBeGreaterThan(from + 0.3)
    const shown = await stage(page)
      .locator('img')
      .evaluate((image: HTMLImageElement) => [image.naturalWidth > 0, new URL(image.src).pathname.split('/')[2]])
    expect(shown).toEqual([true, 'contents'])
    expect(await shareOf(page, 'img')).toEqual({ width: 1, height: 1 })
  })
})

describe('captions in several languages', () => {
  it('are offered by their names in French, and shown in the chosen one', async () => {
    const page = await open('usual')
    await play(page)
    await page.getByRole('button', { name: /^Sous-titres/ }).press('Enter')
    await expect.poll(() => page.getByRole('menuitemradio').allInnerTexts()).toEqual(['Désactivés', ...Object.values(languages)])
    for (const name of ['Arabe', 'Breton']) {
      if (name === 'Breton') await page.getByRole('button', { name: /^Sous-titres/ }).press('Enter')
      await page.getByRole('menuitemradio', { name }).press('Enter')
      await expect.poll(() => page.locator('[data-part="cue"]').filter({ visible: true }).allInnerTexts()).toEqual([name])
    }
  })
})
