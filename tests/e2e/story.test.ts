import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { makeDataDir, type RunningLucarne, startLucarne } from '../support/process.ts'
import { makeStoryClip } from './clip.ts'

/** To be read in order: each step continues where the former one ended. */
const widths = [
  { name: 'narrow', width: 390, height: 844 },
  { name: 'wide', width: 1280, height: 800 },
] as const

const title = 'Un matin à la lucarne'
let lucarne: RunningLucarne
let browser: Browser
let clip: string
const cleanups: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  const folder = await makeDataDir()
  cleanups.push(folder.remove)
  clip = await makeStoryClip(folder.path)
  lucarne = await startLucarne(`${folder.path}/data`)
  cleanups.push(() => lucarne.stop())
  browser = await launchBrowser()
  cleanups.push(() => browser.close())
})

afterAll(async () => {
  for (const cleanup of cleanups.toReversed()) await cleanup()
})

/** No serious accessibility violation on this screen. */
async function expectAccessible(page: Page): Promise<void> {
  // The colours of a button that becomes usable are those of neither state for a moment. A transition may be replaced by another one.
  await page.waitForFunction(() => document.getAnimations().every((animation) => !(animation instanceof CSSTransition)))
  const { violations } = await new AxeBuilder({ page }).analyze()
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(serious.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target.join(' ')) }))).toEqual([])
}

type Watched = { context: BrowserContext; page: Page; faults: string[]; foreign: string[]; nativeMedia: string[] }

/** A user's browser, which records errors, requests to other hosts, and what the media element fetched by itself. */
async function openBrowser(viewport: { width: number; height: number }): Promise<Watched> {
  const context = await browser.newContext({ viewport, locale: 'fr-FR' })
  const page = await context.newPage()
  const faults: string[] = []
  const foreign: string[] = []
  const nativeMedia: string[] = []
  page.on('pageerror', (error) => faults.push(String(error.stack)))
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) faults.push(message.text())
  })
  page.on('request', (request) => {
    if (request.resourceType() === 'media') nativeMedia.push(request.url())
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== lucarne.url) foreign.push(request.url())
  })
  return { context, page, faults, foreign, nativeMedia }
}

/** The video of the page, without the recommended ones. */
function shownVideo(page: Page): Locator {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { level: 1 }) })
}

async function playedSeconds(page: Page): Promise<number> {
  return page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)
}

async function pictureHeight(page: Page): Promise<number> {
  return page.locator('video').evaluate((video: HTMLVideoElement) => video.videoHeight)
}

describe.each(widths)('the story of a first video, $name ($width px)', ({ name, width, height }) => {
  const username = `noemie_${name}`
  const videoTitle = `${title} (${name})`
  let person: Watched
  let watchUrl = ''

  beforeAll(async () => {
    person = await openBrowser({ width, height })
    cleanups.push(() => person.context.close())
  })

  it('a user opens the page and registers', async () => {
    const { page } = person
    await page.goto(lucarne.url)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expectAccessible(page)
    await page.getByRole('banner').getByRole('link', { name: 'Se connecter' }).click()
    await page.getByRole('tab', { name: 'Inscription' }).click()
    await expectAccessible(page)
    await page.getByRole('textbox', { name: 'Nom d’utilisateur' }).fill(username)
    await page.getByRole('textbox', { name: 'E-mail' }).fill(`${username}@exemple.fr`)
    await page.getByRole('textbox', { name: 'Mot de passe' }).fill('Lucarne2026!')
    await page.getByRole('button', { name: 'Créer mon compte' }).click()
    await page.waitForURL(`${lucarne.url}/`)
    await page.getByRole('heading', { level: 1, name: new RegExp(username) }).waitFor()
  })

  it('becomes a creator', async () => {
    const { page } = person
    await page.goto(`${lucarne.url}/Dashboard`)
    await page.getByRole('heading', { name: 'Devenez créateur' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Commencer l’aventure' }).click()
    const dialog = page.getByRole('dialog', { name: 'Créer votre chaîne' })
    await dialog.waitFor()
    await expectAccessible(page)
    expect(await dialog.getByRole('button', { name: 'Créer ma chaîne' }).isDisabled()).toBe(true)
    await dialog.getByRole('textbox', { name: 'Nom de la chaîne' }).fill(`La fenêtre de ${username}`)
    await dialog.getByRole('textbox', { name: /Description/ }).fill('Ce que l’on voit depuis le toit.')
    await dialog.getByRole('button', { name: 'Créer ma chaîne' }).click()
    await page.getByText(`La fenêtre de ${username}`).first().waitFor()
    await page.getByRole('button', { name: 'Nouvelle vidéo' }).first().waitFor()
    await expectAccessible(page)
  })

  it('uploads a file, sees its progress and is redirected to the dashboard', async () => {
    const { page } = person
    await page.getByRole('button', { name: 'Nouvelle vidéo' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Mettre en ligne une nouvelle vidéo' })
    await dialog.getByRole('textbox', { name: 'Titre' }).waitFor()
    await expectAccessible(page)
    await dialog.getByRole('link', { name: 'Ouvrir en pleine page' }).click()
    await page.getByRole('heading', { level: 1, name: 'Télécharger une vidéo' }).waitFor()
    await page.locator('input[type=file][name=videoFile]').setInputFiles(clip)
    await page.getByRole('textbox', { name: 'Titre' }).fill(videoTitle)
    await page.getByRole('textbox', { name: /Description/ }).fill('Filmé au réveil.')
    await page.getByRole('textbox', { name: /Hashtags/ }).fill('#matin lumière')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Publier la vidéo' }).click()
    await page.waitForURL(`${lucarne.url}/dashboard`)
    await page.getByRole('main').getByRole('link', { name: videoTitle, exact: true }).waitFor()
  })

  it('opens the video as soon as its first rendition is ready, and plays it', async () => {
    const { page } = person
    await page.getByRole('main').getByRole('link', { name: videoTitle, exact: true }).click()
    await page.getByRole('heading', { level: 1, name: videoTitle }).waitFor()
    watchUrl = page.url()
    // No reload: the subscription sends the address when the video is playable.
    const play = page.getByRole('button', { name: 'Lire la vidéo' })
    await play.waitFor({ timeout: 120_000 })
    await expectAccessible(page)
    await play.click()
    await expect.poll(() => playedSeconds(page), { timeout: 30_000 }).toBeGreaterThan(1)
  })

  it('changes the quality, once there are several', async () => {
    const { page } = person
    await expect
      .poll(async () => (await page.request.get(await mediaAddress(page, watchUrl))).text(), { timeout: 180_000, interval: 500 })
      .toMatch(/RESOLUTION=\d+x240[\s\S]*RESOLUTION=\d+x360|RESOLUTION=\d+x360[\s\S]*RESOLUTION=\d+x240/)
    await page.goto(watchUrl)
    await page.getByRole('button', { name: 'Lire la vidéo' }).click()
    await expect.poll(() => playedSeconds(page), { timeout: 30_000 }).toBeGreaterThan(0.2)
    // The picture changes with the next keyframe, and after the last of eight seconds there would be none.
    await page.keyboard.press('l')
    for (const wanted of [240, 360]) {
      await page.getByRole('region', { name: /^Lecteur vidéo/ }).hover()
      await page.getByRole('button', { name: /^Qualité/ }).click()
      await page.getByRole('menuitemradio', { name: `${wanted}p`, exact: true }).click()
      await expect.poll(() => pictureHeight(page), { timeout: 30_000 }).toBe(wanted)
    }
  })

  it('likes it; after a reload, the like, the view and the history entry are shown', async () => {
    const { page } = person
    await expect
      .poll(
        async () => {
          await page.reload()
          await page.getByRole('button', { name: 'Lire la vidéo' }).click()
          await expect.poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.ended), { timeout: 40_000 }).toBe(true)
          return shownVideo(page)
            .getByText(/^1 vue/)
            .count()
        },
        { timeout: 120_000 },
      )
      .toBe(1)
    await page.getByRole('button', { name: /^J’aime/ }).click()
    const like = page.getByRole('button', { name: /^J’aime/, pressed: true })
    await like.waitFor()
    await expect.poll(async () => (await viewerFacts(page)).likes).toBe(1)
    await page.reload()
    await like.waitFor()
    await shownVideo(page)
      .getByText(/^1 vue/)
      .waitFor()
    expect(await viewerFacts(page)).toEqual({ likes: 1, views: 1, history: [videoTitle] })
  })

  it('logs out; a guest finds the video on the home page and is asked to sign in to play it', async () => {
    const { page } = person
    const bar = page.getByRole('banner')
    // On a phone, it is in the menu of the account.
    if (width < 1024) await bar.getByRole('button', { name: /^Compte de/ }).click()
    await (
      width < 1024 ? page.getByRole('menuitem', { name: 'Se déconnecter' }) : bar.getByRole('button', { name: 'Se déconnecter' })
    ).click()
    await page.waitForURL(`${lucarne.url}/`)
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key === 'userToken' || key === 'userData'))).toEqual([])
    await page.getByRole('link', { name: videoTitle, exact: true }).first().click()
    await page.getByRole('heading', { level: 1, name: videoTitle }).waitFor()
    await page.getByText('Connectez-vous pour regarder cette vidéo').waitFor()
    await expectAccessible(page)
    await page.getByRole('main').getByRole('button', { name: 'Se connecter', exact: true }).click()
    await page.waitForURL(/\/login/)
    await page.goto(`${lucarne.url}/cette-page-n-existe-pas`)
    await page.getByText('Oops! Cette page n’existe pas').waitFor()
    await expectAccessible(page)
  })

  it('sent no request to another host, and had no error or policy violation', () => {
    expect({ faults: person.faults, foreign: person.foreign }).toEqual({ faults: [], foreign: [] })
  })

  it('fetched the video through the player only, never a second time by the media element', () => {
    expect(person.nativeMedia).toEqual([])
  })
})

type Facts = { likes: number; views: number; history: string[] }

async function ask(page: Page, query: string): Promise<unknown> {
  const token = await page.evaluate(() => localStorage.getItem('userToken'))
  const answer = await page.request.post(`${lucarne.url}/graphql`, {
    headers: { authorization: `Bearer ${token}`, 'graphql-require-preflight': '1' },
    data: { query },
  })
  const body: { data: unknown } = await answer.json()
  return body.data
}

const idOf = (watchUrl: string): string => watchUrl.split('/').at(-1) ?? ''

async function mediaAddress(page: Page, watchUrl: string): Promise<string> {
  const data = await ask(page, `{ content(id: "${idOf(watchUrl)}") { videoUrl } }`)
  const { content } = data as { content: { videoUrl: string | null } }
  return `${lucarne.url}${content.videoUrl}`
}

async function viewerFacts(page: Page): Promise<Facts> {
  const data = await ask(
    page,
    `{ content(id: "${idOf(page.url())}") { likesCount viewsCount } viewer { history { items { content { title } } } } }`,
  )
  const { content, viewer } = data as {
    content: { likesCount: number; viewsCount: number }
    viewer: { history: { items: { content: { title: string } }[] } }
  }
  return { likes: content.likesCount, views: content.viewsCount, history: viewer.history.items.map((entry) => entry.content.title) }
}
