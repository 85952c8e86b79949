import { assign, emit, setup } from 'xstate'
import * as pageMessages from '../../../shared/pageMessages.ts'
import { answerLimit, noAnswer } from '../../common/answerLimit.ts'
import { toFailure } from '../../common/failure.ts'
import type { RemovableEntry } from '../removableEntry.ts'
import { historyChangesActors } from './actors.ts'
import type { HistoryChangesContext, HistoryChangesEvent, HistoryChangesFact } from './types.ts'

const types: { context?: HistoryChangesContext; events?: HistoryChangesEvent; emitted?: HistoryChangesFact } = {}

/**
 * Removes entries from the watch history, or clears all of it: one change at a time, in the order of confirmation. A failed change does not
 * stop the next ones, which do not build on it.
 */
export const historyChangesMachine = setup({
  types,
  actors: historyChangesActors,
  actions: {
    queueRemoval: assign(({ context }, { entry }: { entry: RemovableEntry }) => ({
      changes: [...context.changes, { kind: 'remove' as const, entry }],
    })),
    queueClearing: assign(({ context }) => ({ changes: [...context.changes, { kind: 'clear' as const }] })),
    clearChange: assign(({ context }) => ({ changes: context.changes.slice(1) })),
    announceSaved: emit(({ context }) => {
      const [change] = context.changes
      return change?.kind === 'remove' ? { type: 'entry.removed', entry: change.entry } : { type: 'history.cleared' }
    }),
    announceFailure: emit((_, params: { error: unknown }) => ({
      type: 'change.failed',
      failure: toFailure(params.error, pageMessages.deleteHistory),
    })),
  },
  guards: {
    hasChanges: ({ context }) => context.changes.length > 0,
    isBeingRemoved: ({ context }, { entry }: { entry: RemovableEntry }) =>
      context.changes.some((change) => change.kind === 'remove' && change.entry.contentId === entry.contentId),
    isBeingCleared: ({ context }) => context.changes.some(({ kind }) => kind === 'clear'),
  },
  delays: { answerLimit },
}).createMachine({
  id: 'historyChanges',
  context: { changes: [] },
  initial: 'idle',
  on: {
    'entry.remove': [
      { guard: { type: 'isBeingRemoved', params: ({ event }) => event } },
      { actions: { type: 'queueRemoval', params: ({ event }) => event } },
    ],
    'history.clear': [{ guard: 'isBeingCleared' }, { actions: 'queueClearing' }],
  },
  states: {
    idle: { always: { guard: 'hasChanges', target: 'saving' } },
    saving: {
      after: { answerLimit: { target: 'idle', actions: [{ type: 'announceFailure', params: noAnswer }, 'clearChange'] } },
      invoke: {
        id: 'saveChange',
        src: 'saveChange',
        input: ({ context }) => ({ change: context.changes[0] }),
        onDone: { target: 'idle', actions: ['announceSaved', 'clearChange'] },
        onError: { target: 'idle', actions: [{ type: 'announceFailure', params: ({ event }) => event }, 'clearChange'] },
      },
    },
  },
})
