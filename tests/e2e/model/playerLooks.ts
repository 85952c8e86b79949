import { expect, vi } from 'vitest'
import { z } from 'zod'
import type { playerMachine } from '../../../src/machines/player/player/playerMachine.ts'
import type { ChromiumModel } from './describeInChromium.ts'
import { patience, peek, readElement, waitForElement, waitUntilAdvanced } from './mediaElement.ts'
import { playerSettingLooks } from './playerSettingLooks.ts'
import {
  betterQuality,
  control,
  hasPlayed,
  isLeft,
  isPlayWanted,
  isPresentationIn,
  lastOf,
  player,
  qualityMenu,
  restart,
  screeningOf,
  startButton,
  typesOf,
} from './screening.ts'
import type { Stage } from './stage.ts'

const spinner = (stage: Stage) => player(stage).getByText('Chargement...')
/** What has to arrive first, over the network and from the worker. */
const slow = { timeout: patience.timeout }
const hidden = { state: 'detached' } as const

async function seePaused(stage: Stage): Promise<void> {
  await control(stage, 'Lecture').waitFor()
  await spinner(stage).waitFor(hidden)
  await startButton(stage).waitFor(hidden)
  await waitForElement(stage.page, { isPaused: true, hasEnded: false })
}

async function seeAdvancing(stage: Stage): Promise<void> {
  const types = typesOf(stage)
  await control(stage, 'Pause').waitFor(slow)
  await spinner(stage).waitFor({ ...hidden, ...slow })
  await startButton(stage).waitFor(hidden)
  await waitUntilAdvanced(stage.page)
  if (types.includes('player.upgrade')) expect((await readElement(stage.page))?.seconds).toBeGreaterThanOrEqual(screeningOf(stage).leftAt)
  else if (screeningOf(stage).formerUrl !== null) await betterQuality(stage).waitFor(slow)
  const isOfferOver = types.some((type) => type === 'watch.noted' || type.includes('restartOfferDelay'))
  if (screeningOf(stage).isResumed && isOfferOver) await restart(stage).waitFor(hidden)
}

/** The element follows at once what is asked of it. */
const seePlayable = (stage: Stage): Promise<void> => (isPlayWanted(stage) ? seeAdvancing(stage) : seePaused(stage))

/** A video that can play, and plays if somebody has asked for it. */
async function seeReady(stage: Stage): Promise<void> {
  if (isPlayWanted(stage)) return seeAdvancing(stage)
  await startButton(stage).and(stage.page.locator(':not([aria-busy])')).waitFor()
  await waitForElement(stage.page, { isPaused: true, hasData: true })
  if (!typesOf(stage).includes('media.seeking'))
    expect((await readElement(stage.page))?.seconds).toBe(screeningOf(stage).isResumed ? 16 : 0)
}

/** Pictures are awaited: the person sees it, or the poster with its button. */
async function seeWaiting(stage: Stage): Promise<void> {
  if (hasPlayed(stage)) return spinner(stage).waitFor()
  const isBusy = isPlayWanted(stage)
  await startButton(stage)
    .and(stage.page.locator(isBusy ? '[aria-busy="true"]' : ':not([aria-busy])'))
    .waitFor()
}

async function seeLoading(stage: Stage): Promise<void> {
  await seeWaiting(stage)
  await waitForElement(stage.page, { isPaused: true, hasData: false })
  if (screeningOf(stage).isResumed) await restart(stage).waitFor(typesOf(stage).includes('player.goTo') ? hidden : {})
}

async function seeBuffering(stage: Stage): Promise<void> {
  // Another source, and another position that has arrived, play as soon as they can.
  if (lastOf(stage) !== 'media.waiting') return seePlayable(stage)
  await seeWaiting(stage)
  await control(stage, 'Pause').waitFor()
  await waitForElement(stage.page, { isPaused: false, hasData: false })
}

async function seeSeeking(stage: Stage): Promise<void> {
  const types = typesOf(stage)
  // What has been seen before has arrived.
  if (types.includes('media.ended')) return seePlayable(stage)
  await seeWaiting(stage)
  await waitForElement(stage.page, { hasData: false })
}

const says =
  (words: string) =>
  async (stage: Stage): Promise<void> => {
    await stage.page.getByRole('status').filter({ hasText: words }).waitFor()
    expect(await readElement(stage.page)).toBeNull()
  }

async function seeFailed(stage: Stage): Promise<void> {
  await says('La vidéo ne peut pas être lue')(stage)
  const isGone = stage.events.some((event) => 'failure' in event && event.failure === 'gone')
  if (lastOf(stage).startsWith('media.'))
    await player(stage)
      .getByText(isGone ? 'Son fichier n’existe plus' : 'Vérifiez votre connexion')
      .waitFor()
  await player(stage).getByRole('button', { name: 'Réessayer' }).waitFor()
}

async function seeLocked(stage: Stage): Promise<void> {
  if (lastOf(stage) === 'player.play') return stage.page.getByRole('tab', { name: 'Connexion' }).waitFor()
  return says('Connectez-vous pour regarder cette vidéo')(stage)
}

async function seeEnded(stage: Stage): Promise<void> {
  // The page of the next video has opened.
  if (isLeft(stage)) return
  await control(stage, 'Revoir').waitFor()
  await waitForElement(stage.page, { hasEnded: true })
}

async function isInHistory(stage: Stage): Promise<boolean> {
  const { site, viewer } = stage
  const path = `/historicals/user/${viewer.uuid}/content/${screeningOf(stage).video.id}`
  return (await site.site.rest('GET', path, { token: viewer.token })).status === 200
}

async function countViews(stage: Stage): Promise<number> {
  const { site } = stage
  const { body } = await site.site.rest('GET', `/contents/${screeningOf(stage).video.id}`, { token: site.creator.token })
  return z.object({ views: z.number() }).parse(body).views
}

/** What is recorded of a view is not shown, and a failure of it does not interrupt anybody. */
const seeView =
  (isBegun: (stage: Stage) => boolean, isCounted = false) =>
  async (stage: Stage): Promise<void> => {
    expect(await stage.page.getByRole('alert').count()).toBe(0)
    const { isResumed } = screeningOf(stage)
    if (!isResumed) await vi.waitFor(async () => expect(await isInHistory(stage)).toBe(isBegun(stage)), patience)
    if (!isCounted) return
    await stage.page
      .getByText('1 vue', { exact: true })
      .or(stage.page.getByText(/^1 vue /))
      .first()
      .waitFor()
    expect(await countViews(stage)).toBe(1)
  }

/** Before the qualities are known, there is no menu. */
const seeQuality =
  (spoken: RegExp) =>
  async (stage: Stage): Promise<void> => {
    if ((await qualityMenu(stage).count()) > 0) expect(await qualityMenu(stage).getAttribute('aria-label')).toMatch(spoken)
  }

async function seeAudioOnly(stage: Stage): Promise<void> {
  expect(await qualityMenu(stage).getAttribute('aria-label')).toMatch(/: Audio seul$/)
  expect(await peek(stage.page, `document.querySelector('video').videoWidth`)).toBe(0)
}

const no = (): boolean => false
const yes = (): boolean => true
const wasBegun = (stage: Stage): boolean => typesOf(stage).includes('xstate.done.actor.startView')

const seeAll: ChromiumModel<typeof playerMachine>['see'] = {
  'playback.locked': seeLocked,
  'playback.preparing': says('La vidéo est en cours de préparation'),
  'playback.unavailable': says('Cette vidéo n’a pas pu être préparée'),
  'playback.failed': seeFailed,
  'playback.loaded.waiting.loading': seeLoading,
  'playback.loaded.waiting.buffering': seeBuffering,
  'playback.loaded.waiting.seeking': seeSeeking,
  'playback.loaded.ready': seeReady,
  'playback.loaded.blocked': seeReady,
  'playback.loaded.paused': seePlayable,
  'playback.loaded.playing': seePlayable,
  'playback.loaded.ended': seeEnded,
  'quality.picture.automatic': seeQuality(/: Auto, \d+p$/),
  'quality.picture.fixed': seeQuality(/: \d+p$/),
  'quality.audioOnly': seeAudioOnly,
  'view.unseen': seeView(no),
  'view.starting': seeView(no),
  'view.waitingToStart': seeView(no),
  'view.started': seeView(yes),
  'view.counting': seeView(yes),
  'view.waitingToCount': seeView(yes),
  'view.counted': seeView(yes, true),
  'view.unrecorded': seeView(wasBegun),
  ...playerSettingLooks,
}

/** Of a player that is closed nothing is left. */
export const playerLooks: ChromiumModel<typeof playerMachine>['see'] = Object.fromEntries(
  Object.entries(seeAll).map(([state, see]) => [
    state,
    async (stage: Stage) => {
      if (state === 'presentation.closed' || !isPresentationIn(stage, 'closed')) await see(stage)
    },
  ]),
)
