import type { MediaStorage } from '@vidstack/react'
import { siteStorage } from '../../browserStorage.ts'

/** What a browser keeps of how its person watches. `volume` 0 to 100; `quality` the short side in pixels. */
export type Preferences = {
  volume: number
  muted: boolean
  speed: number
  /** null while nobody chose: the player then takes the default of specification §9 */
  quality: number | 'auto' | null
}

const key = 'lucarne.player'
const standard: Preferences = { volume: 50, muted: false, speed: 1, quality: null }

/** The slowest and the fastest that the menu offers (specification §9). */
export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4] as const

/** @returns the stored preferences, and the standard ones where nothing readable is stored */
export function readPreferences(): Preferences {
  const stored = parse(siteStorage.get(key))
  const number = (name: string, min: number, max: number): number | null => {
    const value = stored.get(name)
    return typeof value === 'number' && value >= min && value <= max ? value : null
  }
  return {
    volume: number('volume', 0, 100) ?? standard.volume,
    muted: stored.get('muted') === true,
    speed: number('speed', 0.5, 4) ?? standard.speed,
    quality: stored.get('quality') === 'auto' ? 'auto' : number('quality', 1, 10_000),
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
    // Written by somebody else, or by hand: as good as nothing.
    return new Map()
  }
}

/**
 * The preferences in the shape that Vidstack asks for. The quality is left to `useQuality`, which knows the
 * default; the position is the history's business.
 */
export const preferenceStorage: MediaStorage = {
  getVolume: async () => readPreferences().volume / 100,
  setVolume: async (volume) => writePreferences({ volume: Math.round(volume * 100) }),
  getMuted: async () => readPreferences().muted,
  setMuted: async (muted) => writePreferences({ muted }),
  getPlaybackRate: async () => readPreferences().speed,
  setPlaybackRate: async (speed) => writePreferences({ speed }),
  getVideoQuality: async () => null,
  getTime: async () => null,
  getLang: async () => null,
  getCaptions: async () => null,
  getAudioGain: async () => null,
}
