import type { Failure } from '../../common/failure.ts'
import type { RemovableEntry } from '../removableEntry.ts'

export type HistoryChange = { kind: 'remove'; entry: RemovableEntry } | { kind: 'clear' }

export type HistoryChangesContext = {
  /** confirmed changes, in order; the first is in flight */
  changes: readonly HistoryChange[]
}

export type HistoryChangesEvent = { type: 'entry.remove'; entry: RemovableEntry } | { type: 'history.clear' }

export type HistoryChangesFact =
  | { type: 'entry.removed'; entry: RemovableEntry }
  | { type: 'history.cleared' }
  | { type: 'change.failed'; failure: Failure }
