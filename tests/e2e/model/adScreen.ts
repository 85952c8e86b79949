import type { Locator, Page } from 'playwright-core'
import { matchesState, type StateValue } from 'xstate'
import { ad } from '../../machines/player/ad/fixtures.ts'
import type { AdPlacement } from '../../support/adServer.ts'
import { player, typesOf } from './screening.ts'
import type { Stage } from './stage.ts'

/** In seconds. Nobody looks at a state for so long that it becomes skippable meanwhile. */
export const adTimes = { skipAfter: 15, length: 30 }
/** Whether the ad of the fixtures can be skipped there. */
export const isPastOffset = (position: number): boolean => ad.skipAfter !== null && position >= ad.skipAfter
/** of the ad's <video> among those of the page: the video stays loaded under it */
export const adElement = 1

const placements = new WeakMap<Page, AdPlacement>()
export const notePlacement = (page: Page, placement: AdPlacement): void => void placements.set(page, placement)

/** Where the ad of a path is shown. */
export function placementOf({ page }: Pick<Stage, 'page'>): AdPlacement {
  const placement = placements.get(page)
  if (!placement) throw new Error('This page shows no ad')
  return placement
}

export const spinner = (stage: Stage): Locator => player(stage).getByText('Chargement de la publicité…')
export const controls = (stage: Stage): Locator => player(stage).getByRole('group', { name: 'Publicité' })
export const playControl = (stage: Stage): Locator => controls(stage).getByRole('button', { name: /^(Lecture|Pause)$/ })
export const skip = (stage: Stage): Locator => controls(stage).getByRole('button', { name: 'Ignorer la publicité' })
export const countdown = (stage: Stage): Locator => controls(stage).getByText(/^Ignorer dans \d+ s$/)
export const advertiser = (stage: Stage): Locator => controls(stage).getByRole('link', { name: 'Visiter advertiser.localhost' })

/** Whether the machine is in this state before the step that is next. */
export const isIn = ({ path, events }: Stage, value: StateValue): boolean =>
  matchesState(value, path.steps[events.length - 1]?.leadsTo ?? path.startsIn)

/** Whether the path has such a step, now or later. */
export const isAhead = ({ path, events }: Stage, type: string): boolean =>
  path.steps.slice(events.length).some(({ event }) => event.type === type)

/** What the steps so far have made of the ad's element, which does at once what is asked of it. */
export function isAdPaused(stage: Stage): boolean {
  let isPaused = false
  for (const type of typesOf(stage)) {
    if (type === 'media.paused' || type === 'ad.visit') isPaused = true
    if (type === 'media.playing' || type === 'media.waiting') isPaused = false
    if (type === 'ad.togglePlay') isPaused = !isPaused
  }
  return isPaused
}
