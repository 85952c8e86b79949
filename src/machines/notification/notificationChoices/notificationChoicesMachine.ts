import { assign, emit, setup } from 'xstate'
import type { DigestFrequency, NotificationChoice, NotificationChoices, NotificationKind } from '../../../shared/notificationChoices.ts'
import * as pageMessages from '../../../shared/pageMessages.ts'
import { answerLimit, noAnswer } from '../../common/answerLimit.ts'
import { toFailure } from '../../common/failure.ts'
import { notificationChoicesActors } from './actors.ts'
import type { NotificationChoicesContext, NotificationChoicesEvent, NotificationChoicesFact, NotificationChoicesTag } from './types.ts'

const types: {
  context?: NotificationChoicesContext
  input?: NotificationChoices
  events?: NotificationChoicesEvent
  emitted?: NotificationChoicesFact
  tags?: NotificationChoicesTag
} = {}

/** Edits what a person is notified of, in their settings. */
export const notificationChoicesMachine = setup({
  types,
  actors: notificationChoicesActors,
  actions: {
    changeKind: assign(
      ({ context: { form } }, { kind, patch }: { kind: NotificationKind; patch: Partial<Omit<NotificationChoice, 'kind'>> }) => ({
        form: { ...form, kinds: form.kinds.map((choice) => (choice.kind === kind ? { ...choice, ...patch } : choice)) },
        failure: null,
      }),
    ),
    changeDigest: assign(({ context: { form } }, { digest }: { digest: DigestFrequency }) => ({
      form: { ...form, digest },
      failure: null,
    })),
    resetForm: assign(({ context }) => ({ form: context.stored, failure: null })),
    adoptSaved: assign((_, { output }: { output: NotificationChoices }) => ({ stored: output, form: output })),
    storeFailure: assign((_, params: { error: unknown }) => ({ failure: toFailure(params.error, pageMessages.setNotificationChoices) })),
    clearFailure: assign({ failure: null }),
    announceSaved: emit({ type: 'choices.saved' }),
  },
  guards: {
    hasFailure: ({ context }) => context.failure !== null,
  },
  delays: { answerLimit },
}).createMachine({
  id: 'notificationChoices',
  context: ({ input }) => ({ stored: input, form: input, failure: null }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'kind.change': { actions: { type: 'changeKind', params: ({ event }) => event } },
        'digest.change': { actions: { type: 'changeDigest', params: ({ event }) => event } },
        'form.reset': { actions: 'resetForm' },
        'failure.dismiss': { guard: 'hasFailure', actions: 'clearFailure' },
        'form.save': 'saving',
      },
    },
    saving: {
      tags: 'busy',
      entry: 'clearFailure',
      after: { answerLimit: { target: 'editing', actions: { type: 'storeFailure', params: noAnswer } } },
      invoke: {
        id: 'saveChoices',
        src: 'saveChoices',
        input: ({ context }) => context.form,
        onDone: { target: 'editing', actions: [{ type: 'adoptSaved', params: ({ event }) => event }, 'announceSaved'] },
        onError: { target: 'editing', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
  },
})
