import { assign, emit, setup } from 'xstate'
import type { RemovableEntry } from '../removableEntry.ts'
import type { HistoryConfirmationContext, HistoryConfirmationEvent, HistoryConfirmationFact, HistoryConfirmationTag } from './types.ts'

const types: {
  context?: HistoryConfirmationContext
  events?: HistoryConfirmationEvent
  emitted?: HistoryConfirmationFact
  tags?: HistoryConfirmationTag
} = {}

/** Asks before an entry is removed from the watch history, and before all of it is cleared. The dialog closes as soon as it is answered. */
export const historyConfirmationMachine = setup({
  types,
  actions: {
    keepEntry: assign((_, { entry }: { entry: RemovableEntry }) => ({ entry })),
    announceRemoval: emit(({ context }) => ({ type: 'removal.confirmed', entry: context.entry })),
    announceClearing: emit({ type: 'clearing.confirmed' }),
  },
}).createMachine({
  id: 'historyConfirmation',
  context: { entry: { contentId: '', title: '', watchedAt: '', position: 0 } },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'removal.ask': { target: 'askingRemoval', actions: { type: 'keepEntry', params: ({ event }) => event } },
        'clearing.ask': 'askingClearing',
      },
    },
    askingRemoval: {
      tags: 'askingRemoval',
      on: { 'dialog.confirm': { target: 'closed', actions: 'announceRemoval' }, 'dialog.cancel': 'closed' },
    },
    askingClearing: {
      tags: 'askingClearing',
      on: { 'dialog.confirm': { target: 'closed', actions: 'announceClearing' }, 'dialog.cancel': 'closed' },
    },
  },
})
