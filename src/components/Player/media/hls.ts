import Hls, { type ErrorData } from 'hls.js'
import type { PictureQuality } from '../../../machines/player/player/preferences.ts'
import type { PlaybackFailure } from '../../../machines/player/player/types.ts'
import { pickQuality, shortSide } from '../quality.ts'

/**
 * Maximum seconds to buffer ahead. By default, hls.js buffers up to ten minutes of a low-bitrate video, although many users leave after
 * one.
 */
const secondsAhead = 60
/** Until playback begins, which many who open a page never do: the first part, so that a press is answered at once. */
const secondsBeforePlayback = 1

/** The level is chosen before the first segment is requested: a later switch discards what is already loading. */
export const hlsConfig = { autoStartLoad: false, maxMaxBufferLength: secondsBeforePlayback }

/** A quality as the player's machine asks for it. `isLowered`: the chosen one is the highest from now on, and the network decides. */
export type WantedQuality = { quality: PictureQuality | null; isLowered: boolean }

const sidesOf = ({ levels }: Hls): number[] => levels.map(shortSide)

const chosenLevel = (hls: Hls, quality: PictureQuality | null): number => (quality === 'auto' ? -1 : pickQuality(sidesOf(hls), quality))

/** Loads as soon as the levels are known, from the wanted one. */
export function startLoading(hls: Hls, wanted: () => WantedQuality): void {
  // Vidstack says that it can play once a level is loaded. While the media source is closed, it has no duration, and ignores a seek.
  const opened = new Promise((resolve) => hls.once(Hls.Events.MEDIA_ATTACHED, resolve))
  hls.on(Hls.Events.MEDIA_ATTACHED, (_event, { media }) => {
    const loadAhead = (): void => {
      hls.config.maxMaxBufferLength = secondsAhead
    }
    if (media.paused) media.addEventListener('play', loadAhead, { once: true })
    else loadAhead()
  })
  hls.on(Hls.Events.MANIFEST_PARSED, () => {
    hls.startLevel = chosenLevel(hls, wanted().quality)
    void opened.then(() => hls.startLoad())
  })
}

/** Keeps the level that loading began with, or lets hls.js choose. Call it once a level is loaded: before, Vidstack sets it to automatic. */
export function keepQuality(hls: Hls, { quality, isLowered }: WantedQuality): void {
  const level = chosenLevel(hls, quality)
  hls.autoLevelCapping = isLowered ? level : -1
  hls.loadLevel = isLowered ? -1 : level
}

/**
 * Loads again after a failure. An attempt that is under way goes on: a new one would forget how often that one has failed. Without a network
 * hls.js waits for one, and only says anew that there is none when it has to begin again.
 */
export function loadAgain(hls: Hls): void {
  if (!hls.loadingEnabled || !navigator.onLine) hls.startLoad()
}

/** Changes the quality at once: what is buffered in another one goes. */
export function changeQuality(hls: Hls, wanted: WantedQuality): void {
  if (!wanted.isLowered) {
    hls.autoLevelCapping = -1
    hls.currentLevel = chosenLevel(hls, wanted.quality)
    return
  }
  // What is awaited comes in the lowest quality. How long it took tells hls.js which one to go on with.
  const sides = sidesOf(hls)
  hls.currentLevel = sides.indexOf(Math.min(...sides))
  hls.once(Hls.Events.FRAG_BUFFERED, () => keepQuality(hls, wanted))
}

/** Returns the short sides of the pictures, in pixels, the largest first, and the playlist of the audio alone. */
export function findQualities(hls: Hls): { qualities: readonly number[]; audioUrl: string | null } {
  const sides = new Set(sidesOf(hls).filter((side) => side > 0))
  return { qualities: [...sides].toSorted((a, b) => b - a), audioUrl: hls.audioTracks[0]?.url ?? null }
}

type HlsListeners = {
  /** @param quality short side of the pictures that follow, in pixels */
  onLevel: (quality: number) => void
  onFailure: (failure: PlaybackFailure) => void
  /** a part of the video cannot be loaded, which the next pictures are in or not; called again after each attempt */
  onSupplyLost: (failure: PlaybackFailure, isAwaited: boolean) => void
  /** a part was loaded after that */
  onSupplied: () => void
}

/** Calls the listeners with what hls.js loads. */
export function observeHls(hls: Hls, { onLevel, onFailure, onSupplyLost, onSupplied }: HlsListeners): void {
  let decodingErrors = 0
  let isLost = false
  hls.on(Hls.Events.FRAG_LOADED, () => {
    if (!isLost) return
    isLost = false
    onSupplied()
  })
  hls.on(Hls.Events.LEVEL_SWITCHED, (_event, { level }) => {
    const played = hls.levels[level]
    if (played && shortSide(played) > 0) onLevel(shortSide(played))
  })
  hls.on(Hls.Events.ERROR, (_event, error) => {
    // hls.js waits for a network by itself, but what it waits for is missing.
    if (!error.fatal && error.reason !== 'offline') return
    if (error.type === Hls.ErrorTypes.NETWORK_ERROR && (error.frag || isAhead(hls))) {
      isLost = true
      // Without a part, it is the playlist of another quality.
      return onSupplyLost(failureOf(error), error.frag ? error.frag.start < positionOf(hls) + awaitedWithin : false)
    }
    if (error.type !== Hls.ErrorTypes.MEDIA_ERROR) return onFailure(failureOf(error))
    // Vidstack loads the source anew, which helps once or twice.
    decodingErrors += 1
    if (decodingErrors <= maxRecoveries) return
    hls.destroy()
    onFailure('unplayable')
  })
}

const maxRecoveries = 2

/** Seconds: a video that has played all that it has stands a little before the part that is missing. */
const awaitedWithin = 0.5

const positionOf = ({ media }: Hls): number => media?.currentTime ?? 0

/** Whether more has arrived than what is shown. */
function isAhead(hls: Hls): boolean {
  const position = positionOf(hls)
  const buffered = hls.media?.buffered
  return Array.from({ length: buffered?.length ?? 0 }).some(
    (_, index) => (buffered?.start(index) ?? 0) <= position && (buffered?.end(index) ?? 0) > position + awaitedWithin,
  )
}

function failureOf({ type, response }: ErrorData): PlaybackFailure {
  if (type !== Hls.ErrorTypes.NETWORK_ERROR) return 'unplayable'
  return isGone(response?.code ?? 0) ? 'gone' : 'network'
}

/** Returns whether an HTTP status says that a file is not, or no longer, for this viewer. */
export const isGone = (status: number): boolean => [401, 403, 404, 410].includes(status)
