import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { makeSmallClip } from './clip.ts'
import { canPlay, control, isPaused, type OpenOptions, openPlayerSite, play, type PlayerSite, secondsOf } from './playerSite.ts'
import { axeFaults } from './states/checks.ts'

const titles = ['La mer par gros temps', 'Le port au matin'] as const
let site: PlayerSite
let playlist = ''
let clip = ''

beforeAll(async () => {
  site = await openPlayerSite(titles, async (folder) => (clip = await makeSmallClip(folder, 60)))
  const { rest, viewer } = site
  const form = { name: 'Au large', description: '', isPrivate: true, isDefault: false, user_uuid: viewer.user.id }
  playlist = z.object({ uuid: z.string() }).parse(await rest.call('POST', '/playlists', form, viewer.token)).uuid
  for (const { id } of site.library.contents)
    await rest.call('POST', `/playlists/${playlist}/user/${viewer.user.id}/content/${id}`, {}, viewer.token)
})
afterAll(() => site.close())
afterEach(() => site.closePages())

const video = (at = 0): string => site.library.contents[at]?.id ?? ''
const small = (page: Page) => page.getByRole('region', { name: `Lecteur réduit\u202f: ${titles[0]}` })
const large = (page: Page) => page.getByRole('main').getByRole('region', { name: `Lecteur vidéo\u202f: ${titles[0]}` })
const back = (page: Page) => page.getByRole('link', { name: `Revenir à la vidéo\u202f: ${titles[0]}` })
const home = (page: Page) => page.getByRole('link', { name: 'Lucarne, accueil' })
/** Follows a link of the page. */
const leave = async (page: Page): Promise<void> => {
  await home(page).click()
  await small(page).waitFor()
}

/** What the element of the video does from now on, and its positions. It stays the same element, or the list ends. */
async function observe(page: Page): Promise<() => Promise<{ events: string[]; positions: number[]; isSame: boolean }>> {
  const observed = await page.locator('video').evaluateHandle((element: HTMLVideoElement) => {
    const events: string[] = []
    const positions: number[] = []
    for (const type of ['pause', 'play', 'emptied', 'seeking', 'abort', 'ratechange', 'volumechange'])
      element.addEventListener(type, () => events.push(type))
    const note = (): void => {
      positions.push(element.currentTime)
      element.requestVideoFrameCallback(note)
    }
    element.requestVideoFrameCallback(note)
    return { element, events, positions }
  })
  return () =>
    observed.evaluate(({ element, events, positions }) => ({
      events,
      positions,
      isSame: document.querySelector('video') === element && document.querySelectorAll('video').length === 1,
    }))
}

/** The segments that the page asks for, in order. */
function segmentsOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (/\.(m4s|mp4)$/.test(url.pathname)) asked.push(url.pathname + (request.headers()['range'] ?? ''))
  })
  return asked
}

async function watch(path = `/watch/${video()}`, options: OpenOptions = {}): Promise<Page> {
  const { page } = await site.open(path, options)
  await canPlay(page)
  await play(page)
  await expect.poll(() => secondsOf(page)).toBeGreaterThan(0.3)
  return page
}

/** As in a browser that cannot keep an element's state while it moves. */
const withoutMoveBefore = (): void => void Reflect.deleteProperty(Element.prototype, 'moveBefore')

describe('a video that plays when its page is left', () => {
  it.each([
    ['as it is', undefined],
    ['in a browser without moveBefore', withoutMoveBefore],
  ] as const)('plays on without a pause, a jump or another request, there and back, %s', async (_, init) => {
    const { page, faults } = await site.open(`/watch/${video()}`, init && { init })
    const address = page.url()
    // What the first page still asks for does not count.
    await page.goto('about:blank')
    const segments = segmentsOf(page)
    await page.goto(address)
    await canPlay(page)
    await page.getByRole('slider', { name: 'Volume' }).fill('30')
    await play(page)
    expect(await page.evaluate(() => 'moveBefore' in Element.prototype)).toBe(init === undefined)
    const read = await observe(page)
    await leave(page)
    const left = await secondsOf(page)
    await expect.poll(() => secondsOf(page)).toBeGreaterThan(left + 1)
    await back(page).click()
    await large(page).waitFor()
    const returned = await secondsOf(page)
    await expect.poll(() => secondsOf(page)).toBeGreaterThan(returned + 1)

    const { events, positions, isSame } = await read()
    expect([events, isSame, faults]).toEqual([[], true, []])
    expect(positions.length).toBeGreaterThan(10)
    expect(positions).toEqual(positions.toSorted((a, b) => a - b))
    expect(await page.locator('video').evaluate((element: HTMLVideoElement) => element.volume)).toBe(0.3)
    // Each at most once, and all of them: it buffers a minute ahead.
    expect(segments.length).toBeGreaterThan(5)
    expect(new Set(segments).size).toBe(segments.length)
  })

  it('is in its place again by the browser’s back button, and in the theatre where it was there', async () => {
    const page = await watch()
    await page.keyboard.press('t')
    await page.locator('[data-theatre]').waitFor()
    const box = await large(page).boundingBox()
    await leave(page)
    await page.goBack()
    await large(page).waitFor()
    await expect.poll(() => large(page).boundingBox()).toEqual(box)
    expect([await isPaused(page), await page.locator('[data-theatre]').count()]).toEqual([false, 1])
  })

  it('goes on from page to page, whatever their keys, and is found by its own', async () => {
    const page = await watch()
    await leave(page)
    await page.getByRole('link', { name: 'Historique' }).click()
    await page.getByRole('heading', { level: 1, name: 'Historique' }).waitFor()
    await page.keyboard.press('m')
    await page.keyboard.press('9')
    const { isMuted, seconds } = await page
      .locator('video')
      .evaluate((element: HTMLVideoElement) => ({ isMuted: element.muted, seconds: element.currentTime }))
    expect([isMuted, seconds < 30]).toEqual([false, true])
    await page.keyboard.press('k')
    await expect.poll(() => isPaused(page)).toBe(true)
    await page.keyboard.press('/')
    await page.keyboard.type('k i')
    expect(await isPaused(page)).toBe(true)
    await page.keyboard.press('Escape')
    await small(page).focus()
    await page.keyboard.press(' ')
    await expect.poll(() => isPaused(page)).toBe(false)
    await page.keyboard.press('i')
    await large(page).waitFor()
    expect([new URL(page.url()).pathname, await isPaused(page)]).toEqual([`/watch/${video()}`, false])
  })

  it('is reported to its end: the next visit resumes where the small player was closed', async () => {
    const account = await site.rest.register('mia')
    const page = await watch(`/watch/${video()}?t=20`, { account })
    await leave(page)
    // The position is read ten times a second.
    await expect.poll(() => secondsOf(page)).toBeGreaterThan(22.2)
    const reported = page.waitForResponse((response) => (response.request().postData() ?? '').includes('mutation ReportPlayback'))
    await small(page).getByRole('button', { name: 'Fermer le lecteur' }).click()
    const closedAt = 22
    await reported
    await page.goto(`${site.url}/watch/${video()}`)
    await canPlay(page)
    await expect.poll(() => secondsOf(page)).toBeGreaterThanOrEqual(closedAt)
    expect(await secondsOf(page)).toBeLessThan(40)
  })

  it('plays in a playlist, and its link leads back into it', async () => {
    const page = await watch(`/watch?v=${video()}&playlist=${playlist}`)
    await page.getByText('Vidéo 1 sur 2').waitFor()
    await leave(page)
    await back(page).click()
    await page.getByText('Vidéo 1 sur 2').waitFor()
    await large(page).waitFor()
    expect(await isPaused(page)).toBe(false)
  })
})

describe('closing', () => {
  it('stops all: the element, its requests, and the system’s media controls', async () => {
    const page = await watch()
    await leave(page)
    // The next page takes the focus once it is there.
    await page.locator('main h1:focus').waitFor()
    await small(page).focus()
    const element = await page.locator('video').elementHandle()
    await page.keyboard.press('Escape')
    await small(page).waitFor({ state: 'detached' })
    const segments = segmentsOf(page)
    expect(await element?.evaluate((video) => (video as HTMLVideoElement).paused)).toBe(true)
    const at = await element?.evaluate((video) => (video as HTMLVideoElement).currentTime)
    expect(await page.evaluate(() => [document.activeElement?.id, document.querySelector('video')])).toEqual(['contenu', null])
    await page.getByRole('link', { name: 'Explorer' }).click()
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await element?.evaluate((video) => (video as HTMLVideoElement).currentTime)).toBe(at)
    expect(segments).toEqual([])
  })

  it('happens by opening another video: one alone plays', async () => {
    const page = await watch()
    await leave(page)
    const former = await page.locator('video').elementHandle()
    await page.getByRole('main').getByRole('link', { name: titles[1] }).first().click()
    await page.getByRole('region', { name: `Lecteur vidéo\u202f: ${titles[1]}` }).waitFor()
    expect(await former?.evaluate((video) => (video as HTMLVideoElement).paused)).toBe(true)
    await canPlay(page)
    expect([await small(page).count(), await page.locator('video').count(), await isPaused(page)]).toEqual([0, 1, true])
  })

  it('happens by signing out', async () => {
    const page = await watch(undefined, { account: await site.rest.register('zoe') })
    await leave(page)
    await page.getByRole('banner').getByRole('button', { name: 'Se déconnecter' }).click()
    await small(page).waitFor({ state: 'detached' })
    expect(await page.locator('video').count()).toBe(0)
  })

  it('is nothing that anybody has to do with a paused video', async () => {
    const page = await watch()
    await page.keyboard.press('k')
    await control(page, 'Lecture').waitFor()
    await home(page).click()
    await page.getByRole('heading', { level: 1, name: /^Bienvenue/ }).waitFor()
    expect(await page.locator('video, [data-player-stage]').count()).toBe(0)
  })
})

describe.each([
  [1280, 720],
  [390, 844],
])('in a window of %i × %i', (width, height) => {
  it.each(['light', 'dark'] as const)('the small player is in its corner, and axe finds no fault: %s', async (colorScheme) => {
    const page = await watch(undefined, { profile: { viewport: { width, height }, colorScheme } })
    await leave(page)
    const box = await page.locator('[data-away]').boundingBox()
    const link = await back(page).boundingBox()
    const [right, bottom] = [box ? box.x + box.width : 0, link ? link.y + link.height : 0]
    // A scroll bar is beside it.
    expect([right > width - 40, right <= width - 16, Math.round(bottom)]).toEqual([true, true, height - 16])
    expect(box && box.width <= width * 0.55 && box.y > height / 2).toBe(true)
    expect(await axeFaults(page)).toEqual([])
  })

  it('is under the uploads, and covers none of them', async () => {
    const { creator } = site.library
    const { page } = await site.open('/upload', { account: creator, profile: { viewport: { width, height } } })
    await page.getByLabel('Titre').fill('Marée basse')
    await page.getByLabel('Description').fill('La plage à six heures.')
    await page.locator('input[type=file][name=videoFile]').setInputFiles(clip)
    await page.getByRole('button', { name: 'Publier la vidéo' }).click()
    await page.getByText('Vidéo uploadée avec succès').waitFor()
    await home(page).click()
    await page.getByRole('main').getByRole('link', { name: titles[0] }).first().click()
    await canPlay(page)
    await play(page)
    await leave(page)
    const dock = page.getByRole('region', { name: /^Mises en ligne/ })
    if (width < 640) await dock.getByRole('button', { name: 'Afficher les mises en ligne' }).click()
    await dock.getByText('Marée basse').waitFor()
    const [uploads, player] = [await dock.boundingBox(), await page.locator('[data-away]').boundingBox()]
    if (!uploads || !player) throw new Error('One of the two is not to be seen')
    expect([uploads.y > 56, uploads.y + uploads.height < player.y]).toEqual([true, true])
  })
})
