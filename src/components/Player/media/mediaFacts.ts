import type { MediaFact } from '../../../machines/player/player/types.ts'

/** The observed part of the media element's state. */
export type Observed = { playing: boolean; waiting: boolean; paused: boolean; ended: boolean; seeking: boolean }

export const unobserved: Observed = { playing: false, waiting: false, paused: true, ended: false, seeking: false }

/** True when pictures follow one another. */
export const isAdvancing = ({ playing, waiting, paused, ended, seeking }: Observed): boolean =>
  playing && !waiting && !paused && !ended && !seeking

/** Returns the facts between two observations, in the order of the element's events. */
export function mediaFacts(before: Observed, now: Observed): MediaFact[] {
  const facts: MediaFact[] = []
  // A seek from the end to the end keeps the ended state.
  if (before.seeking && !now.seeking && !now.ended) facts.push({ type: 'media.seeked' })
  if (!before.seeking && now.seeking && !now.ended) facts.push({ type: 'media.seeking' })
  if (!before.waiting && now.waiting && !now.paused) facts.push({ type: 'media.waiting' })
  if (!isAdvancing(before) && isAdvancing(now)) facts.push({ type: 'media.playing' })
  if (!before.ended && now.ended) facts.push({ type: 'media.ended' })
  return facts
}
