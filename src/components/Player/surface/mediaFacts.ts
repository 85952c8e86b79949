import type { MediaFact } from '../../../machines/player/player/types.ts'

/** The observed part of the media element's state. */
export type Observed = {
  canPlay: boolean
  playing: boolean
  waiting: boolean
  paused: boolean
  ended: boolean
  seeking: boolean
  hasError: boolean
}

export const unobserved: Observed = {
  canPlay: false,
  playing: false,
  waiting: false,
  paused: true,
  ended: false,
  seeking: false,
  hasError: false,
}

const runs = ({ playing, waiting, paused, ended }: Observed): boolean => playing && !waiting && !paused && !ended

/** Returns the facts between two observations, in the order of the element's events: the natural end is a pause, then the end. */
export function mediaFacts(before: Observed, now: Observed): MediaFact[] {
  const facts: MediaFact[] = []
  if (!before.hasError && now.hasError) facts.push({ type: 'media.failed' })
  if (!before.canPlay && now.canPlay) facts.push({ type: 'media.canPlay' })
  // A seek to the end keeps the ended state.
  if (before.seeking && !now.seeking && !now.ended) facts.push({ type: 'media.seeked' })
  if (!before.waiting && now.waiting && !now.paused) facts.push({ type: 'media.waiting' })
  if (!runs(before) && runs(now)) facts.push({ type: 'media.playing' })
  if (!before.paused && now.paused) facts.push({ type: 'media.paused' })
  if (!before.ended && now.ended) facts.push({ type: 'media.ended' })
  return facts
}
