import { expect, vi } from 'vitest'
import { z } from 'zod'
import type { playerMachine } from '../../../src/machines/player/player/playerMachine.ts'
import type { ChromiumModel } from './describeInChromium.ts'
import { patience, peek, readElement, waitForElement, waitUntilAdvanced } from './mediaElement.ts'
import { betterQuality, control, qualityMenu, restart, screeningOf, startButton, typesOf, waitUntilReady } from './playerSteps.ts'
import type { Stage } from './stage.ts'

const spinner = ({ page }: Stage) => page.getByText('Chargement...')
/** What has to arrive first, over the network and from the worker. */
const slow = { timeout: patience.timeout }
const hidden = { state: 'detached' } as const

/** Whether playback has been asked for, and not been refused. */
function isPlayAskedFor(stage: Stage): boolean {
  const types = typesOf(stage)
  if (types.includes('media.refused')) return false
  return screeningOf(stage).isRequested || types.some((type) => ['player.play', 'player.goTo', 'media.playing'].includes(type))
}

async function seePaused(stage: Stage): Promise<void> {
  await control(stage, 'Lecture').waitFor()
  await spinner(stage).waitFor(hidden)
  await startButton(stage).waitFor(hidden)
  await waitForElement(stage.page, { isPaused: true, hasEnded: false })
}

async function seePlaying(stage: Stage): Promise<void> {
  const types = typesOf(stage)
  const last = types.at(-1) ?? ''
  // The element follows at once.
  if (['player.pause', 'user.paused'].includes(last)) return seePaused(stage)
  await control(stage, 'Pause').waitFor(slow)
  await spinner(stage).waitFor({ ...hidden, ...slow })
  await startButton(stage).waitFor(hidden)
  await waitUntilAdvanced(stage.page)
  if (last === 'player.play') expect((await readElement(stage.page))?.seconds).toBeGreaterThanOrEqual(4)
  if (types.includes('player.upgrade')) expect((await readElement(stage.page))?.seconds).toBeGreaterThanOrEqual(screeningOf(stage).leftAt)
  else if (screeningOf(stage).formerUrl !== null) await betterQuality(stage).waitFor(slow)
  if (screeningOf(stage).isResumed) await restart(stage).waitFor(types.includes('watch.noted') ? hidden : {})
}

/** A video that can play, and plays if somebody has asked for it. */
async function seeReady(stage: Stage): Promise<void> {
  if (isPlayAskedFor(stage)) return seePlaying(stage)
  await startButton(stage).and(stage.page.locator(':not([aria-busy])')).waitFor()
  await waitUntilReady(stage)
  expect(await readElement(stage.page)).toMatchObject({ seconds: 0 })
}

async function seeLoading(stage: Stage): Promise<void> {
  const types = typesOf(stage)
  // The same moment: the element says it in two ways.
  if (['media.loaded', 'media.qualitiesFound'].includes(types.at(-1) ?? '')) return seeReady(stage)
  if (types.includes('media.playing')) await spinner(stage).waitFor()
  else {
    const isBusy = isPlayAskedFor(stage)
    await startButton(stage)
      .and(stage.page.locator(isBusy ? '[aria-busy="true"]' : ':not([aria-busy])'))
      .waitFor()
  }
  await waitForElement(stage.page, { isPaused: true, hasData: false })
  if (screeningOf(stage).isResumed) await restart(stage).waitFor(types.includes('player.goTo') ? hidden : {})
}

const says =
  (words: string) =>
  async (stage: Stage): Promise<void> => {
    await stage.page.getByRole('status').filter({ hasText: words }).waitFor()
    expect(await readElement(stage.page)).toBeNull()
  }

async function seeLocked(stage: Stage): Promise<void> {
  if (typesOf(stage).at(-1) === 'player.play') return stage.page.getByRole('tab', { name: 'Connexion' }).waitFor()
  return says('Connectez-vous pour regarder cette vidéo')(stage)
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
    const label = (await qualityMenu(stage).count()) > 0 ? await qualityMenu(stage).getAttribute('aria-label') : null
    if (label !== null) expect(label).toMatch(spoken)
  }

async function seeAudioOnly(stage: Stage): Promise<void> {
  expect(await qualityMenu(stage).getAttribute('aria-label')).toMatch(/: Audio seul$/)
  expect(await peek(stage.page, `document.querySelector('video').videoWidth`)).toBe(0)
}

const no = (): boolean => false
const yes = (): boolean => true
const wasBegun = (stage: Stage): boolean => typesOf(stage).includes('xstate.done.actor.startView')

export const playerLooks: ChromiumModel<typeof playerMachine>['see'] = {
  'playback.locked': seeLocked,
  'playback.preparing': says('La vidéo est en cours de préparation'),
  'playback.unavailable': says('Cette vidéo n’a pas pu être préparée'),
  'playback.failed': async (stage) => {
    await says('La vidéo ne peut pas être lue')(stage)
    await stage.page.getByRole('button', { name: 'Réessayer' }).waitFor()
  },
  'playback.loaded.loading': seeLoading,
  'playback.loaded.ready': seeReady,
  'playback.loaded.blocked': seeReady,
  'playback.loaded.paused': seePaused,
  'playback.loaded.playing': seePlaying,
  'playback.loaded.buffering': async (stage) => {
    // Another source plays as soon as it can.
    if (typesOf(stage).at(-1) === 'media.canPlay') return seePlaying(stage)
    await spinner(stage).waitFor()
    await control(stage, 'Pause').waitFor()
    await waitForElement(stage.page, { isPaused: false, hasData: false })
  },
  'playback.loaded.ended': async (stage) => {
    await control(stage, 'Revoir').waitFor()
    await waitForElement(stage.page, { hasEnded: true })
  },
  'quality.picture.automatic': seeQuality(/: Auto(, \d+p)?$/),
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
}
