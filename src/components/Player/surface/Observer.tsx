import { useMediaPlayer, useMediaRemote } from '@vidstack/react'
import { useEffect } from 'react'
import type { MediaFact } from '../../../machines/player/types.ts'
import type { Continuity } from '../continuity.ts'
import type { WatchMeter } from '../watchMeter.ts'
import { mediaFacts, type Observed, unobserved } from './mediaFacts.ts'
import { readPreferences } from './preferences.ts'
import { pickQuality } from './quality.ts'

export type ObserverProps = { continuity: Continuity; meter: WatchMeter; report: (fact: MediaFact) => void }

/** Draws nothing: tells the machine what the media element does, and the element what the person wants. */
export function Observer({ continuity, meter, report }: ObserverProps) {
  const player = useMediaPlayer()
  const remote = useMediaRemote()

  useEffect(() => {
    if (!player) return
    const detach = continuity.attach({ play: () => remote.play(), pause: () => remote.pause() })
    let before: Observed = unobserved

    const stopFacts = player.subscribe((state) => {
      const { canPlay, playing, waiting, paused, ended, seeking } = state
      const now: Observed = { canPlay, playing, waiting, paused, ended, seeking, hasError: state.error !== null }
      const facts = mediaFacts(before, now)
      before = now
      for (const fact of facts) {
        if (fact.type === 'media.playing') continuity.wantsToPlay = true
        if (fact.type === 'media.paused') continuity.wantsToPlay = false
        report(fact)
      }
    })
    // Read apart from the facts: sixty times a second is nothing for a machine.
    const stopMeter = player.subscribe(({ currentTime, duration, playing, paused, waiting, seeking, ended, started }) => {
      if (started) continuity.position = ended ? 0 : currentTime
      meter.at({ position: currentTime, duration, isPlaying: playing && !paused && !waiting && !seeking })
    })
    return () => {
      stopFacts()
      stopMeter()
      detach()
    }
  }, [player, remote, continuity, meter, report])

  useEffect(() => {
    if (!player) return
    return player.listen('can-play', () => {
      const { quality } = readPreferences()
      if (quality !== 'auto') remote.changeQuality(pickQuality(player.qualities.toArray(), quality))
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
    return () => element.removeEventListener('error', tell, true)
  }, [player, report])

  return null
}
