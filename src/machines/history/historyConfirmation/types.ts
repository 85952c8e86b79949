import type { RemovableEntry } from '../removableEntry.ts'

/** The entry that the removal's dialog is about. It is kept while the dialog closes, so that its text does not change. */
export type HistoryConfirmationContext = { entry: RemovableEntry }

export type HistoryConfirmationEvent =
  | { type: 'removal.ask'; entry: RemovableEntry }
  | { type: 'clearing.ask' }
  | { type: 'dialog.confirm' }
  | { type: 'dialog.cancel' }

export type HistoryConfirmationFact = { type: 'removal.confirmed'; entry: RemovableEntry } | { type: 'clearing.confirmed' }

export type HistoryConfirmationTag = 'askingRemoval' | 'askingClearing'
