import { useEffect } from 'react'
import type { PlayerActor } from '../../../machines/player/player/usePlayer.ts'
import type { PlaybackClock } from '../playbackClock.ts'

/** Reports once that the end which the address names has been reached. @param end in seconds; null when there is none */
export function useEnd(actor: PlayerActor, clock: PlaybackClock, end: number | null): void {
  useEffect(() => {
    if (end === null) return
    let isBefore = clock.read().position < end
    // Who seeks past it wants to see what comes there.
    const stopSeeks = clock.onSeek((to) => {
      isBefore = to < end
    })
    const stop = clock.subscribe(({ position, isAdvancing }) => {
      if (!isBefore || !isAdvancing || position < end) return
      isBefore = false
      actor.send({ type: 'clip.ended' })
    })
    return () => {
      stopSeeks()
      stop()
    }
  }, [actor, clock, end])
}
