import type { Page } from 'playwright-core'
import { expect, vi } from 'vitest'
import type { playerMachine } from '../../../src/machines/player/player/playerMachine.ts'
import type { ChromiumModel } from './describeInChromium.ts'
import { patience, peek } from './mediaElement.ts'
import { captionsMenu, choose, player, pressInBar, settingsMenu, showBar, speedMenu, toggleSetting } from './screening.ts'
import type { Stage } from './stage.ts'

const languageNames: Readonly<Record<string, string>> = { en: 'Anglais' }

async function pressInPlayer(stage: Stage, key: string, times = 1): Promise<void> {
  await player(stage).focus()
  for (let press = 0; press < times; press += 1) await stage.page.keyboard.press(key)
}

/** Whether the controls are shown, as soon as it is so: while the video plays, they hide again. */
const seeControls = ({ page }: Stage, areShown: boolean): Promise<void> =>
  vi.waitFor(async () => {
    expect(await peek(page, `document.querySelector('[data-player-stage]').dataset.controls !== undefined`)).toBe(areShown)
  }, patience)

const scrollAway = (page: Page): Promise<void> => page.evaluate(() => scrollTo(0, document.body.scrollHeight))

const isFullscreen = (page: Page): Promise<unknown> => peek(page, 'document.fullscreenElement !== null')

/** While the player fills the screen, no link of the page can be pressed, but the browser's back button leads elsewhere all the same. */
async function leavePage(page: Page): Promise<void> {
  const home = page.getByRole('link', { name: 'Lucarne, accueil' })
  await ((await isFullscreen(page)) ? home.evaluate((link: HTMLAnchorElement) => link.click()) : home.click())
}

/** The title of the small player beside another page. */
const backToVideo = (page: Page) => page.getByRole('link', { name: /^Revenir à la vidéo/ })

/** A finger on the picture. */
async function tap(stage: Stage): Promise<void> {
  const { page } = stage
  const box = await player(stage).boundingBox()
  if (!box) throw new Error('No player is on the page')
  const session = await page.context().newCDPSession(page)
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 3 }]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await session.detach()
}

async function setFullscreen({ page }: Stage, isOn: boolean): Promise<void> {
  if ((await isFullscreen(page)) !== isOn) await page.keyboard.press('f')
  await vi.waitFor(async () => expect(await isFullscreen(page)).toBe(isOn), patience)
}

async function setSound({ page }: Stage, sound: { volume: number; isMuted: boolean }): Promise<void> {
  await page.locator('video').evaluate((video: HTMLVideoElement, { volume, isMuted }) => {
    video.volume = volume / 100
    video.muted = isMuted
  }, sound)
}

async function chooseLargeCaptions(stage: Stage): Promise<void> {
  const { page } = stage
  await settingsMenu(stage).press('Enter')
  await page.getByRole('menuitem', { name: 'Apparence des sous-titres' }).press('ArrowRight')
  await page.getByRole('menuitemradio', { name: 'Grande', exact: true }).press('Enter')
  await vi.waitFor(async () => expect(await peek(page, `document.querySelector('.vds-captions').dataset.size`)).toBe('large'), patience)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.getByRole('menu').first().waitFor({ state: 'detached' })
}

/** What a person sets, and what is shown of the player. */
export const playerSettingSteps: ChromiumModel<typeof playerMachine>['do'] = {
  'sound.toggleMuted': { act: (_, { page }) => page.keyboard.press('m') },
  'sound.setVolume': { act: ({ volume }, { page }) => page.getByRole('slider', { name: 'Volume' }).fill(String(volume)) },
  // Five points each.
  'sound.changeVolume': { act: ({ points }, stage) => pressInPlayer(stage, points > 0 ? 'ArrowUp' : 'ArrowDown', Math.abs(points) / 5) },
  // As an extension of the browser does.
  'media.soundChanged': { act: (sound, stage) => setSound(stage, sound) },
  'speed.choose': { act: ({ speed }, stage) => choose(stage, speedMenu(stage), speed === 1 ? 'Normale' : `${speed}×`) },
  'speed.step': { act: ({ steps }, { page }) => page.keyboard.press(steps > 0 ? '>' : '<') },
  'media.speedChanged': {
    act: ({ speed }, { page }) =>
      page.locator('video').evaluate((video: HTMLVideoElement, rate) => void (video.playbackRate = rate), speed),
  },
  'loop.toggle': { act: (_, { page }) => page.keyboard.press('l') },
  'captions.toggle': { act: (_, { page }) => page.keyboard.press('c') },
  'captions.choose': {
    act: ({ language }, stage) =>
      choose(stage, captionsMenu(stage), language === null ? 'Désactivés' : (languageNames[language] ?? language)),
  },
  'captions.setStyle': { act: (_, stage) => chooseLargeCaptions(stage) },
  // They are loaded at once, or not at all.
  'media.captionsLoaded': { act: async () => undefined },
  'media.captionsFailed': { act: async () => undefined },
  'presentation.toggleTheatre': { act: (_, { page }) => page.keyboard.press('t') },
  'presentation.toggleFullscreen': { act: async (_, stage) => setFullscreen(stage, !(await isFullscreen(stage.page))) },
  'media.enteredFullscreen': { act: (_, stage) => setFullscreen(stage, true) },
  'media.leftFullscreen': { act: (_, stage) => setFullscreen(stage, false) },
  'page.scrolledAway': { act: (_, { page }) => scrollAway(page) },
  'page.scrolledBack': { act: (_, { page }) => page.getByRole('button', { name: 'Revenir à la vidéo' }).click() },
  'page.left': { act: (_, { page }) => leavePage(page) },
  'page.returned': { act: (_, { page }) => backToVideo(page).click() },
  'mini.close': {
    act: async (_, { page }) => {
      // axe has scrolled the page.
      await scrollAway(page)
      await page.getByRole('button', { name: /^Fermer le lecteur/ }).click()
    },
  },
  'mini.expand': { act: (_, { page }) => page.keyboard.press('i') },
  'controls.wake': {
    act: async (_, stage) => {
      await stage.page.mouse.move(0, 0)
      await showBar(stage)
      await seeControls(stage, true)
    },
  },
  'controls.leave': {
    act: async (_, { page, ...stage }) => {
      await showBar({ page, ...stage })
      await page.mouse.move(0, 0)
    },
  },
  'controls.toggle': { act: (_, stage) => tap(stage) },
  'controls.hold': {
    act: async (_, stage) => {
      await settingsMenu(stage).press('Enter')
      await stage.page.getByRole('menu', { name: 'Réglages' }).waitFor()
    },
  },
  'controls.release': {
    act: async (_, stage) => {
      await stage.page.keyboard.press('Escape')
      await stage.page.getByRole('menu', { name: 'Réglages' }).waitFor({ state: 'detached' })
    },
  },
  'autoplay.toggle': { act: (_, stage) => toggleSetting(stage, 'Enchaîner les vidéos') },
  // As another tab does.
  'preferences.changed': {
    act: ({ isAutoplayOn, captionsLanguage }, { page }) =>
      page.evaluate(
        ([autoplay, language]) => {
          const kept: object = JSON.parse(localStorage.getItem('lucarne.player') ?? '{}')
          localStorage.setItem('lucarne.player', JSON.stringify({ ...kept, autoplay, captionsLanguage: language }))
          dispatchEvent(new StorageEvent('storage', { key: 'lucarne.player' }))
        },
        [isAutoplayOn, captionsLanguage] as const,
      ),
  },
  'next.play': { act: (_, stage) => pressInBar(stage, stage.page.getByRole('button', { name: 'Lire maintenant' })) },
  'next.cancel': { act: (_, stage) => pressInBar(stage, stage.page.getByRole('button', { name: 'Annuler' })) },
}
