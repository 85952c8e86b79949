import { dirname } from 'node:path/posix'
import type { Locator, Page } from 'playwright-core'
import { expect, vi } from 'vitest'
import type { playerMachine } from '../../../src/machines/player/player/playerMachine.ts'
import type { ChromiumModel } from './describeInChromium.ts'
import { arrives, type HeldMedia, isMissing, type MediaRule, waits } from './heldMedia.ts'
import { patience, peek, readElement, waitForElement } from './mediaElement.ts'
import { type PlayableVideos, shortClip } from './playableVideos.ts'
import type { Stage } from './stage.ts'

/** What a path watches. */
export type Screening = {
  media: HeldMedia
  videos: PlayableVideos
  video: { id: string; path: string }
  /** what arrives of it once it plays */
  network: MediaRule
  /** a press on another page asked for playback */
  isRequested: boolean
  /** the viewer stopped in the middle of it on an earlier visit */
  isResumed: boolean
  /** address of the version before the latest */
  formerUrl: string | null
  /** seconds from the start, when another version was chosen */
  leftAt: number
}

const screenings = new WeakMap<Page, Screening>()
export const noteScreening = (page: Page, screening: Screening): void => void screenings.set(page, screening)

export function screeningOf({ page }: Pick<Stage, 'page'>): Screening {
  const screening = screenings.get(page)
  if (!screening) throw new Error('This page shows no video')
  return screening
}

export const typesOf = ({ events }: Stage): string[] => events.map(({ type }) => type)
export const startButton = ({ page }: Stage): Locator => page.getByRole('button', { name: 'Lire la vidéo' })
/** The button of the bar under the picture. */
export const control = ({ page }: Stage, name: 'Lecture' | 'Pause' | 'Revoir'): Locator =>
  page.getByRole('region', { name: /^Lecteur vidéo/ }).getByRole('button', { name, exact: true })
const audioOnly = /^Audio seul$/
export const qualityMenu = ({ page }: Stage): Locator => page.getByRole('button', { name: /^Qualité/ })
export const betterQuality = ({ page }: Stage): Locator => page.getByRole('button', { name: 'Meilleure qualité disponible' })
export const restart = ({ page }: Stage): Locator => page.getByRole('button', { name: 'Depuis le début' })

/** Moves the pointer over the picture: the bar hides while a video plays. */
async function showBar({ page }: Stage): Promise<void> {
  const picture = await page.locator('video').boundingBox()
  if (!picture) throw new Error('No picture is on the page')
  await page.mouse.move(picture.x + picture.width / 2, picture.y + picture.height / 3)
  await page.mouse.move(picture.x + picture.width / 2, picture.y + picture.height / 2)
}

/** A busy browser may take so long to press that the bar has hidden again. */
const pressInBar = (stage: Stage, button: Locator): Promise<void> =>
  vi.waitFor(async () => {
    await showBar(stage)
    await button.click({ timeout: 1_500 })
  }, patience)

const pressControl = (stage: Stage, name: 'Lecture' | 'Pause' | 'Revoir'): Promise<void> => pressInBar(stage, control(stage, name))

/** With another source, the page waits until a later step lets it arrive. */
async function chooseQuality(stage: Stage, name: RegExp): Promise<void> {
  if (name === audioOnly || (await qualityMenu(stage).textContent()) === 'Audio') await screeningOf(stage).media.follow(waits)
  await pressInBar(stage, qualityMenu(stage))
  await stage.page.getByRole('menuitemradio', { name }).click()
}

async function pressPicture({ page }: Stage): Promise<void> {
  await page.locator('video').click({ force: true })
}

/** Plays in the way that the page offers at this point. */
async function play(stage: Stage): Promise<void> {
  const last = typesOf(stage).at(-1)
  if (last === 'media.waiting') return screeningOf(stage).media.follow(arrives)
  if (last === 'quality.chooseAudioOnly') return beginToArrive(stage)
  if (last === 'media.paused') return pressControl(stage, 'Lecture')
  if (last === 'media.ended') return pressControl(stage, 'Revoir')
  await startButton(stage).click()
  await beginToArrive(stage)
}

async function beginToArrive(stage: Stage): Promise<void> {
  const { media, network } = screeningOf(stage)
  await media.follow(network)
}

/** Watches the last tenth in a second. Where it is paused, it has to play: a paused video never ends. */
async function reachTheEnd(stage: Stage): Promise<void> {
  const isPaused = typesOf(stage).at(-1) === 'media.paused'
  await screeningOf(stage).media.follow(arrives)
  await stage.page.keyboard.press('9')
  await setSpeed(stage, 16)
  if (isPaused) await stage.page.keyboard.press('k')
}

/** The worker comes further: the first version for those who wait for one, else the version with all renditions. */
async function becomeWatchable(stage: Stage, isAnother: boolean): Promise<void> {
  const screening = screeningOf(stage)
  const { media, videos, video } = screening
  if (!isAnother) {
    // The page says it as it opens.
    if ((await readElement(stage.page)) !== null) return
    await media.follow(waits)
    await videos.upload(video, 'short')
    return void (await videos.waitFor(video, 'watchable', 'complete'))
  }
  screening.formerUrl = await videos.waitFor(video, 'watchable')
  // What has arrived must last until the other version is there.
  if (typesOf(stage).includes('media.playing')) await setSpeed(stage, 0.25)
  await media.follow(waits)
  await stage.site.conversions.release(video.id)
  await videos.waitFor(video, 'complete')
}

/** Milliseconds between two requests of hls.js for the same segment. */
const longestRetry = 8_000

/** The files of the version that plays are gone; those of a newer one are on their way. */
async function lose(stage: Stage): Promise<void> {
  const { media, formerUrl } = screeningOf(stage)
  const isFormer = (address: string): boolean => formerUrl === null || address.includes(dirname(formerUrl))
  await media.follow((address) => (isFormer(address) ? isMissing(address) : waits(address)))
  if (!typesOf(stage).includes('media.playing')) return
  const { page } = stage
  // What has arrived already would play on, and hls.js asks again for half a minute.
  await page.keyboard.press('9')
  await vi.waitFor(
    async () => {
      if ((await readElement(page))?.isPaused !== false) return
      await page.clock.fastForward(longestRetry)
      throw new Error('The video still plays')
    },
    { ...patience, interval: 500 },
  )
}

/** Opens the page anew, as a press on another page did, which the browser does not count as one on this page. */
async function beRefused(stage: Stage): Promise<void> {
  const { page, site } = stage
  const { media, video } = screeningOf(stage)
  await page.goto('about:blank')
  await media.follow(arrives)
  await page.goto(`${site.site.network.url}${video.path}`)
  const isOffered = `document.querySelector('[aria-label="Lire la vidéo"]:not([aria-busy])') !== null`
  await vi.waitFor(async () => expect([(await readElement(page))?.hasData, await peek(page, isOffered)]).toEqual([true, true]), patience)
}

async function setSpeed({ page }: Stage, speed: number): Promise<void> {
  await page.locator('video').evaluate((video: HTMLVideoElement, rate) => (video.playbackRate = rate), speed)
}

/** @param second from the start of the video */
async function watchUntil({ page }: Stage, second: number): Promise<void> {
  await vi.waitFor(async () => expect((await readElement(page))?.seconds).toBeGreaterThan(second), patience)
}

export const playerSteps: ChromiumModel<typeof playerMachine>['do'] = {
  'player.play': {
    act: async (_, stage) => {
      if (typesOf(stage).at(-1) === 'media.playing') return stage.page.getByRole('link', { name: '0:04' }).click()
      const button = stage.page.getByRole('article').getByRole('button', { name: /^(Lire la vidéo|Se connecter)$/ })
      await button.click()
    },
  },
  'player.pause': { act: (_, stage) => pressControl(stage, 'Pause') },
  'player.goTo': { act: (_, stage) => restart(stage).click() },
  'player.retry': {
    act: async (_, stage) => {
      await screeningOf(stage).media.follow(waits)
      await stage.page.getByRole('button', { name: 'Réessayer' }).click()
    },
  },
  'player.upgrade': {
    act: async (_, stage) => {
      screeningOf(stage).leftAt = (await readElement(stage.page))?.seconds ?? 0
      await pressInBar(stage, betterQuality(stage))
    },
  },
  'quality.choose': { act: ({ quality }, stage) => chooseQuality(stage, quality === 'auto' ? /^Automatique/ : /^\d+p$/) },
  'quality.chooseAudioOnly': { act: (_, stage) => chooseQuality(stage, audioOnly) },
  'media.becameWatchable': { act: ({ videoUrl }, stage) => becomeWatchable(stage, videoUrl === '/media/2.m3u8') },
  'media.conversionFailed': {
    act: async (_, stage) => {
      const { videos, video } = screeningOf(stage)
      await videos.upload(video, 'cut')
      await videos.waitFor(video, 'failed')
    },
  },
  'media.canPlay': { act: (_, stage) => beginToArrive(stage) },
  'media.loaded': { act: (_, stage) => beginToArrive(stage) },
  'media.qualitiesFound': { act: (_, stage) => beginToArrive(stage) },
  'media.playing': { act: (_, stage) => play(stage) },
  'media.paused': { act: (_, stage) => pressPicture(stage) },
  'user.paused': { act: (_, stage) => pressPicture(stage) },
  // Nine tenths of the video have not arrived.
  'media.waiting': { act: (_, { page }) => page.keyboard.press('9') },
  'media.ended': { act: (_, stage) => reachTheEnd(stage) },
  'media.seeked': { act: (_, { page }) => page.keyboard.press('ArrowLeft') },
  'media.failed': { act: (_, stage) => lose(stage) },
  'media.refused': { act: (_, stage) => beRefused(stage) },
  'view.watchedEnough': {
    act: async (_, stage) => {
      await watchUntil(stage, shortClip / 2 + 0.5)
      // The steps that follow need a video that still plays.
      await stage.page.keyboard.press('ArrowLeft')
      await setSpeed(stage, 0.25)
    },
  },
  'watch.noted': {
    act: async (_, stage) => {
      const from = (await readElement(stage.page))?.seconds ?? 0
      await setSpeed(stage, 8)
      await watchUntil(stage, from + 11)
      await setSpeed(stage, 1)
    },
  },
}

/** Waits for a <video> that does not play yet. */
export const waitUntilReady = ({ page }: Stage): Promise<void> => waitForElement(page, { isPaused: true, hasData: true })
