import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { startLucarne } from '../support/process.ts'
import { siteFolder } from '../support/siteFolder.ts'
import { type Account, restOf } from './library.ts'
import { visit } from './visitor.ts'

const cleanups: (() => Promise<unknown>)[] = []
let url: string
let browser: Browser
let noe: Account

beforeAll(async () => {
  const folder = await siteFolder()
  cleanups.push(folder.remove)
  const lucarne = await startLucarne(`${folder.path}/data`)
  cleanups.push(() => lucarne.stop())
  url = lucarne.url
  noe = await restOf(url).register('noe')
  browser = await launchBrowser()
  cleanups.push(() => browser.close())
})
afterAll(async () => {
  for (const cleanup of cleanups.toReversed()) await cleanup()
})

async function open(path: string, width: number, account: Account | null = null): Promise<Page> {
  const { context, page } = await visit(browser, url, account)
  cleanups.push(() => context.close())
  await page.setViewportSize({ width, height: 844 })
  await page.goto(`${url}${path}`)
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  return page
}

const submit = (page: Page, name: string): Locator => page.getByRole('main').getByRole('button', { name, exact: true })

describe.each([390, 1280])('the alert of the sign-in, at %i', (width) => {
  /** The position of every control below the alert. */
  const boxes = (page: Page) =>
    page
      .getByRole('main')
      .locator('input, button[type=submit], [role=tab], [class*=others]')
      .evaluateAll((elements) =>
        elements.map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect()
          return [x, y + scrollY, width, height]
        }),
      )

  it.each([
    ['log-in', '/login', 'Se connecter', 'Erreur lors de la connexionE-mail ou mot de passe incorrect'],
    ['registration', '/login?tab=register', 'Créer mon compte', 'Erreur lors de l’inscriptionCe nom d’utilisateur est déjà pris'],
  ])('of the %s shows what failed, then why, without a layout shift', async (_name, path, name, text) => {
    const page = await open(path, width)
    const fields = page.getByRole('main')
    await fields.getByRole('textbox', { name: 'E-mail' }).fill(path === '/login' ? noe.email : 'autre@exemple.fr')
    await fields.getByLabel('Mot de passe', { exact: true }).fill('Faux-mot2passe!')
    if (path !== '/login') await fields.getByRole('textbox', { name: 'Nom d’utilisateur' }).fill('noe')
    await page.evaluate(() => document.fonts.ready)
    const before = await boxes(page)
    await submit(page, name).click()
    const alert = fields.getByRole('alert')
    await alert.waitFor()
    expect(await alert.textContent()).toBe(text)
    // Field errors are shown under the field: the log-in has none.
    const held = path === '/login' ? before.length : 3
    expect((await boxes(page)).slice(0, held)).toEqual(before.slice(0, held))
    const bar = await page.getByRole('banner').boundingBox()
    const belowBar = (bar?.y ?? 0) + (bar?.height ?? 0)
    await expect.poll(async () => (await alert.boundingBox())?.y).toBeGreaterThanOrEqual(belowBar)
    await alert.getByRole('button', { name: 'Fermer' }).click()
    await alert.waitFor({ state: 'detached' })
    expect((await boxes(page)).slice(0, 3)).toEqual(before.slice(0, 3))
  })
})

describe('the navigation rail', () => {
  /** The number of lines of each word of a label, and how far it overflows the rail. */
  const labels = (page: Page) =>
    page.getByRole('navigation', { name: 'Navigation principale' }).evaluate((rail) => {
      const { left, right } = rail.getBoundingClientRect()
      return [...rail.querySelectorAll('li span')].flatMap((label) => {
        const node = label.firstChild
        if (!(node instanceof Text)) return []
        return [...node.data.matchAll(/\S+/g)].map(({ 0: word, index }) => {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          const rects = [...range.getClientRects()]
          return {
            word,
            lines: new Set(rects.map(({ top }) => top)).size,
            isOut: rects.some((rect) => rect.left < left || rect.right > right),
          }
        })
      })
    })

  it.each([768, 1024, 1279])('breaks no word at %i, on any page', async (width) => {
    const page = await open('/subscriptions', width, noe)
    for (const path of ['/subscriptions', '/settings']) {
      await page.goto(`${url}${path}`)
      await page.getByRole('link', { name: 'Abonnements' }).waitFor()
      const words = await labels(page)
      expect(words.map(({ word }) => word)).toContain('Abonnements')
      expect(words.filter(({ lines, isOut }) => lines !== 1 || isOut)).toEqual([])
    }
  })
})

describe('two tabs of one browser', () => {
  async function twoTabs(path: string): Promise<{ here: Page; there: Page }> {
    const here = await open(path, 1280)
    const there = await here.context().newPage()
    await there.goto(`${url}/login`)
    return { here, there }
  }
  async function logIn(page: Page): Promise<void> {
    await page.getByRole('main').getByRole('textbox', { name: 'E-mail' }).fill(noe.email)
    await page.getByRole('main').getByLabel('Mot de passe', { exact: true }).fill('Lucarne2026!')
    await submit(page, 'Se connecter').click()
    await page.getByRole('heading', { name: 'Bienvenue, noe' }).waitFor()
  }
  const logOut = (page: Page): Locator => page.getByRole('banner').getByRole('button', { name: 'Se déconnecter' })

  it('sign in together, without losing any typed text, and sign out together', async () => {
    const { here, there } = await twoTabs('/explore/trending')
    const search = here.getByRole('banner').locator('input').first()
    await search.fill('marée haute')
    await logIn(there)
    await logOut(here).waitFor()
    expect([await search.inputValue(), new URL(here.url()).pathname]).toEqual(['marée haute', '/explore/trending'])
    await here.getByRole('link', { name: 'Historique' }).click()
    await here.getByRole('heading', { level: 1, name: 'Historique' }).waitFor()
    await logOut(there).click()
    await here.getByText('Vous vous êtes déconnecté dans un autre onglet').waitFor()
    await here.getByRole('banner').getByRole('link', { name: 'Se connecter' }).waitFor()
  })

  it('leave the sign-in together, each for the page that it came from', async () => {
    const { here, there } = await twoTabs('/explore/trending')
    await here.getByRole('banner').getByRole('link', { name: 'Se connecter' }).click()
    await here.getByRole('main').getByRole('textbox', { name: 'E-mail' }).fill('à moitié')
    await logIn(there)
    await here.waitForURL('**/explore/trending')
    await logOut(here).waitFor()
  })
})
