import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { watchPath } from '../../src/shared/routes.ts'
import { launchBrowser } from '../support/browser.ts'
import { startLucarne } from '../support/process.ts'
import { writeShowcase } from '../support/showcase/showcase.ts'
import { siteFolder } from '../support/siteFolder.ts'
import { button, field, heading, text } from './states/steps.ts'
import type { State } from './states/types.ts'
import { openSite, type Site, visit } from './states/visit.ts'

const cleanups: (() => Promise<unknown>)[] = []
let site: Site
let browser: Browser

beforeAll(async () => {
  const folder = await siteFolder()
  cleanups.push(folder.remove)
  const showcase = await writeShowcase(folder.path)
  const lucarne = await startLucarne(folder.path)
  cleanups.push(() => lucarne.stop())
  browser = await launchBrowser()
  cleanups.push(() => browser.close())
  site = await openSite(lucarne.url, showcase)
})
afterAll(async () => {
  for (const cleanup of cleanups.toReversed()) await cleanup()
})

const go = <Result>(who: State['who'], path: string, shows: State['shows'], look: (page: Page) => Promise<Result>): Promise<Result> =>
  visit(browser, site, { name: path, who, path, shows }, { reducedMotion: 'reduce' }, look)
const watch = <Result>(who: State['who'], look: (page: Page) => Promise<Result>): Promise<Result> =>
  go(who, watchPath(site.showcase.video), field('Ajouter un commentaire'), look)
const words = 'Ce commentaire attend son heure'
const shownTo = (who: State['who']): Promise<number> =>
  watch(who, async (page) => {
    // The list is there.
    await page.getByText('Épinglé').waitFor()
    return page.getByText(words).count()
  })

it('names somebody whom the writer chooses among those who may be meant', async () => {
  await watch('viewer', async (page) => {
    const writing = field('Ajouter un commentaire')(page)
    await writing.click()
    // The suggestions open below the window.
    await writing.evaluate((area) => area.scrollIntoView({ block: 'end' }))
    await page.keyboard.type('Bravo @')
    await page.getByRole('option').nth(1).waitFor()
    const names = (await page.getByRole('option').allInnerTexts()).map((shown) => shown.trim())
    // From the second to the first again, by the keyboard alone.
    await page.keyboard.press('ArrowUp')
    const below = (option: Element): number => option.getBoundingClientRect().bottom - innerHeight
    await expect.poll(() => page.getByRole('option', { selected: true }).evaluate(below)).toBeLessThan(1)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByRole('listbox').waitFor({ state: 'detached' })
    const [first = ''] = names.map((name) => name.slice(name.indexOf('@')))
    expect(await writing.inputValue()).toBe(`Bravo ${first} `)
    await page.keyboard.type('pour la lumière')
    await button('Commenter')(page).click()
    const own = page.getByRole('article').filter({ hasText: 'pour la lumière' })
    expect(await own.getByRole('link', { name: first }).getAttribute('href')).toBe(`/creator/${first.slice(1)}`)
  })
})

it('holds what is written under the videos of a channel until its owner publishes it', async () => {
  await go('creator', '/settings?tab=channel', field('Nom d’affichage'), async (page) => {
    await page.getByLabel('Commentaires des autres').selectOption('Retenus')
    await button('Enregistrer')(page).click()
    await page.getByText('Chaîne mise à jour').first().waitFor()
  })
  await watch('viewer', async (page) => {
    await field('Ajouter un commentaire')(page).fill(words)
    await button('Commenter')(page).click()
    await page.getByText('Commentaire en attente de validation').first().waitFor()
    const own = page.getByRole('article').filter({ hasText: words })
    await own.getByText('En attente de validation').waitFor()
    expect(await own.getByRole('button', { name: 'Répondre' }).count()).toBe(0)
  })
  expect([await shownTo('viewer'), await shownTo('creator'), await shownTo('debutant')]).toEqual([1, 1, 0])

  await go('creator', '/dashboard?tab=comments', text(words), async (page) => {
    const card = page.getByRole('article').filter({ hasText: words })
    await card.getByRole('button', { name: /^Publier/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Publier' }).click()
    await page.getByText('Commentaire publié').first().waitFor()
    await card.waitFor({ state: 'detached' })
  })
  expect(await shownTo('debutant')).toBe(1)
})

it('replaces the form by a sentence once the channel takes no comments', async () => {
  await go('creator', '/settings?tab=channel', field('Nom d’affichage'), async (page) => {
    await page.getByLabel('Commentaires des autres').selectOption('Fermés')
    await button('Enregistrer')(page).click()
    await page.getByText('Chaîne mise à jour').first().waitFor()
  })
  await go('viewer', watchPath(site.showcase.video), heading(/^Commentaires \(/), async (page) => {
    await page.getByText('Cette chaîne ne prend plus de commentaires.').waitFor()
    expect(await field('Ajouter un commentaire')(page).count()).toBe(0)
    expect(await page.getByText(words).count()).toBe(1)
  })
})
