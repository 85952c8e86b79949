import { assign, emit, setup } from 'xstate'
import * as pageMessages from '../../../shared/pageMessages.ts'
import type { Site } from '../../../shared/site.ts'
import { validateSite } from '../../../shared/validation/site.ts'
import { answerLimit, noAnswer } from '../../common/answerLimit.ts'
import { toFailure } from '../../common/failure.ts'
import { siteFormActors } from './actors.ts'
import type { SiteFormContext, SiteFormEvent, SiteFormFact, SiteFormTag } from './types.ts'

const types: {
  context?: SiteFormContext
  input?: Site
  events?: SiteFormEvent
  emitted?: SiteFormFact
  tags?: SiteFormTag
} = {}

/** Edits the site's name and accent in the settings of an administrator. */
export const siteFormMachine = setup({
  types,
  actors: siteFormActors,
  actions: {
    changeForm: assign(({ context }, { patch }: { patch: Partial<Site> }) => ({
      form: { ...context.form, ...patch },
      errors: {},
      failure: null,
    })),
    resetForm: assign(({ context }) => ({ form: context.site, errors: {}, failure: null })),
    showErrors: assign(({ context }) => ({ errors: validateSite(context.form), failure: null })),
    adoptSaved: assign((_, { output }: { output: Site }) => ({ site: output, form: output })),
    storeFailure: assign((_, params: { error: unknown }) => {
      const failure = toFailure(params.error, pageMessages.updateSite)
      return { failure, errors: failure.fields }
    }),
    clearFailure: assign({ errors: {}, failure: null }),
    announceSaved: emit((_, { output }: { output: Site }) => ({ type: 'site.saved', site: output })),
  },
  guards: {
    hasFormErrors: ({ context }) => Object.keys(validateSite(context.form)).length > 0,
    hasFailure: ({ context }) => context.failure !== null,
  },
  delays: { answerLimit },
}).createMachine({
  id: 'siteForm',
  context: ({ input }) => ({ site: input, form: input, errors: {}, failure: null }),
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
        input: ({ context: { form } }) => ({ name: form.name.trim(), accent: form.accent }),
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
