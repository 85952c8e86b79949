import { expect, vi } from 'vitest'
import { matchesState } from 'xstate'
import type { adMachine } from '../../../src/machines/player/ad/adMachine.ts'
import { unskippable } from '../../machines/player/ad/fixtures.ts'
import {
  adElement,
  adTimes,
  advertiser,
  controls,
  countdown,
  isAdPaused,
  isPastOffset,
  placementOf,
  playControl,
  skip,
  spinner,
} from './adScreen.ts'
import type { ChromiumModel } from './describeInChromium.ts'
import { eventually } from './eventually.ts'
import { patience, readElement, waitForElement, waitUntilAdvanced } from './mediaElement.ts'
import { lastOf, startButton, typesOf } from './screening.ts'
import type { Stage } from './stage.ts'

const hidden = { state: 'detached' } as const

/** How far it has played: its server is notified of that whenever it is so. */
const quartiles = ['start', 'firstQuartile', 'midpoint', 'thirdQuartile']
const noticesOfSteps: Readonly<Record<string, readonly string[]>> = {
  'media.canPlay': ['impression'],
  'media.paused': ['pause'],
  'ad.visit': ['click', 'pause'],
  'ad.skip': ['skip'],
  'media.muted': ['mute'],
  'media.unmuted': ['unmute'],
  'media.ended': ['complete'],
  'media.failed': ['error-400'],
}

/** What the server must have been told by the steps so far. */
function expectedNotices(stage: Stage): string[] {
  const { events, path } = stage
  return events.flatMap(({ type }, index) => {
    const before = { ...stage, events: events.slice(0, index) }
    const isShown = typesOf(before).includes('media.playing')
    if (type === 'media.playing' && !isShown) return ['impression']
    if (type === 'ad.togglePlay' && !isShown) return []
    if (type === 'ad.togglePlay') return [isAdPaused(before) ? 'resume' : 'pause']
    if (type === 'media.playing' || type === 'media.waiting') return isAdPaused(before) ? ['resume'] : []
    // A document that did not come has no address for its errors.
    if (type.startsWith('xstate.after')) return matchesState('shown', path.steps[index - 1]?.leadsTo ?? path.startsIn) ? ['error-402'] : []
    return noticesOfSteps[type] ?? []
  })
}

async function seeNotices(stage: Stage): Promise<void> {
  const { notices } = placementOf(stage)
  const received = async (): Promise<string[]> => notices.filter((notice) => !quartiles.includes(notice)).toSorted()
  await eventually(received, expectedNotices(stage).toSorted())
}

async function seeWait(stage: Stage): Promise<void> {
  await spinner(stage).waitFor()
  await startButton(stage).waitFor(hidden)
  expect(await controls(stage).count()).toBe(0)
  await waitForElement(stage.page, { isPaused: true, seconds: 0 })
}

async function seeRequesting(stage: Stage): Promise<void> {
  await seeWait(stage)
  await vi.waitUntil(() => stage.requests.countWaiting() === 1, patience)
  expect(await readElement(stage.page, adElement)).toBeNull()
}

async function seeLoading(stage: Stage): Promise<void> {
  // It plays at once when it can.
  if (lastOf(stage) === 'media.canPlay') return seeShown(stage)
  await seeWait(stage)
  await waitForElement(stage.page, { isPaused: true, hasData: false }, adElement)
  await seeNotices(stage)
}

/** The seconds that the page announces until it can be skipped; null when it announces none. */
async function announcedSeconds(stage: Stage): Promise<number | null> {
  const [text] = await countdown(stage).allTextContents()
  return text === undefined ? null : Number(/\d+/.exec(text)?.[0])
}

const isUnskippable = ({ events }: Stage): boolean => events.some((event) => 'output' in event && event.output === unskippable)
const hasPassedOffset = ({ events }: Stage): boolean => events.some((event) => 'position' in event && isPastOffset(Number(event.position)))

/** Announced until it is offered, neither when the ad does not allow it. */
async function seeSkipping(stage: Stage): Promise<void> {
  if (!isUnskippable(stage) && hasPassedOffset(stage)) {
    await skip(stage).waitFor()
    expect(await announcedSeconds(stage)).toBeNull()
    return
  }
  expect(await skip(stage).count()).toBe(0)
  if (isUnskippable(stage)) return expect(await announcedSeconds(stage)).toBeNull()
  const passed = async (): Promise<number> => (await readElement(stage.page, adElement))?.seconds ?? 0
  // The element says four times a second how far it is, or later in a busy browser: the announcement follows.
  await vi.waitFor(async () => {
    const before = await passed()
    const announced = await announcedSeconds(stage)
    expect(announced).toBeGreaterThanOrEqual(adTimes.skipAfter - (await passed()))
    expect(announced).toBeLessThan(adTimes.skipAfter - before + 1.5)
  }, patience)
}

async function seeSound(stage: Stage): Promise<void> {
  const muted = ['media.muted', 'media.unmuted'].includes(lastOf(stage)) ? lastOf(stage) === 'media.muted' : null
  if (muted === null) return
  await controls(stage)
    .getByRole('button', { name: muted ? 'Rétablir le son' : 'Couper le son' })
    .waitFor()
  await waitForElement(stage.page, { isMuted: muted }, adElement)
}

/** The ad with its controls, over a video that has not begun. */
async function seeControls(stage: Stage, isPaused: boolean): Promise<void> {
  await controls(stage).waitFor()
  await playControl(stage)
    .and(stage.page.getByRole('button', { name: isPaused ? 'Lecture' : 'Pause' }))
    .waitFor()
  await advertiser(stage).waitFor()
  await seeSkipping(stage)
  await seeSound(stage)
  await seeNotices(stage)
  expect(await readElement(stage.page)).toMatchObject({ isPaused: true, seconds: 0 })
}

async function seeShown(stage: Stage): Promise<void> {
  const isPaused = isAdPaused(stage)
  await seeControls(stage, isPaused)
  await spinner(stage).waitFor(hidden)
  if (isPaused) await waitForElement(stage.page, { isPaused: true, hasEnded: false }, adElement)
  else await waitUntilAdvanced(stage.page, adElement)
}

async function seeStalled(stage: Stage): Promise<void> {
  await spinner(stage).waitFor()
  await waitForElement(stage.page, { isPaused: false, hasData: false }, adElement)
  await seeControls(stage, false)
}

/** Nothing is left of it, and the video plays. */
async function seeVideo(stage: Stage): Promise<void> {
  await waitUntilAdvanced(stage.page)
  expect([await spinner(stage).count(), await controls(stage).count(), await readElement(stage.page, adElement)]).toEqual([0, 0, null])
  await seeNotices(stage)
}

/** The video waits for the press that it waited for before, which would ask for an ad again. */
async function seeWithdrawn(stage: Stage): Promise<void> {
  await startButton(stage).waitFor()
  expect([await spinner(stage).count(), await controls(stage).count(), await readElement(stage.page, adElement)]).toEqual([0, 0, null])
  expect(await readElement(stage.page)).toMatchObject({ isPaused: true, seconds: 0 })
  await seeNotices(stage)
}

export const adLooks: ChromiumModel<typeof adMachine>['see'] = {
  'beginning.requesting': seeRequesting,
  'beginning.loading': seeLoading,
  'shown.playing': seeShown,
  'shown.stalled': seeStalled,
  'shown.paused': seeShown,
  over: seeVideo,
  withdrawn: seeWithdrawn,
}
