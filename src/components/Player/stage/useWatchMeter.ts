import { useEffect, useState } from 'react'
import type { Watched } from '../../../machines/player/playbackReport/types.ts'
import type { PlayerActor } from '../../../machines/player/player/usePlayer.ts'
import { selectIsAway, selectIsPaused } from '../../../machines/player/player/selectors.ts'
import type { PlaybackClock } from '../playbackClock.ts'
import { createWatchMeter, type WatchMeter } from './watchMeter.ts'

/** Counts what is watched, for the view and for the reports to the server: these are sent after some seconds, at a pause, and beside another page. */
export function useWatchMeter(actor: PlayerActor, clock: PlaybackClock, reports: { note: (news: Watched) => void }): WatchMeter {
  const [meter] = useState(() =>
    createWatchMeter({
      onEnough: () => actor.send({ type: 'view.watchedEnough' }),
      onStep: (news) => {
        reports.note(news)
        actor.send({ type: 'watch.noted' })
      },
    }),
  )
  useEffect(
    () => clock.subscribe(({ position, duration, isAdvancing }) => meter.at({ position, duration, isPlaying: isAdvancing })),
    [clock, meter],
  )
  useEffect(() => {
    let wasPaused = false
    let wasAway = false
    const subscription = actor.subscribe((snapshot) => {
      const isPaused = selectIsPaused(snapshot)
      const isAway = selectIsAway(snapshot)
      // The other page may be the history.
      const news = (isPaused && !wasPaused) || (isAway && !wasAway) ? meter.take() : null
      wasPaused = isPaused
      wasAway = isAway
      if (news) reports.note(news)
    })
    return () => subscription.unsubscribe()
  }, [actor, meter, reports])
  return meter
}
