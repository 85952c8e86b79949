import {
  captionsBackgrounds,
  captionsColors,
  captionsSizes,
  type PlayerPreferences,
  speeds,
  standardPreferences,
} from '../../machines/player/player/preferences.ts'
import { siteStorage } from '../browserStorage.ts'

const key = 'lucarne.player'

/** Names in the browser's storage (specification §3). */
const storedNames = [
  ['volume', 'volume'],
  ['isMuted', 'muted'],
  ['speed', 'speed'],
  ['quality', 'quality'],
  ['areCaptionsShown', 'captions'],
  ['captionsLanguage', 'captionsLanguage'],
  ['captionsStyle', 'captionsStyle'],
  ['isTheatre', 'theatre'],
  ['isAutoplayOn', 'autoplay'],
] as const satisfies readonly [keyof PlayerPreferences, string][]

/** @returns the stored preferences, with defaults for values that are missing or unreadable */
export function readPreferences(): PlayerPreferences {
  const stored = entriesOf(parse(siteStorage.get(key)))
  const number = (name: string, min: number, max: number): number | null => {
    const value = stored.get(name)
    return typeof value === 'number' && value >= min && value <= max ? value : null
  }
  const language = stored.get('captionsLanguage')
  const style = entriesOf(stored.get('captionsStyle'))
  const oneOf = <Choice extends string>(choices: readonly Choice[], name: string): Choice | undefined =>
    choices.find((choice) => choice === style.get(name))
  const standard = standardPreferences
  return {
    volume: number('volume', 0, 100) ?? standard.volume,
    isMuted: stored.get('muted') === true,
    speed: speeds.find((speed) => speed === stored.get('speed')) ?? standard.speed,
    quality: stored.get('quality') === 'auto' ? 'auto' : number('quality', 1, 10_000),
    areCaptionsShown: stored.get('captions') === true,
    captionsLanguage: typeof language === 'string' ? language : standard.captionsLanguage,
    captionsStyle: {
      size: oneOf(captionsSizes, 'size') ?? standard.captionsStyle.size,
      color: oneOf(captionsColors, 'color') ?? standard.captionsStyle.color,
      background: oneOf(captionsBackgrounds, 'background') ?? standard.captionsStyle.background,
    },
    isTheatre: stored.get('theatre') === true,
    isAutoplayOn: stored.get('autoplay') === true,
  }
}

/** Called when the preferences are stored, here or in another tab. */
const listeners = new Set<() => void>()

export function writePreferences(patch: Partial<PlayerPreferences>): void {
  const all: PlayerPreferences = { ...readPreferences(), ...patch }
  siteStorage.set(key, JSON.stringify(Object.fromEntries(storedNames.map(([name, stored]) => [stored, all[name]]))))
  for (const listener of listeners) listener()
}

/** Calls `onChange` when this page or another tab has stored preferences. @returns unsubscribes */
export function watchPreferences(onChange: () => void): () => void {
  const check = ({ key: changed }: StorageEvent): void => {
    // A null key means that the whole storage was cleared.
    if (changed === key || changed === null) onChange()
  }
  listeners.add(onChange)
  addEventListener('storage', check)
  return () => {
    listeners.delete(onChange)
    removeEventListener('storage', check)
  }
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    // Not written by this app: ignored.
    return null
  }
}

const entriesOf = (value: unknown): ReadonlyMap<string, unknown> =>
  new Map(typeof value === 'object' && value !== null ? Object.entries(value) : [])
