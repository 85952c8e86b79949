import { expect, vi } from 'vitest'
import type { EventObject } from 'xstate'
import type { adMachine } from '../../../src/machines/player/ad/adMachine.ts'
import type { AdAnswer } from '../../support/adServer.ts'
import { ad, unskippable } from '../../machines/player/ad/fixtures.ts'
import { adElement, adTimes, advertiser, isAhead, isIn, isPastOffset, placementOf, playControl, skip } from './adScreen.ts'
import type { ChromiumModel } from './describeInChromium.ts'
import { patience, readElement, waitForElement } from './mediaElement.ts'
import type { Stage } from './stage.ts'

const answers = new Map<unknown, AdAnswer>([
  [ad, 'ad'],
  [unskippable, 'unskippable'],
  [null, 'empty'],
])

/** The page asks for the tag of the site, and each path has a placement of its own: there its request is led. */
async function answerTag({ page, requests }: Stage, output: unknown): Promise<void> {
  const placement = placementOf({ page })
  const answer = answers.get(output)
  if (answer === undefined) throw new Error('The ad server has no such ad')
  placement.answer = answer
  await (await requests.next('requestAd')).pass(placement.tagUrl)
}

export const adCauses = {
  'xstate.done.actor.requestAd': (stage: Stage, event: EventObject) => answerTag(stage, 'output' in event ? event.output : undefined),
}

/** A fast one saves time, and is taken back before anybody looks. */
async function setSpeed({ page }: Stage, speed: number): Promise<void> {
  await page
    .locator('video')
    .nth(adElement)
    .evaluate((video: HTMLVideoElement, rate) => (video.playbackRate = rate), speed)
}

/** @param second from the start of the ad */
async function watchUntil(stage: Stage, second: number): Promise<void> {
  await setSpeed(stage, 8)
  await vi.waitFor(async () => expect((await readElement(stage.page, adElement))?.seconds).toBeGreaterThan(second), patience)
  await setSpeed(stage, 1)
}

async function watchUntilOver(stage: Stage): Promise<void> {
  await setSpeed(stage, 16)
  await vi.waitFor(async () => expect(await readElement(stage.page, adElement)).toBeNull(), patience)
}

/** Plays all that has arrived. */
async function starve(stage: Stage): Promise<void> {
  await setSpeed(stage, 16)
  await waitForElement(stage.page, { isPaused: false, hasData: false }, adElement)
  await setSpeed(stage, 1)
}

/** Its beginning alone, where it is to wait for the rest. */
function beginToArrive(stage: Stage): void {
  placementOf(stage).sendMedia(isAhead(stage, 'media.waiting') || isAhead(stage, 'media.failed') ? 'stalls' : 'arrives')
}

/** Plays in the way that the page offers at this point. */
async function play(stage: Stage): Promise<void> {
  if (isIn(stage, { shown: 'paused' })) await playControl(stage).click()
  else if (isIn(stage, { shown: 'stalled' })) placementOf(stage).sendMedia('arrives')
  else beginToArrive(stage)
}

/** As another program does that takes the sound. */
async function pause(stage: Stage): Promise<void> {
  // It has nothing to show when it is to play again.
  if (isAhead(stage, 'media.waiting')) await starve(stage)
  await stage.page
    .locator('video')
    .nth(adElement)
    .evaluate((video: HTMLVideoElement) => video.pause())
}

async function visit(stage: Stage): Promise<void> {
  const opening = stage.page.waitForEvent('popup')
  await advertiser(stage).click()
  const opened = await opening
  await opened.waitForURL(/^http:\/\/advertiser\.localhost:\d+\/offer$/)
  await opened.close()
}

const pressM = { act: (_: unknown, { page }: Stage): Promise<void> => page.keyboard.press('m') }

export const adSteps: ChromiumModel<typeof adMachine>['do'] = {
  // Before its first picture it has no controls: the keys do so.
  'ad.togglePlay': {
    act: (_, stage) => (isIn(stage, 'beginning') ? stage.page.keyboard.press('k') : playControl(stage).click()),
  },
  'ad.skip': { control: skip, act: (_, stage) => skip(stage).click() },
  'ad.visit': { control: advertiser, act: (_, stage) => visit(stage) },
  'media.canPlay': { act: async (_, stage) => beginToArrive(stage) },
  'media.playing': { act: (_, stage) => play(stage) },
  'media.paused': { act: (_, stage) => pause(stage) },
  'media.waiting': { act: (_, stage) => (isIn(stage, { shown: 'paused' }) ? playControl(stage).click() : starve(stage)) },
  'media.progressed': {
    act: ({ position }, stage) => watchUntil(stage, isPastOffset(position) ? adTimes.skipAfter : adTimes.skipAfter / 2),
  },
  'media.muted': pressM,
  'media.unmuted': pressM,
  'media.ended': { act: (_, stage) => watchUntilOver(stage) },
  'media.failed': {
    act: async (_, stage) => {
      placementOf(stage).sendMedia('breaks')
      if (isIn(stage, 'shown')) await watchUntilOver(stage)
    },
  },
}
