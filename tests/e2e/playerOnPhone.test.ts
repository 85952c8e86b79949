import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { maker, x264 } from './kinds/recipe.ts'
import { bar, canPlay, control, openPlayerSite, type OpenOptions, play, type PlayerSite, stage, start } from './playerSite.ts'

const titles = ['La mer par gros temps', 'Une tour'] as const
let site: PlayerSite
let tower = ''

const long = 'Le vent s’est levé dans la nuit et la mer est si grosse que personne ne sortira du port avant demain soir'

beforeAll(async () => {
  site = await openPlayerSite(titles, async (folder) => {
    const { ffmpeg, pathOf } = maker(folder)
    const clip = async (name: string, size: string): Promise<string> => {
      await ffmpeg(['-f', 'lavfi', '-i', `testsrc2=size=${size}:rate=10:duration=24`, '-g', '20', ...x264, pathOf(name)])
      return pathOf(name)
    }
    tower = await clip('tour.mp4', '180x320')
    return new Map([
      [titles[0], await clip('mer.mp4', '1280x720')],
      [titles[1], tower],
    ])
  })
  const { token } = site.library.creator
  const answer = await fetch(`${site.url}/api/contents/${video()}/captions/fr`, {
    method: 'PUT',
    headers: { 'content-type': 'text/vtt', authorization: `Bearer ${token}` },
    body: `WEBVTT\n\n00:00.000 --> 00:12.000\n${long}\n\n00:12.000 --> 00:24.000\nAu revoir`,
  })
  expect(answer.status).toBe(200)
  const chapters = '0:00 Le port\n0:12 Le large, quand le vent tombe enfin\n'
  await site.rest.call('PUT', `/contents/${video()}`, { description: `${chapters}${'Une ligne.\n'.repeat(60)}` }, token)
})
afterAll(() => site.close())
afterEach(() => site.closePages())

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const video = (at = 0): string => site.library.contents[at]?.id ?? ''
const open = async (path: string, options?: OpenOptions): Promise<Page> => (await site.open(path, options)).page
const cue = (page: Page): Locator => page.locator('[data-part="cue"]').filter({ visible: true })

type Box = { left: number; top: number; right: number; bottom: number }
async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox()
  if (!box) throw new Error(`${String(locator)} is not to be seen`)
  return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height }
}
const isInside = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom

/** The captions are shown, in this size. */
const withCaptions = (page: Page, size: string): Promise<void> =>
  page.evaluate(
    (captionsStyle) => {
      localStorage.setItem('lucarne.player', JSON.stringify({ captions: true, captionsStyle }))
    },
    { size, color: 'white', background: 'half' },
  )

/** Until it plays: before its first picture, a pause would withdraw the press, and the controls would be gone. */
async function playByTouch(page: Page): Promise<void> {
  await start(page).tap()
  await control(page, 'Pause').waitFor()
}

describe('captions', () => {
  it.each(['medium', 'huge'])('of the size «%s» are above the bar, its time and its buttons, and inside the picture', async (size) => {
    const page = await open('/', { profile: phone })
    await withCaptions(page, size)
    await page.goto(`${site.url}/watch/${video()}?t=1`)
    await canPlay(page)
    await playByTouch(page)
    await page.keyboard.press('k')
    await cue(page).waitFor()
    const place = async (): Promise<[isAbove: boolean, isInside: boolean]> => {
      const [text, player] = [await boxOf(cue(page)), await boxOf(stage(page))]
      const clock = await boxOf(stage(page).getByText(/^0:0\d$/))
      return [text.bottom <= Math.min((await boxOf(bar(page))).top, clock.top), isInside(text, player)]
    }
    await expect.poll(place).toEqual([true, true])
  })
})

describe('the preview of a second', () => {
  it.each([0, 12, 23.9])('at %i s is wholly inside the player', async (second) => {
    const page = await open(`/watch/${video()}?t=1`, { profile: phone })
    await canPlay(page)
    await play(page)
    await page.keyboard.press('k')
    const { left, right, top, bottom } = await boxOf(bar(page))
    await page.mouse.move(left + 7 + ((right - left - 14) * second) / 24, (top + bottom) / 2)
    const preview = stage(page).locator('[aria-hidden=true]', { has: page.locator('span[style*="background-image"]') })
    await preview.waitFor()
    for (const part of await preview.locator('span').all()) expect(isInside(await boxOf(part), await boxOf(stage(page)))).toBe(true)
  })
})

describe('the poster', () => {
  it.each([
    [0, '16:9'],
    [1, '9:16'],
  ])('of video %i (%s) is shown whole', async (at) => {
    const page = await open(`/watch/${video(at)}`, { profile: phone })
    const poster = page.locator('img[fetchpriority="high"]')
    await poster.waitFor()
    // Another element takes its place once the member's own answer has come.
    await expect.poll(() => poster.evaluate((image) => getComputedStyle(image).objectFit)).toBe('contain')
  })
})

describe('the message of a video that resumes', () => {
  async function resume(path: string, second: number, profile = phone): Promise<Page> {
    const { user, token } = site.viewer
    const of = `/user/${user.id}/content/${video()}`
    const body = { user_uuid: user.id, content_uuid: video() }
    await site.rest.call('POST', '/views', body, token)
    await site.rest.call('POST', '/historicals', body, token)
    await site.rest.call('PUT', `/views${of}/playback`, { position: second, watched: 0 }, token)
    const page = await open(path, { profile })
    await stage(page).getByText(`Reprise à 0:${second}`).waitFor()
    return page
  }

  it('is under the title on another site’s page', async () => {
    const page = await resume(`/embed/${video()}`, 12, { ...phone, viewport: { width: 640, height: 360 } })
    const [notice, title] = [
      await boxOf(stage(page).getByText('Reprise à')),
      await boxOf(page.getByRole('heading', { level: 1 }).getByRole('link')),
    ]
    expect(notice.top).toBeGreaterThanOrEqual(title.bottom)
  })

  it('is gone at the end', async () => {
    const page = await resume(`/watch/${video()}`, 22)
    await canPlay(page)
    await start(page).tap()
    await stage(page).getByRole('button', { name: 'Revoir' }).waitFor()
    expect(await stage(page).getByText('Reprise à').count()).toBe(0)
  })
})

describe('the small player', () => {
  it('is never over the passage that the search has found', async () => {
    const page = await open(`/watch/${video()}`, { profile: phone })
    await canPlay(page)
    await play(page)
    await page.getByRole('button', { name: 'Afficher la transcription' }).click()
    const list = page.getByRole('list', { name: 'Ce qui est dit' })
    await list.waitFor()
    // The list is at the lower edge of the window, and the player above the upper one.
    await list.evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + scrollY - innerHeight + 200))
    await expect.poll(() => stage(page).evaluate((element) => 'mini' in (element as HTMLElement).dataset)).toBe(true)
    await page.getByRole('searchbox', { name: 'Chercher dans la transcription' }).fill('revoir')
    const found = list.locator('[data-found]')
    await found.waitFor()
    await expect.poll(async () => (await boxOf(found)).bottom <= (await boxOf(stage(page))).top).toBe(true)
  })
})

describe('in a window in which the player is narrow', () => {
  it('the bar has the time and the length, and nothing is outside', async () => {
    const page = await open(`/watch/${video()}?t=1`, { profile: { viewport: { width: 1150, height: 720 } } })
    await canPlay(page)
    await play(page)
    await page.keyboard.press('k')
    const player = await boxOf(stage(page))
    expect(player.right - player.left).toBeLessThan(800)
    const length = await boxOf(stage(page).getByText('/ 0:24'))
    const now = await boxOf(stage(page).getByText(/^0:0\d$/))
    expect([length.top, isInside(length, player)]).toEqual([now.top, true])
  })

  it('the list of chapters marks the current one', async () => {
    const page = await open(`/watch/${video()}?t=2`)
    await canPlay(page)
    const current = page.getByRole('region', { name: 'Chapitres' }).locator('[aria-current]')
    await expect.poll(() => current.allInnerTexts()).toEqual([expect.stringContaining('Le port')])
    await page
      .getByRole('region', { name: 'Chapitres' })
      .getByRole('button', { name: /Le large/ })
      .click()
    await expect.poll(() => current.allInnerTexts()).toEqual([expect.stringContaining('Le large')])
  })
})

describe('a newer version that is offered', () => {
  it('has its button under the captions', async () => {
    const page = await open('/', { profile: phone })
    await withCaptions(page, 'huge')
    await page.goto(`${site.url}/watch/${video(0)}?t=1`)
    await canPlay(page)
    await playByTouch(page)
    await page.keyboard.press('k')
    await cue(page).waitFor()
    const { token } = site.library.creator
    const form = new FormData()
    form.append('video', new File([await readFile(tower)], 'tour.mp4', { type: 'video/mp4' }))
    await site.rest.call('PUT', `/files/video/${video()}`, form, token)
    const offer = stage(page).getByRole('button', { name: 'Nouvelle version disponible' })
    await offer.waitFor()
    await expect.poll(async () => (await boxOf(cue(page))).bottom <= (await boxOf(offer)).top).toBe(true)
    expect(isInside(await boxOf(cue(page)), await boxOf(stage(page)))).toBe(true)
  })
})
