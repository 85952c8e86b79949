import { defaultVolume } from '../../../shared/limits.ts'

/** automatic, or the short side of the picture in pixels */
export type PictureQuality = 'auto' | number

/** The sizes, colours and backgrounds of captions. */
export const captionsSizes = ['small', 'medium', 'large', 'huge'] as const
export const captionsColors = ['white', 'yellow', 'cyan', 'green'] as const
export const captionsBackgrounds = ['none', 'half', 'full'] as const

export type CaptionsStyle = {
  size: (typeof captionsSizes)[number]
  color: (typeof captionsColors)[number]
  background: (typeof captionsBackgrounds)[number]
}

/** How a person likes to watch, kept in the browser. */
export type PlayerPreferences = {
  /** 0 to 100 */
  volume: number
  isMuted: boolean
  /** one of `speeds` */
  speed: number
  /** null before the person chooses: the player then uses the default of specification §9 */
  quality: PictureQuality | null
  areCaptionsShown: boolean
  /** in BCP 47; null before the person chooses */
  captionsLanguage: string | null
  captionsStyle: CaptionsStyle
  isTheatre: boolean
  /** the next video plays by itself */
  isAutoplayOn: boolean
}

/** The preferences that no state of the player's machine stands for. */
export type PlayerSettings = Omit<PlayerPreferences, 'isMuted' | 'areCaptionsShown' | 'isTheatre' | 'isAutoplayOn'>

export const standardPreferences: PlayerPreferences = {
  volume: defaultVolume,
  isMuted: false,
  speed: 1,
  quality: null,
  areCaptionsShown: false,
  captionsLanguage: null,
  captionsStyle: { size: 'medium', color: 'white', background: 'half' },
  isTheatre: false,
  isAutoplayOn: false,
}

/** The speeds of the menu (specification §9). */
export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4] as const

/** Returns the next speed of the menu; the same one at its end. */
export function stepSpeed(speed: number, steps: 1 | -1): number {
  const next = steps > 0 ? speeds.find((each) => each > speed) : speeds.findLast((each) => each < speed)
  return next ?? speed
}

/** @returns a whole number from 0 to 100 */
export const withinVolume = (volume: number): number => Math.min(100, Math.max(0, Math.round(volume)))

/** Seconds in which the next video can be cancelled. */
export const countdownSeconds = 8
