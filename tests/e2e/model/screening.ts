import type { Locator, Page } from 'playwright-core'
import { vi } from 'vitest'
import { matchesState, type StateValue } from 'xstate'
import type { HeldMedia, MediaRule } from './heldMedia.ts'
import { patience, peek } from './mediaElement.ts'
import type { PlayableVideos } from './playableVideos.ts'
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
  hasCaptions: boolean | undefined
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
/** The type of the last step, so far. */
export const lastOf = (stage: Stage): string => typesOf(stage).at(-1) ?? ''
/** Whether the machine is in this state of its playback, before the step that is next. */
export function isPlaybackIn({ path, events }: Stage, playback: StateValue): boolean {
  const value = path.steps[events.length - 1]?.leadsTo ?? path.startsIn
  return matchesState({ playback }, value)
}

/** Where the picture is, before the step that is next. */
export function isPresentationIn({ path, events }: Stage, presentation: StateValue): boolean {
  return matchesState({ presentation }, path.steps[events.length - 1]?.leadsTo ?? path.startsIn)
}

/** What the person and the browser have said so far about playing, told from the steps. */
export function isPlayWanted(stage: Stage): boolean {
  let isWanted = screeningOf(stage).isRequested
  stage.events.forEach(({ type }, index) => {
    if (['player.play', 'player.goTo', 'media.playing'].includes(type)) isWanted = true
    if (['media.paused', 'media.refused', 'clip.ended'].includes(type)) isWanted = false
    if (type === 'player.togglePlay') isWanted = !isWanted
    if (type === 'media.ended') isWanted = matchesState({ playback: { loaded: 'waiting' } }, stage.path.steps[index]?.leadsTo ?? '')
  })
  return isWanted
}

export const hasPlayed = (stage: Stage): boolean => typesOf(stage).includes('media.playing')
/** Another video has taken the place of this one. */
export const isLeft = (stage: Stage): boolean => lastOf(stage) === 'next.play' || lastOf(stage).startsWith('xstate.after.countdownDelay')

export const player = ({ page }: Pick<Stage, 'page'>): Locator => page.getByRole('region', { name: /^Lecteur (vidéo|réduit)/ })
export const startButton = ({ page }: Stage): Locator => page.getByRole('button', { name: 'Lire la vidéo' })
/** The button of the bar under the picture, or of the small player: the end screen has one of the same name. */
export const control = (stage: Stage, name: 'Lecture' | 'Pause' | 'Revoir'): Locator =>
  player(stage)
    .locator('[aria-keyshortcuts="k"]')
    .and(stage.page.getByRole('button', { name, exact: true }))
export const qualityMenu = ({ page }: Stage): Locator => page.getByRole('button', { name: /^Qualité/ })
export const captionsMenu = ({ page }: Stage): Locator => page.getByRole('button', { name: /^Sous-titres/ })
export const speedMenu = ({ page }: Stage): Locator => page.getByRole('button', { name: /^Vitesse/ })
export const settingsMenu = ({ page }: Stage): Locator => page.getByRole('button', { name: 'Réglages' })
export const betterQuality = ({ page }: Stage): Locator => page.getByRole('button', { name: 'Nouvelle version disponible' })
export const restart = ({ page }: Stage): Locator => page.getByRole('button', { name: 'Depuis le début' })

/** Moves the pointer over the picture: the bar hides while a video plays. */
export async function showBar(stage: Stage): Promise<void> {
  const { page } = stage
  const picture = await player(stage).boundingBox()
  if (!picture) throw new Error('No player is on the page')
  await page.mouse.move(picture.x + picture.width / 2, picture.y + picture.height / 3)
  await page.mouse.move(picture.x + picture.width / 2, picture.y + picture.height / 2)
}

/** A busy browser may take so long to press that the bar has hidden again. */
export const pressInBar = (stage: Stage, button: Locator): Promise<void> =>
  vi.waitFor(async () => {
    await showBar(stage)
    await button.click({ timeout: 1_500 })
  }, patience)

/** Opens a menu of the bar and chooses from it, by keyboard. */
export async function choose({ page }: Stage, menu: Locator, name: string | RegExp): Promise<void> {
  await menu.press('Enter')
  const item = page.getByRole('menuitemradio', { name })
  await item.press('Enter')
  await item.waitFor({ state: 'detached' })
}

/** Changes a switch of the settings, and closes them. */
export async function toggleSetting(stage: Stage, name: string): Promise<void> {
  await settingsMenu(stage).press('Enter')
  const item = stage.page.getByRole('menuitemcheckbox', { name })
  await item.press('Enter')
  await stage.page.keyboard.press('Escape')
  await item.waitFor({ state: 'detached' })
}

/** What the browser keeps of the person's preferences. */
export async function keptPreferences({ page }: Stage): Promise<Record<string, unknown>> {
  const text = await peek(page, `localStorage.getItem('lucarne.player')`)
  const kept: unknown = typeof text === 'string' ? JSON.parse(text) : {}
  return typeof kept === 'object' && kept !== null ? { ...kept } : {}
}
