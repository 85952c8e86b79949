import type { Failure } from '../failure.ts'

/** What it takes to remove an entry, to name it, and to put it back. `watchedAt` ISO 8601, `position` seconds from the start. */
export type RemovableEntry = { contentId: string; title: string; watchedAt: string; position: number }

/** Something that is to be done to the history. */
export type HistoryChange = { kind: 'remove'; entry: RemovableEntry } | { kind: 'clear' }

export type HistoryContext = {
  /** what stands in the search field */
  text: string
  /** the entry that the open dialog is about */
  asked: RemovableEntry | null
  /** what was confirmed, in its order; the first is on its way */
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
