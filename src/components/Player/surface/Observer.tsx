import { useMediaPlayer, useMediaRemote, type VideoQualityList } from '@vidstack/react'
import { useEffect } from 'react'
import type { MediaFact } from '../../../machines/player/types.ts'
import type { Continuity } from '../continuity.ts'
import type { WatchMeter } from '../watchMeter.ts'
import { goOnWhenReloaded } from './goOnWhenReloaded.ts'
import { mediaFacts, type Observed, unobserved } from './mediaFacts.ts'
import { readPreferences } from './preferences.ts'
import { pickQuality } from './quality.ts'

export type ObserverProps = { continuity: Continuity; meter: WatchMeter; report: (fact: MediaFact) => void }

/** The level that playback starts with anyway (`MediaSurface`) becomes the only one, without emptying the buffer for it. */
function keepQuality(qualities: VideoQualityList, wanted: number | null): void {
  const quality = qualities[pickQuality(qualities.toArray(), wanted)]
  if (!quality) return
  qualities.switch = 'load'
  quality.selected = true
  qualities.switch = 'current'
}

/** Draws nothing: tells the machine what the media element does, and the element what the person wants. */
export function Observer({ continuity, meter, report }: ObserverProps) {
  const player = useMediaPlayer()
  const remote = useMediaRemote()

  useEffect(() => {
    if (!player) return
    const detach = continuity.attach({
      play: () => remote.play(),
      pause: () => remote.pause(),
      seek: (seconds) => remote.seek(seconds),
    })
    let before: Observed = unobserved

    const stopFacts = player.subscribe((state) => {
      const { canPlay, playing, waiting, paused, ended, seeking } = state
      const now: Observed = { canPlay, playing, waiting, paused, ended, seeking, hasError: state.error !== null }
      const facts = mediaFacts(before, now)
      before = now
      for (const fact of facts) {
        if (fact.type === 'media.playing') continuity.wantsToPlay = true
        report(fact)
      }
    })
    // Read apart from the facts: sixty times a second is nothing for a machine.
    const stopMeter = player.subscribe(({ currentTime, duration, playing, paused, waiting, seeking, ended, started }) => {
      if (started) continuity.position = ended ? 0 : currentTime
      meter.at({ position: currentTime, duration, isPlaying: playing && !paused && !waiting && !seeking })
    })
    // Not the paused state: an element that gets its source anew is paused too, though nobody wanted it.
    const stopPauses = player.listen('pause', () => (continuity.wantsToPlay = false))
    const stopRefusals = player.listen('play-fail', ({ detail }) => {
      if (detail.name !== 'NotAllowedError') return
      continuity.wantsToPlay = false
      report({ type: 'media.refused' })
    })
    // Vidstack would stay at its end: it would show that, and begin again from the start.
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
  }, [player, remote, continuity, meter, report])

  useEffect(() => {
    if (!player) return
    return player.listen('can-play', () => {
      const { quality } = readPreferences()
      if (quality !== 'auto') keepQuality(player.qualities, quality)
      if (continuity.position > 0) remote.seek(continuity.position)
      if (continuity.wantsToPlay) remote.play()
    })
  }, [player, remote, continuity])

  useEffect(() => {
    const element = player?.el
    if (!element) return
    // A media file that is not there tells its <source> only, which neither bubbles nor reaches the player.
    const tell = ({ target }: Event): void => {
      if (target instanceof HTMLSourceElement || target instanceof HTMLMediaElement) report({ type: 'media.failed' })
    }
    element.addEventListener('error', tell, true)
    const stopGoingOn = goOnWhenReloaded(element, continuity, () => report({ type: 'media.failed' }))
    return () => {
      element.removeEventListener('error', tell, true)
      stopGoingOn()
    }
  }, [player, continuity, report])

  return null
}
