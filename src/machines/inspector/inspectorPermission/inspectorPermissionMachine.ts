import { assign, setup } from 'xstate'
import { answerLimit, noAnswer } from '../../common/answerLimit.ts'
import { toFailure } from '../../common/failure.ts'
import { permissionActors } from './actors.ts'
import type { PermissionContext, PermissionEvent, PermissionTag } from './types.ts'

const types: { context?: PermissionContext; events?: PermissionEvent; tags?: PermissionTag } = {}

/** Asks whether a user may see what pages do, before any page is watched. */
export const inspectorPermissionMachine = setup({
  types,
  actors: permissionActors,
  guards: { isAllowed: (_, { output }: { output: boolean }) => output },
  actions: {
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error, 'Vos droits n’ont pas pu être vérifiés') })),
    clearFailure: assign({ failure: null }),
  },
  delays: { answerLimit },
}).createMachine({
  id: 'inspectorPermission',
  context: { failure: null },
  initial: 'checking',
  states: {
    checking: {
      tags: 'checking',
      entry: 'clearFailure',
      after: { answerLimit: { target: 'unknown', actions: { type: 'setFailure', params: noAnswer } } },
      invoke: {
        id: 'checkPermission',
        src: 'checkPermission',
        onDone: [{ guard: { type: 'isAllowed', params: ({ event }) => event }, target: 'allowed' }, { target: 'forbidden' }],
        onError: { target: 'unknown', actions: { type: 'setFailure', params: ({ event }) => event } },
      },
    },
    allowed: { tags: 'allowed' },
    forbidden: { tags: 'forbidden', on: { 'permission.check': 'checking' } },
    unknown: { on: { 'permission.check': 'checking' } },
  },
})
