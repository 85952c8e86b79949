import type { Page } from 'playwright-core'
import { z } from 'zod'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { doubleYouTube } from '../support/youTubePlayer.ts'
import { bar, control, openPlayerSite, type PlayerSite, stage } from './playerSite.ts'

let site: PlayerSite
let video = ''

beforeAll(async () => {
  site = await openPlayerSite([])
  const { token, user } = site.library.creator
  const [channel] = z
    .tuple([z.object({ uuid: z.string() })])
    .parse(await site.rest.call('GET', `/channels/creator/${user.id}`, undefined, token))
  const body = { title: 'Un lapin', statuts: 'public', channel_uuid: channel.uuid, video_url: 'https://youtu.be/aqz-KE-bpKQ' }
  video = z.object({ uuid: z.string() }).parse(await site.rest.call('POST', '/contents', body, token)).uuid
})
afterAll(() => site.close())
afterEach(() => site.closePages())

async function open(options?: Parameters<typeof doubleYouTube>[1]): Promise<{ page: Page; asked: URL[]; faults: string[] }> {
  const { page, faults } = await site.open('/')
  const asked = await doubleYouTube(page, options)
  await page.goto(`${site.url}/watch/${video}`)
  await press(page).waitFor()
  return { page, asked, faults }
}
const press = (page: Page) => page.getByRole('button', { name: 'Lire depuis YouTube' })
const position = async (page: Page): Promise<number> => Number(await bar(page).inputValue())

describe('a video of YouTube', () => {
  it('asks YouTube for nothing before the press that names it', async () => {
    const { page, asked } = await open()
    await page.getByText('www.youtube-nocookie.com').waitFor()
    await page.waitForFunction(() => document.readyState === 'complete')
    expect(asked).toEqual([])
    await press(page).click()
    await expect.poll(() => asked.map(({ host, pathname }) => host + pathname)).toEqual(['www.youtube-nocookie.com/embed/aqz-KE-bpKQ'])
    expect(asked[0]?.searchParams.get('hl')).toBe('fr')
  })

  it('plays, seeks, pauses and ends as any other, and is asked of no other host', async () => {
    const { page, asked, faults } = await open({ seconds: 6 })
    await press(page).click()
    await control(page, 'Pause').waitFor()
    expect(await page.getByRole('button', { name: 'Image dans l’image' }).count()).toBe(0)
    await expect.poll(() => position(page)).toBeGreaterThan(0)
    await page.keyboard.press('k')
    await control(page, 'Lecture').waitFor()
    await page.keyboard.press('5')
    await expect.poll(() => position(page)).toBe(3)
    await page.keyboard.press('k')
    await control(page, 'Pause').waitFor()
    await control(page, 'Revoir').waitFor()
    expect([...new Set(asked.map(({ host }) => host))]).toEqual(['www.youtube-nocookie.com'])
    expect(faults).toEqual([])
  })

  it.each([
    [100, 'Elle n’existe plus sur YouTube, ou y est privée.'],
    [101, 'Son auteur ne permet de la regarder que sur YouTube.'],
    [150, 'Son auteur ne permet de la regarder que sur YouTube.'],
    [2, 'YouTube refuse de la lire ici. Réessayez, ou regardez-la sur YouTube.'],
    [5, 'YouTube refuse de la lire ici. Réessayez, ou regardez-la sur YouTube.'],
  ])('says why YouTube does not play it: %i', async (error, words) => {
    const { page } = await open({ error })
    await press(page).click()
    await stage(page).getByText(words).waitFor()
    await page.getByRole('button', { name: 'Réessayer' }).waitFor()
    const link = page.getByRole('link', { name: 'Regarder sur YouTube' })
    expect(await link.getAttribute('href')).toBe('https://www.youtube.com/watch?v=aqz-KE-bpKQ')
  })
})
