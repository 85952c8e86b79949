import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type AdAnswer, type AdMedia, type AdServer, startAdServer } from '../support/adServer.ts'
import { siteFolder } from '../support/siteFolder.ts'
import { makeSmallClip } from './clip.ts'
import { canPlay, control, openPlayerSite, type PlayerSite, stage, start } from './playerSite.ts'

/** Seconds after which the ad can be skipped, and of its length. */
const skipAfter = 2
const adLength = 4
let site: PlayerSite
let ads: AdServer
let folder: Awaited<ReturnType<typeof siteFolder>>

beforeAll(async () => {
  folder = await siteFolder()
  ads = await startAdServer(await makeSmallClip(folder.path, adLength), { skipAfter, length: adLength })
  site = await openPlayerSite(['La mer'], (path) => makeSmallClip(path, 20), { AD_TAG_URL: ads.tagUrl })
})
afterAll(async () => {
  await site.close()
  await ads.close()
  await folder.remove()
})
beforeEach(() => {
  ads.notices.length = 0
  ads.headers.length = 0
})
afterEach(() => site.closePages())

/** Opens the video, and presses play. */
async function watch(answer: AdAnswer, media: AdMedia = 'arrives'): Promise<{ page: Page; faults: string[] }> {
  ads.answer = answer
  ads.sendMedia(media)
  const opened = await site.open(`/watch/${site.library.contents[0]?.id ?? ''}?t=0`)
  await canPlay(opened.page)
  await start(opened.page).click()
  return opened
}
const ad = (page: Page) => page.getByRole('group', { name: 'Publicité' })
const videos = (page: Page): Promise<{ isPaused: boolean; seconds: number }[]> =>
  page
    .locator('video')
    .evaluateAll((all) =>
      all.map((video) => ({ isPaused: (video as HTMLVideoElement).paused, seconds: (video as HTMLVideoElement).currentTime })),
    )
/** The video itself plays, and nothing is left of the ad. */
async function waitForVideo(page: Page, timeout = 20_000): Promise<void> {
  await expect
    .poll(async () => ((await videos(page)).length === 1 ? (await videos(page))[0]?.seconds : 0), { timeout })
    .toBeGreaterThan(0.2)
  expect(await ad(page).count()).toBe(0)
}

describe('an advertisement', () => {
  it('is asked for by the press alone, of the server that the poster names', async () => {
    const { page } = await site.open(`/watch/${site.library.contents[0]?.id ?? ''}`)
    await canPlay(page)
    await page.getByText('Publicité de ads.localhost avant la vidéo').waitFor()
    expect(ads.headers).toEqual([])
    await start(page).click()
    await ad(page).waitFor()
    expect(ads.headers[0]?.path).toBe('/tag')
  })

  it('does not come before a video that a press elsewhere starts: nothing has named its server', async () => {
    ads.answer = 'ad'
    const { viewer, rest, library } = site
    const form = { name: 'À voir', description: '', isPrivate: true, isDefault: false, user_uuid: viewer.user.id }
    const { uuid } = z.object({ uuid: z.string() }).parse(await rest.call('POST', '/playlists', form, viewer.token))
    await rest.call('POST', `/playlists/${uuid}/user/${viewer.user.id}/content/${library.contents[0]?.id ?? ''}`, {}, viewer.token)
    const { page } = await site.open(`/playlist/${uuid}`)
    await page.getByRole('link', { name: 'Tout lire' }).click()
    await waitForVideo(page)
    expect([await page.getByText('Publicité de').count(), ads.headers]).toEqual([0, []])
    await page.reload()
    await page.getByText('Publicité de ads.localhost avant la vidéo').waitFor()
    await start(page).click()
    await ad(page).waitFor()
  })

  it('plays to its end before the video, and its server is notified of each part', async () => {
    const { page, faults } = await watch('ad')
    await ad(page).waitFor()
    const [video, shown] = await videos(page)
    expect([video?.isPaused, video?.seconds, shown?.isPaused]).toEqual([true, 0, false])
    await waitForVideo(page)
    expect(ads.notices.toSorted()).toEqual(['impression', 'start', 'firstQuartile', 'midpoint', 'thirdQuartile', 'complete'].toSorted())
    expect(faults).toEqual([])
  })

  it('can be skipped once its offset has passed', async () => {
    const { page } = await watch('ad')
    await page.getByText('Ignorer dans 2 s').waitFor()
    const skip = page.getByRole('button', { name: 'Ignorer la publicité' })
    expect(await skip.count()).toBe(0)
    await skip.click()
    await waitForVideo(page)
    expect(ads.notices).toContain('skip')
    expect(ads.notices).not.toContain('complete')
  })

  it('obeys the keys of the player, but no seek', async () => {
    const { page } = await watch('ad')
    await ad(page).waitFor()
    await page.keyboard.press('k')
    await control(page, 'Lecture').waitFor()
    const before = (await videos(page))[1]?.seconds
    await page.keyboard.press('9')
    await page.keyboard.press('m')
    await page.getByRole('button', { name: 'Rétablir le son' }).waitFor()
    expect((await videos(page))[1]).toEqual({ isPaused: true, seconds: before })
    await page.keyboard.press('k')
    await control(page, 'Pause').waitFor()
    await waitForVideo(page)
    await expect.poll(() => ads.notices).toEqual(expect.arrayContaining(['pause', 'mute', 'resume']))
    expect((await videos(page))[0]?.seconds).toBeLessThan(10)
  })

  it('leads to its advertiser, and waits meanwhile', async () => {
    const { page } = await watch('ad')
    const opening = page.waitForEvent('popup')
    await page.getByRole('link', { name: 'Visiter advertiser.localhost' }).click()
    await (await opening).waitForURL(ads.advertiserUrl)
    await control(page, 'Lecture').waitFor()
    await expect.poll(() => ads.notices).toContain('click')
  })

  it('is found through the documents that refer to it, whose servers are notified too', async () => {
    const { page } = await watch('wrapper')
    await ad(page).waitFor()
    await waitForVideo(page)
    expect(ads.notices).toEqual(expect.arrayContaining(['impression', 'wrapper-impression', 'complete', 'wrapper-complete']))
  })

  it('tells its server nothing of the person: neither cookies nor the page', async () => {
    const { page } = await watch('ad')
    await waitForVideo(page)
    expect(ads.headers.length).toBeGreaterThan(5)
    expect(ads.headers.filter(({ cookie, referer }) => cookie !== undefined || referer !== undefined)).toEqual([])
  })
})

describe('a video plays', () => {
  it.each<[string, AdAnswer, AdMedia, string[]]>([
    ['missing', 'missing', 'arrives', []],
    ['empty', 'empty', 'arrives', []],
    ['unplayable', 'ad', 'breaks', ['error-400']],
  ])('at once when its ad is %s', async (_, answer, media, notices) => {
    const { page } = await watch(answer, media)
    await waitForVideo(page, 8_000)
    expect(ads.headers[0]?.path).toBe('/tag')
    expect(ads.notices).toEqual(notices)
  })

  it.each<[string, AdAnswer, AdMedia]>([
    ['document', 'hanging', 'arrives'],
    ['file', 'ad', 'waits'],
  ])('after 12 seconds when the %s of its ad does not come', async (_, answer, media) => {
    const pressed = Date.now()
    const { page } = await watch(answer, media)
    await stage(page)
      .getByText(/^Chargement/)
      .first()
      .waitFor()
    await waitForVideo(page, 25_000)
    expect(Date.now() - pressed).toBeGreaterThan(12_000)
  })
})
