import { finderOf } from '../../../shared/caption/find.ts'
import type { Passage } from '../../../shared/caption/passages.ts'
import type { TranscriptContext, TranscriptTrack } from './types.ts'

/** The language of captions where the wanted one has none. */
const usualLanguage = 'fr'

/** Returns the captions that are shown; undefined when the video has none. */
export function trackOf({ tracks, language }: Pick<TranscriptContext, 'tracks' | 'language'>): TranscriptTrack | undefined {
  const inLanguage = (wanted: string | null) => tracks.find((track) => track.language === wanted)
  return inLanguage(language) ?? inLanguage(usualLanguage) ?? tracks[0]
}

/** Returns the indexes of the passages with the query. */
export function hitsOf(passages: readonly Passage[], query: string): number[] {
  const find = finderOf(query)
  return passages.flatMap(({ text }, index) => (find(text).length > 0 ? [index] : []))
}

/** Returns the index of the passage that is said at a second of the video, or was last; -1 before the first. */
export function passageAt(passages: readonly Passage[], second: number): number {
  let [before, after] = [-1, passages.length]
  while (after - before > 1) {
    const middle = (before + after) >> 1
    // Half a frame: a player that was sent to a beginning may report a moment before it.
    if ((passages[middle]?.startMs ?? 0) <= second * 1000 + 20) before = middle
    else after = middle
  }
  return before
}
