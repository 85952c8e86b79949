import { assign, emit, setup } from 'xstate'
import * as pageMessages from '../../../shared/pageMessages.ts'
import type { SiteSettings } from '../../../shared/site.ts'
import { answerLimit, noAnswer } from '../../common/answerLimit.ts'
import { toFailure } from '../../common/failure.ts'
import { siteFormActors } from './actors.ts'
import { changesOf, errorsOf, toForm } from './form.ts'
import type { SiteForm, SiteFormContext, SiteFormEvent, SiteFormFact, SiteFormTag } from './types.ts'

const types: {
  context?: SiteFormContext
  input?: SiteSettings
  events?: SiteFormEvent
  emitted?: SiteFormFact
  tags?: SiteFormTag
} = {}

/** Edits what administrators choose for the site. */
export const siteFormMachine = setup({
  types,
  actors: siteFormActors,
  actions: {
    changeForm: assign(({ context }, { patch }: { patch: Partial<SiteForm> }) => ({
      form: { ...context.form, ...patch },
      errors: {},
      failure: null,
    })),
    resetForm: assign(({ context }) => ({ form: context.stored, errors: {}, failure: null })),
    showErrors: assign(({ context }) => ({ errors: errorsOf(context.form), failure: null })),
    adoptSaved: assign((_, { output }: { output: SiteSettings }) => ({ stored: toForm(output), form: toForm(output) })),
    storeFailure: assign((_, params: { error: unknown }) => {
      const failure = toFailure(params.error, pageMessages.updateSite)
      return { failure, errors: failure.fields }
    }),
    clearFailure: assign({ errors: {}, failure: null }),
    announceSaved: emit((_, { output }: { output: SiteSettings }) => ({ type: 'site.saved', site: output })),
  },
  guards: {
    hasFormErrors: ({ context }) => Object.keys(errorsOf(context.form)).length > 0,
    hasFailure: ({ context }) => context.failure !== null,
  },
  delays: { answerLimit },
}).createMachine({
  id: 'siteForm',
  context: ({ input }) => ({ stored: toForm(input), form: toForm(input), errors: {}, failure: null }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'form.change': { actions: { type: 'changeForm', params: ({ event }) => event } },
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
        id: 'saveSite',
        src: 'saveSite',
        input: ({ context: { stored, form } }) => changesOf(stored, form),
        onDone: {
          target: 'editing',
          actions: [
            { type: 'adoptSaved', params: ({ event }) => event },
            { type: 'announceSaved', params: ({ event }) => event },
          ],
        },
        onError: { target: 'editing', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
  },
})
