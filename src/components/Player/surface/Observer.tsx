import { isHLSProvider, type MediaPlayerInstance, useMediaPlayer, useMediaRemote, type VideoQualityList } from '@vidstack/react'
import { useEffect, useLayoutEffect } from 'react'
import type { MediaFact, PictureQuality } from '../../../machines/player/player/types.ts'
import type { Continuity } from '../continuity.ts'
import type { WatchMeter } from '../watchMeter.ts'
import { goOnWhenReloaded } from './goOnWhenReloaded.ts'
import { mediaFacts, type Observed, unobserved } from './mediaFacts.ts'
import { pickQuality, shortSide } from './quality.ts'

export type ObserverProps = {
  continuity: Continuity
  meter: WatchMeter
  isPlayWanted: () => boolean
  /** null: the default of specification §9 */
  readPictureQuality: () => PictureQuality | null
  report: (fact: MediaFact) => void
  onPosition?: ((second: number) => void) | undefined
}

const shortSides = (qualities: VideoQualityList): number[] => qualities.toArray().map(shortSide)

/** Selects the level that playback starts with (`MediaSurface`) as the only one, without flushing the buffer. */
function keepQuality(qualities: VideoQualityList, wanted: number | null): void {
  const quality = qualities[pickQuality(shortSides(qualities), wanted)]
  if (!quality) return
  qualities.switch = 'load'
  quality.selected = true
  qualities.switch = 'current'
}

/** Returns the qualities of a source with pictures; null for the audio alone. */
function findQualities({ qualities, provider }: MediaPlayerInstance): Extract<MediaFact, { type: 'media.qualitiesFound' }> | null {
  const sides = new Set(shortSides(qualities).filter((side) => side > 0))
  if (sides.size === 0) return null
  const audioUrl = (isHLSProvider(provider) ? provider.instance?.audioTracks[0]?.url : null) ?? null
  return { type: 'media.qualitiesFound', qualities: [...sides].toSorted((a, b) => b - a), audioUrl }
}

/** Renders nothing. Sends the media element's events to the machine, and the user's commands to the element. */
export function Observer({ continuity, meter, isPlayWanted, readPictureQuality, report, onPosition }: ObserverProps) {
  const player = useMediaPlayer()
  const remote = useMediaRemote()

  useEffect(() => {
    if (!player) return
    const detach = continuity.attach({
      play: () => remote.play(),
      pause: () => remote.pause(),
      seek: (seconds) => remote.seek(seconds),
      setQuality: (quality) =>
        quality === 'auto' ? remote.requestAutoQuality() : remote.changeQuality(pickQuality(shortSides(player.qualities), quality)),
    })
    let before: Observed = unobserved

    const stopFacts = player.subscribe((state) => {
      const { canPlay, playing, waiting, paused, ended, seeking } = state
      const now: Observed = { canPlay, playing, waiting, paused, ended, seeking, hasError: state.error !== null }
      const facts = mediaFacts(before, now)
      before = now
      for (const fact of facts) report(fact)
    })
    // Not sent as facts: sixty events per second are too many for a machine.
    const stopMeter = player.subscribe(({ canPlay, currentTime, duration, playing, paused, waiting, seeking, ended, started }) => {
      // A source that loads is at 0 until it seeks to where the last one was.
      if (canPlay && (started || currentTime > 0 || continuity.position === 0)) onPosition?.(currentTime)
      if (!started) return
      continuity.position = ended ? 0 : currentTime
      meter.at({ position: currentTime, duration, isPlaying: playing && !paused && !waiting && !seeking })
    })
    // Listens to the event instead of the paused state: an element that reloads its source is also paused, without the user's wish.
    const stopPauses = player.listen('pause', () => report({ type: 'user.paused' }))
    const stopRefusals = player.listen('play-fail', ({ detail }) => {
      if (detail.name === 'NotAllowedError') report({ type: 'media.refused' })
    })
    // Without this, Vidstack stays in the ended state: it shows the end, and restarts from the beginning.
    const stopReturns = player.listen('seeking', ({ detail }) => {
      if (detail < player.state.duration - 0.1) player.$state.ended.set(false)
    })
    return () => {
      stopReturns()
      stopRefusals()
      stopPauses()
      stopFacts()
      stopMeter()
      detach()
    }
  }, [player, remote, continuity, meter, report, onPosition])

  useLayoutEffect(() => {
    if (!player) return
    // React removes the element only after this.
    return () => continuity.keepFocus(player.el?.contains(document.activeElement) ?? false)
  }, [player, continuity])
  useEffect(() => {
    if (player?.el && continuity.takeFocus()) player.el.focus({ preventScroll: true })
  }, [player, continuity])

  useEffect(() => {
    if (!player) return
    return player.listen('can-play', () => {
      const quality = readPictureQuality()
      if (quality !== 'auto') keepQuality(player.qualities, quality)
      if (continuity.position > 0) remote.seek(continuity.position)
      report({ type: 'media.loaded' })
      const found = findQualities(player)
      if (found) report(found)
    })
  }, [player, remote, continuity, readPictureQuality, report])

  useEffect(() => {
    const element = player?.el
    if (!element) return
    // A missing media file fires the error event on its <source> only. It does not bubble and does not reach the player.
    const reportFailure = ({ target }: Event): void => {
      if (target instanceof HTMLSourceElement || target instanceof HTMLMediaElement) report({ type: 'media.failed' })
    }
    element.addEventListener('error', reportFailure, true)
    const stopGoingOn = goOnWhenReloaded(element, isPlayWanted, () => report({ type: 'media.failed' }))
    return () => {
      element.removeEventListener('error', reportFailure, true)
      stopGoingOn()
    }
  }, [player, isPlayWanted, report])

  return null
}
