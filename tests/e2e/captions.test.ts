import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { type RunningLucarne, startLucarne } from '../support/process.ts'
import { siteFolder } from '../support/siteFolder.ts'
import { makeStoryClip } from './clip.ts'
import { type Account, restOf } from './library.ts'
import { axeFaults } from './states/checks.ts'
import { visit } from './visitor.ts'

const cleanups: (() => Promise<unknown>)[] = []
let lucarne: RunningLucarne
let browser: Browser
let creator: Account
let contentId = ''

const webVtt = (...lines: string[]): string =>
  `WEBVTT\n\n${lines.map((line, index) => `00:0${index * 4}.000 --> 00:0${index * 4 + 4}.000\n${line}`).join('\n\n')}`

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
  const library = await restOf(lucarne.url).addLibrary('Ateliers', ['Semer des pois'], await makeStoryClip(site.path))
  creator = library.creator
  contentId = library.contents[0]?.id ?? ''
  await putCaptions('fr', webVtt('Bonjour <i>à tous</i>', 'Au <b>revoir</b> &lt;3'))
  await putCaptions('br', webVtt('Demat', 'Kenavo'))
  browser = await launchBrowser()
  cleanups.push(() => browser.close())
}, 120_000)
afterAll(async () => {
  for (const cleanup of cleanups.toReversed()) await cleanup()
})

async function watch(path = `/watch/${contentId}`, page?: Page): Promise<Page> {
  if (!page) {
    const visitor = await visit(browser, lucarne.url, creator)
    cleanups.push(() => visitor.context.close())
    page = visitor.page
  }
  await page.goto(lucarne.url + path)
  await page.getByRole('button', { name: 'Lire la vidéo' }).click()
  await page.waitForFunction(() => document.querySelector('video')?.paused === false)
  return page
}

const shown = (page: Page) => page.locator('[data-part="cue"]').filter({ visible: true })
/** Pauses at a second, so that its captions stay. */
async function pauseAt(page: Page, second: number): Promise<void> {
  await page.evaluate((at) => {
    const video = document.querySelector('video')
    video?.pause()
    if (video) video.currentTime = at
  }, second)
}

describe('captions while watching', () => {
  it('are off at first; c shows those in French, where the video is, and hides them again', { timeout: 60_000 }, async () => {
    const page = await watch()
    await pauseAt(page, 2)
    expect(await shown(page).count()).toBe(0)
    await page.keyboard.press('c')
    await expect.poll(() => shown(page).innerHTML()).toBe('Bonjour <i>à tous</i>')
    await pauseAt(page, 6)
    await expect.poll(() => shown(page).innerHTML()).toBe('Au <b>revoir</b> &lt;3')
    await page.keyboard.press('c')
    await expect.poll(() => shown(page).count()).toBe(0)
  })

  it('are chosen from a menu by keyboard, and stay chosen after a reload and on another site', { timeout: 60_000 }, async () => {
    const page = await watch()
    await page.getByRole('button', { name: 'Sous-titres : désactivés' }).focus()
    await page.keyboard.press('Enter')
    const choices = page.getByRole('menuitemradio')
    await expect.poll(() => choices.allInnerTexts()).toEqual(['Désactivés', 'Breton', 'Français'])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Sous-titres : Breton' }).waitFor()
    await pauseAt(page, 2)
    await expect.poll(() => shown(page).innerHTML()).toBe('Demat')
    await watch(undefined, page)
    await pauseAt(page, 6)
    await expect.poll(() => shown(page).innerHTML()).toBe('Kenavo')
    await watch(`/embed/${contentId}`, page)
    await pauseAt(page, 2)
    await expect.poll(() => shown(page).innerHTML()).toBe('Demat')
    // Turned off, the language is remembered.
    await page.keyboard.press('c')
    await expect.poll(() => shown(page).count()).toBe(0)
    await watch(undefined, page)
    await page.getByRole('button', { name: 'Sous-titres : désactivés' }).waitFor()
    await page.keyboard.press('c')
    await page.getByRole('button', { name: 'Sous-titres : Breton' }).waitFor()
  })
})

describe('writing captions', () => {
  it('is done by keyboard at 390 px, beside the video, and shows while watching', { timeout: 90_000 }, async () => {
    const { context, page } = await visit(browser, lucarne.url, creator)
    cleanups.push(() => context.close())
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${lucarne.url}/dashboard`)
    await page.getByRole('link', { name: 'Sous-titres et montage de «\u202fSemer des pois\u202f»' }).focus()
    await page.keyboard.press('Enter')
    await page.getByLabel('Langue', { exact: true }).selectOption('oc')
    await page.getByRole('button', { name: 'Écrire les sous-titres' }).focus()
    await page.keyboard.press('Enter')
    const focused = (): Promise<string | undefined> => page.evaluate(() => document.activeElement?.textContent)
    await expect.poll(focused).toBe('Occitan 0 ligne')
    const add = page.getByRole('button', { name: 'Ajouter une ligne ici' })
    await page.getByRole('button', { name: 'Lire la vidéo' }).click()
    await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0)
    await pauseAt(page, 5)
    await page.waitForFunction(() => document.querySelector('video')?.seeking === false)
    await add.focus()
    await page.keyboard.press('Enter')
    // The new line's text has the focus.
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Texte')
    await page.keyboard.type('Bon jorn <3')
    expect(await page.getByLabel('Début', { exact: true }).inputValue()).toMatch(/^0:0[45](\.\d{3})?$/)
    // What is typed is shown over the video at once.
    await page.locator('p', { hasText: 'Bon jorn <3' }).waitFor()
    await page.getByLabel('Fin', { exact: true }).fill('0:02')
    await page.keyboard.press('Enter')
    await page.getByText('La fin doit venir après le début').waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Fin')
    expect(await axeFaults(page)).toEqual([])
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('0:08')
    await page.keyboard.press('Enter')
    await page.getByText('Sous-titres enregistrés (occitan)').first().waitFor()
    await page.getByRole('button', { name: 'Modifier (occitan)' }).waitFor()
    await expect.poll(focused).toBe('Langues')
    expect(await axeFaults(page)).toEqual([])

    await watch(undefined, page)
    await page.getByRole('button', { name: /^Sous-titres/ }).click()
    await page.getByRole('menuitemradio', { name: 'Occitan' }).click()
    await pauseAt(page, 6)
    await expect.poll(() => shown(page).innerHTML()).toBe('Bon jorn &lt;3')
  })

  it('begins from a file, refuses one that cannot be read with its line, and asks before it loses lines', { timeout: 60_000 }, async () => {
    const { context, page } = await visit(browser, lucarne.url, creator)
    cleanups.push(() => context.close())
    await page.goto(`${lucarne.url}/captions/${contentId}`)
    await page.getByLabel('Langue', { exact: true }).selectOption('en')
    const choose = (name: string, text: string): Promise<void> =>
      page.getByLabel(/^Partir d’un fichier/).setInputFiles({ name, mimeType: '', buffer: Buffer.from(text, 'latin1') })
    await choose('faux.srt', '1\n00:00:02,000 --> 00:00:01,000\nHello')
    await page.getByText('Ligne 2\u00a0: La fin doit venir après le début').waitFor()
    await choose('film.srt', '1\n00:00:01,000 --> 00:00:02,000\nCaf\u00e9 <font color=red>noir</font>')
    await page.getByLabel('Texte', { exact: true }).waitFor()
    expect(await page.getByLabel('Texte', { exact: true }).inputValue()).toBe('Café noir')
    await page.getByRole('button', { name: 'Annuler' }).click()
    await page.getByRole('button', { name: 'Continuer' }).click()
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await page.getByRole('button', { name: 'Supprimer (anglais)' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click()
    await page.getByText('Sous-titres supprimés (anglais)').first().waitFor()
    await page.getByRole('button', { name: 'Supprimer (anglais)' }).waitFor({ state: 'detached' })
  })

  it('loses nothing when the session has ended meanwhile', { timeout: 60_000 }, async () => {
    const { context, page } = await visit(browser, lucarne.url, creator)
    cleanups.push(() => context.close())
    await page.goto(`${lucarne.url}/captions/${contentId}`)
    await page.getByRole('button', { name: 'Modifier (breton)' }).click()
    await page.getByLabel('Texte', { exact: true }).first().fill('Demat deoc’h')
    await page.route('**/captions/br', (route) =>
      route.fulfill({
        status: 401,
        contentType: 'application/json',
        body: '{"error":{"code":"SESSION_EXPIRED","message":"Votre session a expiré"}}',
      }),
    )
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await page.getByRole('button', { name: 'Se connecter', exact: true }).last().click()
    await page.unroute('**/captions/br')
    await page.getByLabel('E-mail').fill(creator.email)
    await page.getByLabel('Mot de passe', { exact: true }).fill('Lucarne2026!')
    await page.getByRole('button', { name: 'Se connecter', exact: true }).last().click()
    await page.getByLabel('Texte', { exact: true }).first().waitFor()
    expect(await page.getByLabel('Texte', { exact: true }).first().inputValue()).toBe('Demat deoc’h')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await page.getByText('Sous-titres enregistrés (breton)').first().waitFor()
  })
})
