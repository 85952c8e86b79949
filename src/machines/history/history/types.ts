import type { Failure } from '../../common/failure.ts'

/** The data needed to remove an entry, name it and restore it. `watchedAt` ISO 8601, `position` seconds from the start. */
export type RemovableEntry = { contentId: string; title: string; watchedAt: string; position: number }

export type HistoryChange = { kind: 'remove'; entry: RemovableEntry } | { kind: 'clear' }

export type HistoryContext = {
  /** the search field's text */
  text: string
  /** the entry that the open dialog is about */
  asked: RemovableEntry | null
  /** confirmed changes, in order; the first is in flight */
  changes: readonly HistoryChange[]
}

export type HistoryInput = { text: string }

export type HistoryEvent =
  | { type: 'search.type'; text: string }
  | { type: 'search.submit' }
  /** the address has another search now: back, forward, a link */
  | { type: 'search.adopt'; text: string }
  | { type: 'entry.askRemoval'; entry: RemovableEntry }
  | { type: 'history.askClearing' }
  | { type: 'dialog.confirm' }
  | { type: 'dialog.cancel' }

export type HistoryFact =
  | { type: 'search.settled'; text: string }
  | { type: 'entry.removed'; entry: RemovableEntry }
  | { type: 'history.cleared' }
  | { type: 'change.failed'; failure: Failure }

export type HistoryTag = 'askingRemoval' | 'askingClearing' | 'saving'
