import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { embedPath } from '../../src/shared/markup.ts'
import { watchPath } from '../../src/shared/routes.ts'
import { launchBrowser } from '../support/browser.ts'
import { clipMaker } from '../support/media.ts'
import { type RunningLucarne, startLucarne } from '../support/process.ts'
import { siteFolder } from '../support/siteFolder.ts'
import { type Library, restOf } from './library.ts'
import { visit } from './visitor.ts'

const title = 'Le secret du large'
const firstPassword = 'la mer du Nord'
const nextPassword = 'une autre mer'
let lucarne: RunningLucarne
let browser: Browser
let library: Library
let path: string
let embed: string
const ends: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  const folder = await siteFolder()
  ends.push(folder.remove)
  const clips = await clipMaker()
  ends.push(() => clips.remove())
  const clip = await clips.make({ name: 'video.mp4', width: 320, height: 180, seconds: 8 })
  lucarne = await startLucarne(folder.path, { GUEST_PLAYBACK: 'on' })
  ends.push(() => lucarne.stop())
  browser = await launchBrowser()
  ends.push(() => browser.close())
  library = await restOf(lucarne.url).addLibrary('Noemie', [title], clip)
  const id = library.contents[0]?.id ?? ''
  path = watchPath(id)
  embed = embedPath(id)
}, 240_000)
afterAll(async () => {
  for (const end of ends.toReversed()) await end()
})

const field = (page: Page) => page.getByLabel('Mot de passe de la vidéo')
async function give(page: Page, password: string): Promise<void> {
  await field(page).fill(password)
  await page.getByRole('button', { name: 'Ouvrir la vidéo' }).click()
}
async function playsIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Lire la vidéo' }).click()
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0.5)
}
/** Sets the password in the form of the dashboard, as its owner does. */
async function setPassword(page: Page, label: string, password: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Modifier «.*${title}`) }).click()
  const dialog = page.getByRole('dialog', { name: 'Modifier la vidéo' })
  const isPublic = dialog.getByRole('switch', { name: 'Vidéo publique' })
  await isPublic.or(dialog.getByRole('switch', { name: 'Vidéo privée' })).waitFor()
  if ((await isPublic.count()) > 0) await isPublic.click()
  await dialog.getByLabel('Qui peut l’ouvrir').selectOption('password')
  await dialog.getByLabel(label).and(page.locator('input')).fill(password)
  await dialog.getByRole('button', { name: 'Sauvegarder' }).click()
  await dialog.waitFor({ state: 'detached' })
}
/** What the browser keeps for the site's scripts, and what they have loaded. */
const keptBy = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).matchAll()))
    const bodies = await Promise.all(caches_.flat().map((response) => response.text()))
    return JSON.stringify([
      document.cookie,
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.documentElement.outerHTML,
      bodies,
    ])
  })

it('a video opens with its password, from the owner’s form to a guest, until the owner changes it', { timeout: 240_000 }, async () => {
  const owner = await visit(browser, lucarne.url, library.creator)
  await owner.open('/dashboard')
  await setPassword(owner.page, 'Mot de passe', firstPassword)

  const guest = await visit(browser, lucarne.url, null)
  await guest.open(path)
  await field(guest.page).waitFor()
  expect(await keptBy(guest.page)).not.toContain(title)
  await give(guest.page, 'la mer du Sud')
  await guest.page.getByText('Ce n’est pas le mot de passe de cette vidéo').waitFor()
  expect(await field(guest.page).inputValue()).toBe('la mer du Sud')
  await give(guest.page, firstPassword)
  await guest.page.getByRole('heading', { level: 1, name: title }).waitFor()
  await playsIn(guest.page)
  // The proof is out of reach of scripts, and opens the video again.
  expect(await keptBy(guest.page)).not.toContain('lucarne_unlocked')
  await guest.open(path)
  await guest.page.getByRole('heading', { level: 1, name: title }).waitFor()
  await guest.open(embed)
  await playsIn(guest.page)

  // Others are asked, in the player of other sites’ pages, too, and get nothing that was kept for the guest.
  const other = await visit(browser, lucarne.url, null)
  await other.open(path)
  await field(other.page).waitFor()
  await other.open(embed)
  await field(other.page).waitFor()
  expect(await keptBy(other.page)).not.toContain(title)
  await give(other.page, firstPassword)
  await playsIn(other.page)
  await other.context.close()

  await owner.open('/dashboard')
  await setPassword(owner.page, 'Remplacer le mot de passe', nextPassword)
  await guest.open(path)
  await field(guest.page).waitFor()
  expect(await keptBy(guest.page)).not.toContain(title)
  await give(guest.page, firstPassword)
  await guest.page.getByText('Ce n’est pas le mot de passe de cette vidéo').waitFor()
  await give(guest.page, nextPassword)
  await guest.page.getByRole('heading', { level: 1, name: title }).waitFor()
  await guest.context.close()
  await owner.context.close()
})
