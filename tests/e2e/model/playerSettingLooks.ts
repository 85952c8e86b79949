import { expect, vi } from 'vitest'
import type { playerMachine } from '../../../src/machines/player/player/playerMachine.ts'
import type { ChromiumModel } from './describeInChromium.ts'
import { patience, peek, readElement } from './mediaElement.ts'
import { captionsMenu, isLeft, isPlayWanted, keptPreferences, lastOf, player, screeningOf, speedMenu, typesOf } from './screening.ts'
import type { Stage } from './stage.ts'

type Look = (stage: Stage) => Promise<void>

const seeNothing: Look = async () => undefined
const flag = async ({ page }: Stage, name: 'theatre' | 'mini' | 'controls'): Promise<boolean> =>
  (await peek(page, `document.querySelector('[data-player-stage]').dataset.${name} !== undefined`)) === true

/** Before it can play, the element has been told nothing. */
const whereDriven =
  (see: Look): Look =>
  async (stage) => {
    if ((await readElement(stage.page))?.hasData) await see(stage)
  }
/** The small player has three buttons. */
const whereWide =
  (see: Look): Look =>
  async (stage) => {
    if (!(await flag(stage, 'mini'))) await see(stage)
  }
/** A control of the player, where the page shows its picture and not an obstacle. */
const whereLoaded =
  (see: Look): Look =>
  async (stage) => {
    if (!isLeft(stage) && (await readElement(stage.page)) !== null) await see(stage)
  }
/** What tests hasten for themselves is no choice of the person. */
const whereChosen =
  (region: RegExp, see: Look): Look =>
  async (stage) => {
    const types = typesOf(stage)
    if (types.length === 0 || types.some((type) => region.test(type))) await see(stage)
  }

const seeSound =
  (isMuted: boolean): Look =>
  async ({ page }) => {
    await page.getByRole('button', { name: isMuted ? 'Rétablir le son' : 'Couper le son' }).waitFor()
    const shown = Number(await page.getByRole('slider', { name: 'Volume' }).inputValue())
    await vi.waitFor(async () => {
      const element = await readElement(page)
      expect([element?.isMuted, isMuted ? 0 : Math.round((element?.volume ?? 0) * 100)]).toEqual([isMuted, shown])
    }, patience)
  }

const seeSpeed =
  (isUsual: boolean): Look =>
  async (stage) => {
    await vi.waitFor(async () => {
      const spoken = (await speedMenu(stage).getAttribute('aria-label')) ?? ''
      const speed = Number(/([\d,]+)×$/.exec(spoken)?.[1]?.replace(',', '.'))
      expect([speed === 1, (await readElement(stage.page))?.speed]).toEqual([isUsual, speed])
    }, patience)
  }

const seeLoop =
  (isLooping: boolean): Look =>
  async (stage) =>
    vi.waitFor(
      async () => expect(await player(stage).getByText('Lecture en boucle', { exact: true }).count()).toBe(Number(isLooping)),
      patience,
    )

const cue = ({ page }: Stage) => page.locator('[data-part="cue"]').filter({ visible: true })

const seeCaptions =
  (spoken: RegExp, areRead: boolean): Look =>
  async (stage) => {
    await vi.waitFor(async () => expect(await captionsMenu(stage).getAttribute('aria-label')).toMatch(spoken), patience)
    await vi.waitFor(async () => expect((await cue(stage).count()) > 0).toBe(areRead), patience)
  }

const seePresentation =
  (shown: 'inline' | 'theatre' | 'mini'): Look =>
  async (stage) =>
    vi.waitFor(async () => {
      const isFull = await peek(stage.page, 'document.fullscreenElement !== null')
      // The browser obeys at once.
      if (lastOf(stage) === 'presentation.toggleFullscreen') return expect(isFull).toBe(true)
      const flags = [await flag(stage, 'theatre'), await flag(stage, 'mini'), isFull]
      // The page is scrolled back at once.
      expect(flags).toEqual([shown === 'theatre', shown === 'mini' && lastOf(stage) !== 'mini.expand', false])
    }, patience)

const placeOfVideo = `[
  document.querySelector('main').contains(document.querySelector('video')),
  document.querySelector('[data-away]') !== null,
  location.pathname.startsWith('/watch/'),
]`

/** The page of the video opens at once. */
async function seeAway(stage: Stage): Promise<void> {
  const isBack = lastOf(stage) === 'mini.expand'
  await vi.waitFor(async () => expect(await peek(stage.page, placeOfVideo)).toEqual([isBack, !isBack, isBack]), patience)
}

async function seeClosed(stage: Stage): Promise<void> {
  await player(stage).waitFor({ state: 'detached' })
  expect(await readElement(stage.page)).toBeNull()
}

async function seeFullscreen(stage: Stage): Promise<void> {
  const isFull = lastOf(stage) !== 'presentation.toggleFullscreen'
  await vi.waitFor(async () => expect(await peek(stage.page, 'document.fullscreenElement !== null')).toBe(isFull), patience)
}

/** While the video plays, they hide by themselves, and a step that needs them shows them. */
async function seeControls(stage: Stage): Promise<void> {
  if (!isPlayWanted(stage)) await vi.waitFor(async () => expect(await flag(stage, 'controls')).toBe(true), patience)
}

async function seeNoControls(stage: Stage): Promise<void> {
  await vi.waitFor(async () => expect(await flag(stage, 'controls')).toBe(false), patience)
}

async function seeHeldControls(stage: Stage): Promise<void> {
  await stage.page.getByRole('menu', { name: 'Réglages' }).waitFor()
  expect(await flag(stage, 'controls')).toBe(true)
}

const seeAutoplay =
  (isOn: boolean): Look =>
  async (stage) =>
    vi.waitFor(async () => expect((await keptPreferences(stage))['autoplay'] === true).toBe(isOn), patience)

const seeNext =
  (words: string): Look =>
  async (stage) => {
    await stage.page
      .getByRole('status')
      .filter({ hasText: new RegExp(`^${words}$`) })
      .waitFor()
    await stage.page.getByRole('button', { name: 'Lire maintenant' }).waitFor()
  }

async function seeNoNext(stage: Stage): Promise<void> {
  const { page } = stage
  if (!isLeft(stage)) return page.getByRole('button', { name: 'Lire maintenant' }).waitFor({ state: 'detached' })
  const { id } = screeningOf(stage).video
  await page.waitForURL((url) => url.pathname.startsWith('/watch/') && !url.pathname.endsWith(id))
}

const whereSet = (see: Look): Look => whereLoaded(whereWide(whereDriven(see)))
/** Videos that a path has made for itself have none. */
const whereCaptioned =
  (see: Look): Look =>
  async (stage) => {
    if (screeningOf(stage).hasCaptions) await see(stage)
  }

/** What a person sets, and what is shown of the player. */
export const playerSettingLooks: ChromiumModel<typeof playerMachine>['see'] = {
  // What has arrived plays on.
  'supply.flowing': seeNothing,
  'supply.lost': seeNothing,
  'sound.audible': whereSet(seeSound(false)),
  'sound.muted': whereSet(seeSound(true)),
  'speed.usual': whereSet(whereChosen(/^speed\.|speedChanged$/, seeSpeed(true))),
  'speed.changed': whereSet(whereChosen(/^speed\.|speedChanged$/, seeSpeed(false))),
  'loop.once': whereLoaded(seeLoop(false)),
  'loop.looping': whereLoaded(seeLoop(true)),
  'captions.none': async (stage) => expect(await captionsMenu(stage).count()).toBe(0),
  'captions.hidden': whereSet(whereCaptioned(seeCaptions(/: désactivés$/, false))),
  'captions.shown.loading': whereLoaded(async (stage) => {
    expect(await captionsMenu(stage).getAttribute('aria-label')).toMatch(/: (Anglais|Français)/)
  }),
  'captions.shown.loaded': whereSet(seeCaptions(/: (Anglais|Français)$/, true)),
  'captions.shown.failed': whereSet(seeCaptions(/: (Anglais|Français), introuvables$/, false)),
  'presentation.inPage.inline': whereLoaded(seePresentation('inline')),
  'presentation.inPage.theatre': whereLoaded(seePresentation('theatre')),
  'presentation.mini': whereLoaded(seePresentation('mini')),
  'presentation.fullscreen': seeFullscreen,
  'presentation.away.small': seeAway,
  'presentation.closed': seeClosed,
  'controls.shown.idle': whereLoaded(seeControls),
  'controls.shown.held': seeHeldControls,
  'controls.hidden': seeNoControls,
  'remote.unavailable': async ({ page }) => expect(await page.getByText('La vidéo est lue sur un autre appareil').count()).toBe(0),
  'autoplay.off': seeAutoplay(false),
  'autoplay.on': seeAutoplay(true),
  'continuation.none': seeNoNext,
  'continuation.offered': seeNext('À suivre'),
  'continuation.countingDown': seeNext('À suivre dans 8 secondes'),
}
