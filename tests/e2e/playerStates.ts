import type { Page } from 'playwright-core'
import { canPlay, control, play, stage, start } from './playerSite.ts'

/** A state of the player, and how a person comes to it. */
export type PlayerState = {
  name: string
  /** the second at which the page opens it */
  from?: number
  /** a guest */
  isGuest?: boolean
  steps: (page: Page) => Promise<unknown>
}

const openMenu =
  (name: string) =>
  async (page: Page): Promise<void> => {
    await pause(page)
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).press('Enter')
    await page.getByRole('menu', { name }).waitFor()
  }

async function pause(page: Page): Promise<void> {
  await canPlay(page)
  await play(page)
  await page.keyboard.press('k')
  await control(page, 'Lecture').waitFor()
}

async function playToTheEnd(page: Page): Promise<void> {
  await canPlay(page)
  await start(page).click()
  await page.getByRole('button', { name: 'Lire maintenant' }).waitFor()
}

export const playerStates: readonly PlayerState[] = [
  { name: 'ready', steps: canPlay },
  {
    name: 'playing',
    steps: async (page) => {
      await canPlay(page)
      await play(page)
      await stage(page).hover()
    },
  },
  { name: 'paused', steps: pause },
  ...['Sous-titres', 'Vitesse', 'Qualité', 'Réglages'].map((name) => ({ name: `the menu «${name}»`, steps: openMenu(name) })),
  {
    name: 'the appearance of captions',
    steps: async (page) => {
      await openMenu('Réglages')(page)
      await page.getByRole('menuitem', { name: 'Apparence des sous-titres' }).press('ArrowRight')
      await page.getByRole('menu', { name: 'Apparence des sous-titres' }).waitFor()
    },
  },
  {
    name: 'captions',
    from: 2,
    steps: async (page) => {
      await pause(page)
      await page.keyboard.press('c')
      await page.locator('[data-part="cue"]').filter({ visible: true }).first().waitFor()
    },
  },
  { name: 'ended, with the next video', from: 22, steps: playToTheEnd },
  {
    name: 'counting down to the next video',
    from: 22,
    steps: async (page) => {
      await page.evaluate(() => localStorage.setItem('lucarne.player', JSON.stringify({ autoplay: true })))
      await page.clock.install()
      await page.reload()
      await playToTheEnd(page)
      await page.getByRole('button', { name: 'Annuler' }).waitFor()
    },
  },
  {
    name: 'failed',
    from: 2,
    steps: async (page) => {
      await page.route(/\.m3u8$/, (route) => route.fulfill({ status: 404 }))
      await page.reload()
      await page.getByRole('button', { name: 'Réessayer' }).waitFor()
    },
  },
  { name: 'locked', isGuest: true, steps: (page) => stage(page).getByRole('button', { name: 'Se connecter' }).waitFor() },
  {
    name: 'theatre',
    steps: async (page) => {
      await pause(page)
      await page.keyboard.press('t')
      await page.locator('[data-theatre]').waitFor()
    },
  },
  {
    name: 'full screen',
    steps: async (page) => {
      await pause(page)
      await page.keyboard.press('f')
      await page.waitForFunction(() => document.fullscreenElement !== null)
    },
  },
  {
    name: 'mini',
    steps: async (page) => {
      await canPlay(page)
      await play(page)
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await page.locator('[data-mini]').waitFor()
      await page.keyboard.press('k')
    },
  },
  {
    name: 'audio only',
    steps: async (page) => {
      await pause(page)
      await page.getByRole('button', { name: /^Qualité/ }).press('Enter')
      await page.getByRole('menuitemradio', { name: 'Audio seul' }).press('Enter')
      await page.getByRole('button', { name: /^Qualité.*audio/i }).waitFor()
    },
  },
]
