import { assign, emit, setup } from 'xstate'
import * as pageMessages from '../../../shared/pageMessages.ts'
import { answerLimit, noAnswer } from '../../common/answerLimit.ts'
import { toFailure } from '../../common/failure.ts'
import { notificationsActors } from './actors.ts'
import type { NotificationsContext, NotificationsEvent, NotificationsFact } from './types.ts'

const types: { context?: NotificationsContext; events?: NotificationsEvent; emitted?: NotificationsFact } = {}

/** Marks notifications as read. Changes are sent one at a time, in the order of the presses, and queued meanwhile. */
export const notificationsMachine = setup({
  types,
  actors: notificationsActors,
  actions: {
    planReading: assign(({ context }, { id }: { id: string }) => ({ changes: [...context.changes, { kind: 'read', id }] })),
    planReadingAll: assign(({ context }) => ({ changes: [...context.changes, { kind: 'readAll' }] })),
    clearChange: assign(({ context }) => ({ changes: context.changes.slice(1) })),
    announceFailure: emit((_, params: { error: unknown }) => ({
      type: 'change.failed',
      failure: toFailure(params.error, pageMessages.setBell),
    })),
  },
  guards: {
    hasChanges: ({ context }) => context.changes.length > 0,
    isPlanned: ({ context }, { id }: { id: string }) => context.changes.some((change) => change.kind === 'readAll' || change.id === id),
    isReadingAll: ({ context }) => context.changes.some(({ kind }) => kind === 'readAll'),
  },
  delays: { answerLimit },
}).createMachine({
  id: 'notifications',
  context: { changes: [] },
  initial: 'idle',
  on: {
    'notification.read': [
      { guard: { type: 'isPlanned', params: ({ event }) => event } },
      { actions: { type: 'planReading', params: ({ event }) => event } },
    ],
    'all.read': [{ guard: 'isReadingAll' }, { actions: 'planReadingAll' }],
  },
  states: {
    idle: { always: { guard: 'hasChanges', target: 'saving' } },
    saving: {
      after: { answerLimit: { target: 'idle', actions: [{ type: 'announceFailure', params: noAnswer }, 'clearChange'] } },
      invoke: {
        id: 'saveChange',
        src: 'saveChange',
        input: ({ context }) => ({ change: context.changes[0] }),
        onDone: { target: 'idle', actions: 'clearChange' },
        onError: { target: 'idle', actions: [{ type: 'announceFailure', params: ({ event }) => event }, 'clearChange'] },
      },
    },
  },
})
