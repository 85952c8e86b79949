import type { MediaStorage } from '@vidstack/react'
import { siteStorage } from '../browserStorage.ts'

/** A browser's stored playback preferences. `volume` 0 to 100; `quality` the short side in pixels. */
export type Preferences = {
  volume: number
  muted: boolean
  speed: number
  /** null before the user chooses: the player then uses the default of specification §9 */
  quality: number | 'auto' | null
  captions: boolean
  /** of the captions, in BCP 47; null before the viewer chooses */
  captionsLanguage: string | null
}

const key = 'lucarne.player'
const standard: Preferences = { volume: 50, muted: false, speed: 1, quality: null, captions: false, captionsLanguage: null }

/** The speeds of the menu (specification §9). */
export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4] as const

/** @returns the stored preferences, with defaults for values that are missing or unreadable */
export function readPreferences(): Preferences {
  const stored = parse(siteStorage.get(key))
  const number = (name: string, min: number, max: number): number | null => {
    const value = stored.get(name)
    return typeof value === 'number' && value >= min && value <= max ? value : null
  }
  const language = stored.get('captionsLanguage')
  return {
    volume: number('volume', 0, 100) ?? standard.volume,
    muted: stored.get('muted') === true,
    speed: number('speed', 0.5, 4) ?? standard.speed,
    quality: stored.get('quality') === 'auto' ? 'auto' : number('quality', 1, 10_000),
    captions: stored.get('captions') === true,
    captionsLanguage: typeof language === 'string' ? language : standard.captionsLanguage,
  }
}

export function writePreferences(patch: Partial<Preferences>): void {
  siteStorage.set(key, JSON.stringify({ ...readPreferences(), ...patch }))
}

function parse(text: string | null): ReadonlyMap<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : [])
  } catch {
    // Not written by this app: ignored.
    return new Map()
  }
}

/** Adapts the preferences to Vidstack. The player's chart chooses the quality; the history sets the position. */
export const preferenceStorage: MediaStorage = {
  getVolume: async () => readPreferences().volume / 100,
  setVolume: async (volume) => writePreferences({ volume: Math.round(volume * 100) }),
  getMuted: async () => readPreferences().muted,
  setMuted: async (muted) => writePreferences({ muted }),
  getPlaybackRate: async () => readPreferences().speed,
  setPlaybackRate: async (speed) => writePreferences({ speed }),
  getVideoQuality: async () => null,
  getTime: async () => null,
  getLang: async () => readPreferences().captionsLanguage,
  setLang: async (language) => writePreferences({ captionsLanguage: language }),
  getCaptions: async () => readPreferences().captions,
  setCaptions: async (captions) => writePreferences({ captions }),
  getAudioGain: async () => null,
}
