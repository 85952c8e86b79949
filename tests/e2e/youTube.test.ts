import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { z } from 'zod'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { siteFolder } from '../support/siteFolder.ts'
import { doubleYouTube } from '../support/youTubePlayer.ts'
import { makeSmallClip } from './clip.ts'
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

  it('asks YouTube for nothing when a chapter is pressed, and begins there at the press that names it', async () => {
    const { token } = site.library.creator
    await site.rest.call('PUT', `/contents/${video}`, { description: '0:00 Début\n0:10 Milieu\n0:15 Fin' }, token)
    const { page, asked } = await open()
    await page
      .getByRole('button', { name: /Milieu/ })
      .first()
      .click()
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    expect(asked).toEqual([])
    await press(page).click()
    await control(page, 'Pause').waitFor()
    await expect.poll(() => position(page)).toBeGreaterThanOrEqual(10)
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

  it('shows the captions that its creator has written here', async () => {
    const answer = await fetch(`${site.url}/api/contents/${video}/captions/fr`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${site.library.creator.token}`, 'content-type': 'text/vtt' },
      body: 'WEBVTT\n\n00:00.000 --> 00:19.000\nBonjour à tous\n',
    })
    expect(answer.status).toBe(200)
    const { page } = await open()
    await press(page).click()
    await control(page, 'Pause').waitFor()
    expect(await page.locator('[data-part="cue"]').filter({ visible: true }).count()).toBe(0)
    await page.keyboard.press('c')
    await page.locator('[data-part="cue"]').filter({ visible: true, hasText: 'Bonjour à tous' }).waitFor()
  })

  it.each([
    [100, 'Elle n’existe plus sur YouTube, ou y est privée.'],
    [101, 'Son auteur ne permet de la regarder que sur YouTube.'],
    [150, 'Son auteur ne permet de la regarder que sur YouTube.'],
    [2, 'YouTube refuse de la lire ici. Réessayez, ou regardez-la sur YouTube.'],
    [5, 'YouTube refuse de la lire ici. Réessayez, ou regardez-la sur YouTube.'],
  ])('says why YouTube does not play it: %i', async (error, words) => {
    const { page, asked, faults } = await open({ error })
    await press(page).click()
    await stage(page).getByText(words).waitFor()
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect.poll(() => asked.length).toBe(2)
    await stage(page).getByText(words).waitFor()
    expect(faults).toEqual([])
    const link = page.getByRole('link', { name: 'Regarder sur YouTube' })
    expect(await link.getAttribute('href')).toBe('https://www.youtube.com/watch?v=aqz-KE-bpKQ')
  })
})

describe('a creator who publishes a video of YouTube', () => {
  const address = (page: Page) => page.getByLabel('Ou l’adresse d’une vidéo de YouTube')
  const fileInput = (page: Page) => page.getByRole('region', { name: 'Fichier vidéo' }).locator('input[type="file"]')
  const thumbnailInput = (page: Page) => page.getByRole('region', { name: 'Miniature' }).locator('input[type="file"]')
  const publish = (page: Page) => page.getByRole('button', { name: 'Publier la vidéo' })
  const idOf = async (title: string): Promise<string> => {
    const list = z.array(z.object({ uuid: z.string(), title: z.string() })).parse(await site.rest.call('GET', '/contents'))
    return list.find((content) => content.title === title)?.uuid ?? ''
  }

  async function openForm(title: string): Promise<Page> {
    const { page } = await site.open('/upload', { account: site.library.creator })
    await page.getByRole('textbox', { name: 'Titre' }).fill(title)
    return page
  }

  it('gives its address in the place of a file, and it plays', async () => {
    const page = await openForm('Du grand large')
    await address(page).fill('https://vimeo.com/76979871')
    await publish(page).click()
    await page.getByText('Seule l’adresse d’une vidéo de YouTube peut être indiquée').waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('videoUrl')
    await address(page).fill('https://youtu.be/aqz-KE-bpKQ')
    await publish(page).click()
    await page.getByText('Vidéo uploadée avec succès').waitFor()
    const asked = await doubleYouTube(page)
    await page.goto(`${site.url}/watch/${await idOf('Du grand large')}`)
    await press(page).click()
    await control(page, 'Pause').waitFor()
    expect(asked[0]?.pathname).toBe('/embed/aqz-KE-bpKQ')
  })

  it('replaces it by a file, and chooses no picture of it before that', async () => {
    const { page } = await site.open('/dashboard', { account: site.library.creator })
    await page.getByRole('button', { name: 'Modifier « Un lapin »' }).click()
    const dialog = page.getByRole('dialog', { name: 'Modifier la vidéo' })
    await dialog.getByLabel('Titre').waitFor()
    const frames = dialog.getByRole('button', { name: 'Choisir une image de la vidéo' })
    expect(await frames.count()).toBe(0)
    const folder = await siteFolder()
    try {
      const file = { name: 'lapin.mp4', mimeType: 'video/mp4', buffer: await readFile(await makeSmallClip(folder.path, 2)) }
      await dialog.locator('input[name="video"]').setInputFiles(file)
    } finally {
      await folder.remove()
    }
    await frames.waitFor()
    await dialog.getByRole('button', { name: 'Sauvegarder' }).click()
    await dialog.waitFor({ state: 'detached' })
    const addressOf = async (): Promise<string> =>
      z.object({ video_url: z.string() }).parse(await site.rest.call('GET', `/contents/${video}`, undefined, site.library.creator.token))
        .video_url
    await expect.poll(addressOf, { timeout: 60_000 }).toMatch(/^\/media\//)
  })

  it('has its thumbnail refused without losing the video, which takes no file then', async () => {
    const page = await openForm('Sans image')
    await address(page).fill('https://youtu.be/aqz-KE-bpKQ')
    const picture = await page.screenshot()
    await thumbnailInput(page).setInputFiles({ name: 'plage.png', mimeType: 'image/png', buffer: picture })
    await page.route('**/api/files/thumbnail/*', (route) =>
      route.fulfill({
        status: 415,
        json: { error: { code: 'UNSUPPORTED_IMAGE', message: 'Ce n’est pas une image', requestId: 'double' } },
      }),
    )
    await publish(page).click()
    await page.getByText('plage.png\u00a0: Ce n’est pas une image').first().waitFor()
    expect([await fileInput(page).isEnabled(), await address(page).isEnabled(), await thumbnailInput(page).isEnabled()]).toEqual([
      false,
      false,
      true,
    ])
    await page.unroute('**/api/files/thumbnail/*')
    await thumbnailInput(page).setInputFiles({ name: 'plage.png', mimeType: 'image/png', buffer: picture })
    await publish(page).click()
    await page.getByText('Vidéo uploadée avec succès').waitFor()
    const { thumbnail_url, video_url } = z
      .object({ thumbnail_url: z.string(), video_url: z.string() })
      .parse(await site.rest.call('GET', `/contents/${await idOf('Sans image')}`, undefined, site.library.creator.token))
    expect([thumbnail_url.startsWith('/media/'), video_url]).toEqual([true, 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'])
  })
})
