import { dirname } from 'node:path/posix'
import { expect, vi } from 'vitest'
import type { playerMachine } from '../../../src/machines/player/player/playerMachine.ts'
import type { ChromiumModel } from './describeInChromium.ts'
import { arrives, isCut, isMissing, type MediaRule, waits } from './heldMedia.ts'
import { patience, peek, readElement, waitForElement } from './mediaElement.ts'
import { shortClip } from './playableVideos.ts'
import { playerSettingSteps } from './playerSettingSteps.ts'
import {
  betterQuality,
  choose,
  control,
  hasPlayed,
  isPlaybackIn,
  pressInBar,
  qualityMenu,
  restart,
  screeningOf,
  startButton,
} from './screening.ts'
import type { Stage } from './stage.ts'

const audioOnly = /^Audio seul$/

/** With another source, the page waits until a later step lets it arrive. */
async function chooseQuality(stage: Stage, name: RegExp): Promise<void> {
  if (name === audioOnly || (await qualityMenu(stage).textContent()) === 'Audio') await screeningOf(stage).media.follow(waits)
  await choose(stage, qualityMenu(stage), name)
}

async function beginToArrive(stage: Stage): Promise<void> {
  const { media, network } = screeningOf(stage)
  await media.follow(network)
}

/** Plays in the way that the page offers at this point. */
async function play(stage: Stage): Promise<void> {
  if (isPlaybackIn(stage, { loaded: { waiting: 'buffering' } })) return screeningOf(stage).media.follow(arrives)
  if (isPlaybackIn(stage, { loaded: 'paused' })) return pressInBar(stage, control(stage, 'Lecture'))
  if (isPlaybackIn(stage, { loaded: 'ended' })) return pressInBar(stage, control(stage, 'Revoir'))
  await startButton(stage).click()
  await beginToArrive(stage)
}

/** The speed of the element itself: a fast one saves time, and is taken back before anybody looks. */
async function setSpeed({ page }: Stage, speed: number): Promise<void> {
  await page.locator('video').evaluate((video: HTMLVideoElement, rate) => (video.playbackRate = rate), speed)
}

/** Watches until a second from the start, and then in slow motion: on a busy machine the video would be over before a reading has come. */
async function watchSlowlyAfter({ page }: Pick<Stage, 'page'>, second: number): Promise<void> {
  await page.locator('video').evaluate((video: HTMLVideoElement, end) => {
    const slowDown = (): void => {
      if (video.currentTime <= end) return
      video.removeEventListener('timeupdate', slowDown)
      video.playbackRate = 0.25
    }
    video.addEventListener('timeupdate', slowDown)
  }, second)
  await watchUntil({ page }, second)
}

/** Watches the last tenth in a second. */
async function reachTheEnd(stage: Stage): Promise<void> {
  const { page } = stage
  await screeningOf(stage).media.follow(arrives)
  const isOver = `document.querySelector('video').ended || document.querySelector('video').currentTime < 48`
  await page.keyboard.press('9')
  await waitForElement(page, { isPaused: false, hasData: true })
  await setSpeed(stage, 16)
  await vi.waitFor(async () => expect(await peek(page, isOver)).toBe(true), patience)
  await setSpeed(stage, 1)
}

/** Plays all that has arrived. */
async function starve(stage: Stage): Promise<void> {
  await setSpeed(stage, 16)
  await waitForElement(stage.page, { isPaused: false, hasData: false })
  await setSpeed(stage, 1)
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
  if (hasPlayed(stage)) await setSpeed(stage, 0.25)
  await media.follow(waits)
  await stage.site.conversions.release(video.id)
  await videos.waitFor(video, 'complete')
}

/** What has not arrived of the version that plays never will; a newer one is on its way. */
async function lose(stage: Stage, rest: MediaRule): Promise<void> {
  const screening = screeningOf(stage)
  const { media, formerUrl } = screening
  const isFormer = (address: string): boolean => formerUrl === null || address.includes(dirname(formerUrl))
  await media.follow((address) => (isFormer(address) ? rest(address) : waits(address)))
  screening.network = arrives
}

/** Opens the page anew, as a press on another page did, which the browser does not count as one on this page. */
async function beRefused(stage: Stage): Promise<void> {
  const { page, site } = stage
  const { media, video } = screeningOf(stage)
  await page.goto('about:blank')
  await media.follow(arrives)
  await page.addInitScript(() => history.replaceState('play', ''))
  await page.goto(`${site.site.network.url}${video.path}`)
  const isOffered = `document.querySelector('[aria-label="Lire la vidéo"]:not([aria-busy])') !== null`
  await vi.waitFor(async () => expect([(await readElement(page))?.hasData, await peek(page, isOffered)]).toEqual([true, true]), patience)
}

/** @param second from the start of the video */
async function watchUntil({ page }: Pick<Stage, 'page'>, second: number): Promise<void> {
  await vi.waitFor(async () => expect((await readElement(page))?.seconds).toBeGreaterThan(second), patience)
}

/** The page had a network before, and has one again. */
async function loseAndFindNetwork({ page }: Stage): Promise<void> {
  await page.context().setOffline(true)
  await vi.waitFor(async () => expect(await peek(page, 'navigator.onLine')).toBe(false), patience)
  await page.context().setOffline(false)
}

/** At the end, back from there; else to what has not arrived. */
async function seek(stage: Stage): Promise<void> {
  await stage.page.keyboard.press(isPlaybackIn(stage, { loaded: 'ended' }) ? 'ArrowLeft' : '9')
}

/** Nothing has to be done: it follows from what has been done before. */
const follows = { act: async (): Promise<void> => undefined }

export const playerSteps: ChromiumModel<typeof playerMachine>['do'] = {
  ...playerSettingSteps,
  'player.play': {
    act: (_, stage) => {
      const button = stage.page.getByRole('article').getByRole('button', { name: /^(Lire la vidéo|Se connecter)$/ })
      return button.click()
    },
  },
  'player.togglePlay': { act: (_, { page }) => page.keyboard.press('k') },
  'player.seek': { act: (_, { page }) => page.keyboard.press('ArrowRight') },
  'player.stepFrame': {
    act: async (_, { page }) => {
      const from = (await readElement(page))?.seconds ?? 0
      await page.keyboard.press('.')
      // Ten pictures a second.
      await vi.waitFor(async () => expect((await readElement(page))?.seconds).toBeCloseTo(from + 0.1, 1), patience)
    },
  },
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
  'media.qualitiesFound': follows,
  'media.qualityPlayed': follows,
  // The first of them is the next one.
  'next.found': {
    act: (_, { page }) =>
      page.getByRole('complementary', { name: 'Recommandations' }).getByRole('link').first().waitFor({ state: 'attached' }),
  },
  'media.playing': { act: (_, stage) => play(stage) },
  // As another program does that takes the sound.
  'media.paused': { act: (_, { page }) => page.locator('video').evaluate((video: HTMLVideoElement) => video.pause()) },
  'media.waiting': { act: (_, stage) => starve(stage) },
  'media.seeking': { act: (_, stage) => seek(stage) },
  'media.seeked': { act: (_, stage) => screeningOf(stage).media.follow(arrives) },
  'media.ended': { act: (_, stage) => reachTheEnd(stage) },
  'media.failed': { act: ({ failure }, stage) => lose(stage, failure === 'network' ? isCut : isMissing) },
  'media.supplyLost': { act: (_, stage) => lose(stage, isCut) },
  'media.supplied': {
    act: async (_, stage) => {
      await screeningOf(stage).media.follow(arrives)
      await stage.page.clock.fastForward(3_000)
    },
  },
  'network.returned': {
    act: async (_, stage) => {
      await screeningOf(stage).media.follow(waits)
      await loseAndFindNetwork(stage)
    },
  },
  'media.refused': { act: (_, stage) => beRefused(stage) },
  'clip.ended': { act: (_, { page }) => waitForElement(page, { isPaused: true, hasEnded: false }) },
  'view.watchedEnough': {
    act: async (_, stage) => {
      await watchSlowlyAfter(stage, shortClip / 2 + 0.5)
      // The steps that follow need a video that still plays.
      await stage.page.keyboard.press('ArrowLeft')
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
