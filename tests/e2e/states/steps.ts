import type { Locator, Page } from 'playwright-core'

type Role = Parameters<Page['getByRole']>[0]
type Name = string | RegExp

/** Finds an element by its accessible role or text; used for `shows` and `steps`. */
const by =
  (role: Role) =>
  (name: Name) =>
  (page: Page): Locator =>
    page.getByRole(role, { name }).first()

export const heading = by('heading')
export const dialog = by('dialog')
export const question = by('alertdialog')
export const button = by('button')
export const tab = by('tab')
export const checkbox = by('checkbox')
export const radio = by('radio')
export const field = by('textbox')
export const choice = by('combobox')
export const link = by('link')
export const progress = by('progressbar')
export const text =
  (words: Name) =>
  (page: Page): Locator =>
    page.getByText(words).first()
export const menu = (page: Page): Locator => page.getByRole('menu').first()
export const busy = (page: Page): Locator =>
  page
    .locator('main [aria-busy=true]')
    .filter({ hasNotText: /^(Chargement\.\.\.)+$/ })
    .first()

/** The errors of a form, without the same form in its initial state. */
export const mistakes = (page: Page): Locator => page.locator('[aria-invalid=true]').first()

type Found = (page: Page) => Locator

/** Waits until the screen has its data: what stands below it moves until then. */
export async function filled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null)
}

/** Presses one element after the other, when each appears. */
export const press =
  (...all: Found[]) =>
  async (page: Page): Promise<void> => {
    for (const found of all) await found(page).click()
  }

export const write =
  (where: Found, words: string) =>
  async (page: Page): Promise<void> =>
    where(page).fill(words)

export const choose =
  (where: Found, value: string) =>
  async (page: Page): Promise<unknown> =>
    where(page).selectOption(value)

export const inTurn =
  (...steps: ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page): Promise<void> => {
    for (const step of steps) await step(page)
  }
