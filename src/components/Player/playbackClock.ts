import type { SeekTarget } from '../../machines/player/player/types.ts'

/**
 * `position`, `duration`, `bufferedUntil`: seconds from the start. `frame`: seconds that one picture is shown. `isAdvancing`: pictures follow
 * one another.
 */
export type Moment = { position: number; duration: number; bufferedUntil: number; frame: number; isAdvancing: boolean }

/**
 * Where the video is, at each of its pictures: too often for a machine. It outlives the media elements, so that another one goes on from the
 * same place, and a seek before there is one is not lost.
 */
export type PlaybackClock = {
  read: () => Moment
  /** Called with the current moment, then at each change. @returns stops it */
  subscribe: (listener: (moment: Moment) => void) => () => void
  /** What the media element says. */
  set: (change: Partial<Moment>) => void
  /** Moves the position, within the video. */
  seek: (to: SeekTarget) => void
  /** @param listener called with the new position, in seconds, after each seek @returns stops it */
  onSeek: (listener: (position: number) => void) => () => void
}

/** Seconds that a picture is shown when the video does not say. */
const usualFrame = 1 / 25

/** @param position where the video starts @param duration as the server knows it; both in seconds */
export function createPlaybackClock(position = 0, duration = 0): PlaybackClock {
  let moment: Moment = { position, duration, bufferedUntil: 0, frame: usualFrame, isAdvancing: false }
  const listeners = new Set<(moment: Moment) => void>()
  const seekListeners = new Set<(position: number) => void>()

  function set(change: Partial<Moment>): void {
    moment = { ...moment, ...change }
    for (const listener of listeners) listener(moment)
  }
  return {
    read: () => moment,
    set,
    subscribe(listener) {
      listeners.add(listener)
      listener(moment)
      return () => void listeners.delete(listener)
    },
    seek(to) {
      const wanted = targetOf(to, moment)
      set({ position: Math.max(0, moment.duration > 0 ? Math.min(wanted, moment.duration) : wanted), isAdvancing: false })
      for (const listener of seekListeners) listener(moment.position)
    },
    onSeek(listener) {
      seekListeners.add(listener)
      return () => void seekListeners.delete(listener)
    },
  }
}

function targetOf(to: SeekTarget, { position, duration, frame }: Moment): number {
  switch (to.kind) {
    case 'at':
      return to.seconds
    case 'by':
      return position + to.seconds
    case 'share':
      return duration * to.share
    case 'frames':
      return position + frame * to.frames
  }
}
