import type { Passage } from '../../../shared/caption/passages.ts'
import type { Failure } from '../../common/failure.ts'

/** Captions of the video in one language (BCP 47), by their address. */
export type TranscriptTrack = { language: string; url: string }

/** @property language of the video, whose captions are shown first */
export type TranscriptInput = { tracks: readonly TranscriptTrack[]; language: string | null }

export type TranscriptContext = {
  tracks: readonly TranscriptTrack[]
  /** the one that is wanted; captions in another one are shown where it has none */
  language: string | null
  passages: readonly Passage[]
  query: string
  /** the passages with the query, by index */
  hits: readonly number[]
  /** index of the hit that was stepped to; 0 while there is none */
  hit: number
  failure: Failure | null
}

export type TranscriptEvent =
  | { type: 'panel.open' }
  | { type: 'panel.close' }
  | { type: 'language.choose'; language: string }
  /** what the video has now, as the server says it */
  | { type: 'tracks.refresh'; tracks: readonly TranscriptTrack[] }
  | { type: 'load.retry' }
  /** the user, not the playback, has moved the list */
  | { type: 'list.scroll' }
  | { type: 'follow.resume' }
  | { type: 'passage.choose'; startMs: number }
  | { type: 'query.change'; query: string }
  | { type: 'hit.next' }
  | { type: 'hit.previous' }

/** Playback goes to this second of the video. */
export type TranscriptFact = { type: 'passage.chosen'; second: number }

export type TranscriptTag = 'open' | 'loading' | 'failed' | 'shown' | 'following' | 'browsing' | 'searching'
