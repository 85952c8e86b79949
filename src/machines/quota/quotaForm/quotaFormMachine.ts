import { assign, emit, setup } from 'xstate'
import type { FieldErrors } from '../../../shared/errorCodes.ts'
import * as pageMessages from '../../../shared/pageMessages.ts'
import type { TypedLimit } from '../../../shared/quota.ts'
import { validateLimits } from '../../../shared/validation/quota.ts'
import { answerLimit, noAnswer } from '../../common/answerLimit.ts'
import { toFailure } from '../../common/failure.ts'
import { quotaFormActors } from './actors.ts'
import { changesOf, toTypedLimits } from './form.ts'
import type { QuotaChoicesByName, QuotaFormContext, QuotaFormEvent, QuotaFormFact, QuotaFormInput, QuotaFormTag } from './types.ts'

const types: {
  context?: QuotaFormContext
  input?: QuotaFormInput
  events?: QuotaFormEvent
  emitted?: QuotaFormFact
  tags?: QuotaFormTag
} = {}

const errorsOf = ({ saved, form }: QuotaFormContext): FieldErrors =>
  validateLimits(Object.fromEntries(Object.entries(changesOf(saved, form)).map(([name, { bytes }]) => [name, bytes])))

/** Edits how much people may keep and send: those of each role, or one account. */
export const quotaFormMachine = setup({
  types,
  actors: quotaFormActors,
  actions: {
    changeLimit: assign(({ context }, { name, limit }: { name: string; limit: TypedLimit }) => ({
      form: Object.fromEntries(Object.entries(context.form).map(([each, before]) => [each, each === name ? limit : before])),
      errors: {},
      failure: null,
    })),
    resetForm: assign(({ context }) => ({ form: context.saved, errors: {}, failure: null })),
    showErrors: assign(({ context }) => ({ errors: errorsOf(context), failure: null })),
    adoptSaved: assign((_, { output }: { output: QuotaChoicesByName }) => ({
      saved: toTypedLimits(output),
      form: toTypedLimits(output),
    })),
    storeFailure: assign((_, params: { error: unknown }) => {
      const failure = toFailure(params.error, pageMessages.updateQuotas)
      return { failure, errors: failure.fields }
    }),
    clearFailure: assign({ errors: {}, failure: null }),
    announceSaved: emit({ type: 'quotas.saved' }),
  },
  guards: {
    hasFormErrors: ({ context }) => Object.keys(errorsOf(context)).length > 0,
    hasFailure: ({ context }) => context.failure !== null,
  },
  delays: { answerLimit },
}).createMachine({
  id: 'quotaForm',
  context: ({ input }) => ({ accountId: input.accountId, saved: input.limits, form: input.limits, errors: {}, failure: null }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'limit.change': { actions: { type: 'changeLimit', params: ({ event }) => event } },
        'form.reset': { actions: 'resetForm' },
        'failure.dismiss': { guard: 'hasFailure', actions: 'clearFailure' },
        'form.save': [{ guard: 'hasFormErrors', actions: 'showErrors' }, { target: 'saving' }],
      },
    },
    saving: {
      tags: 'busy',
      entry: 'clearFailure',
      after: { answerLimit: { target: 'editing', actions: { type: 'storeFailure', params: noAnswer } } },
      invoke: {
        id: 'saveQuotas',
        src: 'saveQuotas',
        input: ({ context: { accountId, saved, form } }) => ({ accountId, choices: changesOf(saved, form) }),
        onDone: { target: 'editing', actions: [{ type: 'adoptSaved', params: ({ event }) => event }, 'announceSaved'] },
        onError: { target: 'editing', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
  },
})
