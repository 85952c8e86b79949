import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { type RunningLucarne, startLucarne } from '../support/process.ts'
import { siteFolder } from '../support/siteFolder.ts'
import { accounts, password } from '../support/showcase/people.ts'
import { writeShowcase } from '../support/showcase/showcase.ts'
import { makeStoryClip } from './clip.ts'
import { focusNow, hasFocus, pressByKey, tabTo } from './keys.ts'

const cleanups: (() => Promise<unknown>)[] = []
let lucarne: RunningLucarne
let browser: Browser
let page: Page
let clip: string

beforeAll(async () => {
  const folder = await siteFolder()
  cleanups.push(folder.remove)
  clip = await makeStoryClip(folder.path)
  await writeShowcase(`${folder.path}/data`)
  lucarne = await startLucarne(`${folder.path}/data`)
  cleanups.push(() => lucarne.stop())
  browser = await launchBrowser()
  cleanups.push(() => browser.close())
  page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'fr-FR', reducedMotion: 'reduce' })
})

afterAll(async () => {
  for (const cleanup of cleanups.toReversed()) await cleanup()
})

const main = () => page.getByRole('main')
const type = (words: string) => page.keyboard.type(words)

/** Each step continues where the former one ended; the mouse is never used. */
describe('a visit without a mouse', () => {
  it('skips the bars by the first link', async () => {
    await page.goto(lucarne.url)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await pressByKey(page, page.getByRole('link', { name: 'Aller au contenu' }))
    expect(await hasFocus(main())).toBe(true)
  })

  it('reaches every tab stop visibly, and leaves the page: there is no focus trap', async () => {
    // A new page: the focus of the former one has left the page.
    const tabbed = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'fr-FR', reducedMotion: 'reduce' })
    await tabbed.goto(lucarne.url)
    await tabbed.getByRole('heading', { name: 'Dernières vidéos' }).waitFor()
    let stops = 0
    let focus = await next()
    for (; focus !== null && stops < 250; focus = await next()) {
      expect(focus).toMatchObject({ isSeen: true })
      stops += 1
    }
    expect(focus).toBeNull()
    expect(stops).toBeGreaterThan(20)
    await tabbed.close()

    async function next() {
      await tabbed.keyboard.press('Tab')
      return focusNow(tabbed)
    }
  })

  it('signs in', async () => {
    await pressByKey(page, page.getByRole('banner').getByRole('link', { name: 'Se connecter' }))
    await page.waitForURL(/\/login/)
    await tabTo(page, page.getByRole('textbox', { name: 'E-mail' }))
    await type(accounts.debutant)
    await tabTo(page, page.getByRole('textbox', { name: 'Mot de passe' }))
    await type(password)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: /debutant/ }).waitFor()
  })

  it('searches', async () => {
    await page.keyboard.press('/')
    await type('mandelbrot')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/search\?q=mandelbrot/)
    await pressByKey(
      page,
      main()
        .getByRole('link', { name: /Mandelbrot/ })
        .first(),
    )
    await page.waitForURL(/\/watch\//)
  })

  it('watches: plays, pauses, seeks ten seconds', async () => {
    await pressByKey(page, page.getByRole('button', { name: 'Lire la vidéo' }))
    const seconds = (): Promise<number> => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)
    await expect.poll(seconds, { timeout: 30_000 }).toBeGreaterThan(0.2)
    await page.keyboard.press('k')
    await page.getByRole('button', { name: 'Lecture', exact: true }).waitFor()
    await page.keyboard.press('ArrowRight')
    await expect.poll(seconds).toBeGreaterThan(10)
  })

  it('likes', async () => {
    await pressByKey(page, page.getByRole('button', { name: /^J’aime/ }).first(), ' ')
    await page
      .getByRole('button', { name: /^J’aime/, pressed: true })
      .first()
      .waitFor()
  })

  it('creates a playlist and adds the video to it; the focus returns from each dialog', async () => {
    const opener = main().getByRole('button', { name: 'Ajouter à une playlist' }).first()
    await pressByKey(page, opener)
    await page.getByRole('dialog', { name: 'Ajouter à une playlist' }).waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => hasFocus(opener)).toBe(true)

    await page.keyboard.press('Enter')
    await pressByKey(page, page.getByRole('dialog').getByRole('button', { name: 'Créer une nouvelle playlist' }))
    const naming = page.getByRole('dialog', { name: 'Créer une nouvelle playlist' })
    await naming.waitFor()
    const name = naming.getByRole('textbox', { name: /^Nom/ })
    if (!(await hasFocus(name))) await tabTo(page, name)
    await type('Sans souris')
    await page.keyboard.press('Enter')
    const choosing = page.getByRole('dialog', { name: 'Ajouter à une playlist' })
    await choosing.getByRole('radio', { name: /Sans souris/ }).waitFor()
    await pressByKey(page, choosing.getByRole('button', { name: 'Ajouter', exact: true }))
    await choosing.waitFor({ state: 'detached' })
    await expect.poll(() => hasFocus(opener)).toBe(true)
  })

  it('comments', async () => {
    await tabTo(page, page.getByRole('textbox', { name: 'Ajouter un commentaire' }))
    await type('Écrit du bout des doigts')
    await pressByKey(page, page.getByRole('button', { name: 'Commenter' }))
    await page.getByText('Écrit du bout des doigts', { exact: true }).first().waitFor()
  })

  it('publishes a video', async () => {
    const navigation = page.getByRole('navigation', { name: 'Navigation principale' })
    await tabTo(page, navigation.getByRole('link', { name: 'Ma chaîne' }), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await pressByKey(page, main().getByRole('button', { name: 'Nouvelle vidéo' }).first())
    const dialog = page.getByRole('dialog', { name: 'Mettre en ligne une nouvelle vidéo' })
    // Asked for early: the browser intercepts its file dialog only from some moment after.
    const choosing = page.waitForEvent('filechooser')
    await dialog.waitFor()
    await tabTo(page, page.locator('input[type=file][name=videoFile]'))
    await page.keyboard.press(' ')
    await (await choosing).setFiles(clip)
    await page.getByRole('button', { name: /^Retirer matin/ }).waitFor()
    const title = page.getByRole('textbox', { name: 'Titre' })
    await tabTo(page, title)
    await page.keyboard.press('ControlOrMeta+a')
    await type('Publiée au clavier')
    await pressByKey(page, page.getByRole('button', { name: 'Publier la vidéo' }))
    await dialog.waitFor({ state: 'detached', timeout: 60_000 })
    await main().getByRole('link', { name: 'Publiée au clavier' }).first().waitFor()
  })
})
