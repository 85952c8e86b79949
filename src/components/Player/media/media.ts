import type { MediaPlayerInstance } from '@vidstack/react'
import { selectIsQualityLowered, selectPictureQuality } from '../../../machines/player/player/selectors.ts'
import type { PlayerActor } from '../../../machines/player/player/usePlayer.ts'
import type { PlaybackClock } from '../playbackClock.ts'
import type { WantedQuality } from './hls.ts'

/** A media element of Vidstack, the machine in command of it, the clock that it sets, and the address of its source. */
export type Media = { player: MediaPlayerInstance; actor: PlayerActor; clock: PlaybackClock; url: string }

/** Returns the quality that the machine wants at this moment. */
export function wantedQuality(actor: PlayerActor): WantedQuality {
  const snapshot = actor.getSnapshot()
  return { quality: selectPictureQuality(snapshot), isLowered: selectIsQualityLowered(snapshot) }
}
