import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { makeSmallClip } from './clip.ts'
import { card, maker, x264 } from './kinds/recipe.ts'
import { isPaused, openPlayerSite, play, type PlayerSite, secondsOf, stage } from './playerSite.ts'

const titles = ['Un film retiré', 'Un film remplacé', 'Un film disparu'] as const
let site: PlayerSite
let other = ''

beforeAll(async () => {
  site = await openPlayerSite(titles, async (folder) => {
    const { ffmpeg, pathOf } = maker(folder)
    other = pathOf('autre.mp4')
    await ffmpeg([...card({ width: 180, height: 180, seconds: 24 }), ...x264, other])
    return makeSmallClip(folder, 24)
  })
})
afterAll(() => site.close())
afterEach(() => site.closePages())

/** Seconds that have arrived before the video changes: its first two parts. */
const arrived = 8
const isLate = (url: URL): boolean => Number(/\/seg(\d+)\.m4s$/.exec(url.pathname)?.[1] ?? 0) * 4 >= arrived

type Viewing = { page: Page; id: string; folder: string; release: () => void }

/** Plays the video from its fourth second, out of this folder. Of its later parts none arrives before `release`. */
async function watch(title: (typeof titles)[number]): Promise<Viewing> {
  const id = site.library.contents[titles.indexOf(title)]?.id ?? ''
  const { page } = await site.open('/')
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(isLate, async (route) => {
    await released
    await route.fallback()
  })
  const playlist = page.waitForRequest(/master\.m3u8$/)
  await page.goto(`${site.url}/watch/${id}?t=4`)
  await play(page)
  const folder = new URL((await playlist).url()).pathname.replace('/master.m3u8', '')
  return { page, id, folder, release }
}

const notice = (page: Page): Locator => stage(page).getByText('La vidéo ne peut pas être lue', { exact: true })
const widthOf = (page: Page): Promise<number> => page.locator('video').evaluate((video: HTMLVideoElement) => video.videoWidth)

describe('a video that its owner removes', () => {
  it('plays what has arrived, then says that it is gone', async () => {
    const { page, id, release } = await watch('Un film retiré')
    const { token } = site.library.creator
    const answer = await fetch(`${site.url}/api/contents/${id}`, { method: 'DELETE', headers: { authorization: `Bearer ${token}` } })
    expect(answer.status).toBe(204)
    release()
    await stage(page).getByText('Son fichier n’existe plus\u202f: elle a été retirée ou remplacée.', { exact: true }).waitFor()
    await notice(page).waitFor()
  })
})

describe('a video whose file its owner replaces', () => {
  const mediaOf = z.object({ media: z.object({ state: z.string() }) })
  const newer = (page: Page): Locator => stage(page).getByRole('button', { name: 'Nouvelle version disponible' })

  async function replace(id: string): Promise<void> {
    const form = new FormData()
    form.append('video', new File([await readFile(other)], 'autre.mp4', { type: 'video/mp4' }))
    const { rest, library } = site
    await rest.call('PUT', `/files/video/${id}`, form, library.creator.token)
    await expect
      .poll(async () => mediaOf.parse(await rest.call('GET', `/contents/${id}`, undefined, library.creator.token)).media.state)
      .toBe('complete')
  }

  it('plays on as it was, and in the new one from the same second at a press', async () => {
    const { page, id, release } = await watch('Un film remplacé')
    expect(await widthOf(page)).toBe(160)
    await replace(id)
    release()
    await expect.poll(() => secondsOf(page)).toBeGreaterThan(arrived + 0.5)
    expect([await widthOf(page), await notice(page).count()]).toEqual([160, 0])
    await stage(page).hover()
    await newer(page).click()
    await expect.poll(() => widthOf(page)).toBe(180)
    await expect.poll(() => secondsOf(page)).toBeGreaterThan(arrived + 0.5)
    expect([await isPaused(page), await notice(page).count(), await newer(page).count()]).toEqual([false, 0, 0])
  })

  it('goes on in the new one by itself, from the same second, where the old one is no longer kept', async () => {
    const { page, id, folder, release } = await watch('Un film disparu')
    await replace(id)
    await newer(page).waitFor()
    // As after the hours for which the server keeps it.
    await page.route(
      (url) => url.pathname.startsWith(`${folder}/`),
      (route) => route.fulfill({ status: 404 }),
    )
    release()
    await expect.poll(() => widthOf(page), { timeout: 60_000 }).toBe(180)
    await expect.poll(() => secondsOf(page)).toBeGreaterThan(arrived)
    expect([(await secondsOf(page)) < arrived + 8, await notice(page).count()]).toEqual([true, 0])
  })
})
