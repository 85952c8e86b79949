import type { SnapshotFrom } from 'xstate'
import type { Passage } from '../../../shared/caption/passages.ts'
import type { Failure } from '../../common/failure.ts'
import { trackOf } from './rules.ts'
import type { transcriptMachine } from './transcriptMachine.ts'

type Snapshot = SnapshotFrom<typeof transcriptMachine>

/** Of the captions that are shown; null when there are none. */
export const selectLanguage = ({ context }: Snapshot): string | null => trackOf(context)?.language ?? null
export const selectPassages = (snapshot: Snapshot): readonly Passage[] => snapshot.context.passages
export const selectQuery = (snapshot: Snapshot): string => snapshot.context.query
export const selectHitCount = (snapshot: Snapshot): number => snapshot.context.hits.length
/** Which of the hits was stepped to, counted from 0. */
export const selectHit = (snapshot: Snapshot): number => snapshot.context.hit
/** The index of the passage that was stepped to; -1 without a hit. */
export const selectFoundPassage = ({ context: { hits, hit } }: Snapshot): number => hits[hit] ?? -1
export const selectFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure
export const selectIsOpen = (snapshot: Snapshot): boolean => snapshot.hasTag('open')
export const selectIsLoading = (snapshot: Snapshot): boolean => snapshot.hasTag('loading')
export const selectIsFailed = (snapshot: Snapshot): boolean => snapshot.hasTag('failed')
export const selectIsShown = (snapshot: Snapshot): boolean => snapshot.hasTag('shown')
export const selectIsFollowing = (snapshot: Snapshot): boolean => snapshot.hasTag('following')
export const selectIsBrowsing = (snapshot: Snapshot): boolean => snapshot.hasTag('browsing')
export const selectIsSearching = (snapshot: Snapshot): boolean => snapshot.hasTag('searching')
