import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Visitor } from './visitor.ts'

type Choice = { path: string; choose: (main: Locator) => Promise<unknown>; address: string }

const tab = (name: string | RegExp) => (main: Locator) => main.getByRole('tab', { name }).click()
const chip = (name: string | RegExp) => (main: Locator) => main.getByRole('button', { name }).click()
const option = (label: string, value: string) => (main: Locator) => main.getByLabel(label).selectOption(value)

export const choicesOfAll: readonly Choice[] = [
  { path: '/login', choose: tab('Inscription'), address: '/login?tab=register' },
  { path: '/search?q=toit', choose: option('Type de résultats', 'content'), address: '/search?q=toit&type=content' },
  { path: '/search?q=toit&type=content', choose: option('Trier par', 'views'), address: '/search?q=toit&type=content&sort=views' },
  { path: '/search?q=toit&view=list', choose: option('Date', 'week'), address: '/search?q=toit&date=week&view=list' },
  { path: '/creator/belvedere?layout=list', choose: option('Trier par', 'title'), address: '/creator/belvedere?sort=title&layout=list' },
  { path: '/creator/belvedere', choose: tab('En chiffres'), address: '/creator/belvedere?tab=about' },
]

export const ownChoices: readonly Choice[] = [
  { path: '/subscriptions', choose: chip('Cette semaine'), address: '/subscriptions?period=week' },
  { path: '/subscriptions', choose: tab('Mes chaînes'), address: '/subscriptions?tab=channels' },
  { path: '/history', choose: chip('Ce mois-ci'), address: '/history?period=month' },
  { path: '/profile', choose: tab(/^Playlists/), address: '/profile?tab=playlists' },
  { path: '/settings', choose: tab('Chaîne'), address: '/settings?tab=channel' },
]

/** Selected tabs, pressed buttons, values of selects and fields; without counts, which other tests change. */
const choicesOn = (page: Page) =>
  page
    .locator('main')
    .evaluate((main) =>
      [...main.querySelectorAll('[aria-selected="true"], [aria-pressed="true"], select, input[type="search"]')].map((control) =>
        control instanceof HTMLSelectElement || control instanceof HTMLInputElement
          ? control.value
          : (control.textContent || control.getAttribute('aria-label'))?.replace(/\(\d+\)/, ''),
      ),
    )

/** Chooses an option, expects it in the address, and after a reload on the screen. */
export async function expectChoiceKept({ page, open, asked }: Visitor, siteUrl: string, { path, choose, address }: Choice): Promise<void> {
  await open(path)
  await asked()
  const before = await choicesOn(page)
  await choose(page.getByRole('main'))
  await page.waitForURL(`${siteUrl}${address}`)
  await asked()
  const chosen = await choicesOn(page)
  expect(chosen).not.toEqual(before)
  await page.reload({ waitUntil: 'commit' })
  await asked()
  expect(await choicesOn(page)).toEqual(chosen)
}
