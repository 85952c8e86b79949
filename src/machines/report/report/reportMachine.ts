import { assign, emit, setup } from 'xstate'
import * as pageMessages from '../../../shared/pageMessages.ts'
import { validateReport } from '../../../shared/validation/report.ts'
import { answerLimit, noAnswer } from '../../common/answerLimit.ts'
import { toFailure } from '../../common/failure.ts'
import { reportActors } from './actors.ts'
import type { ReportContext, ReportEvent, ReportFact, ReportForm, ReportSubject, ReportTag } from './types.ts'

const types: { context?: ReportContext; events?: ReportEvent; emitted?: ReportFact; tags?: ReportTag } = {}

const blank: Omit<ReportContext, 'subject'> = { form: { reason: '', text: '' }, errors: {}, failure: null }

/** Reports a video, a comment or a channel: the dialog asks for a reason and a text and sends one request. The input survives a failure. */
export const reportMachine = setup({
  types,
  actors: reportActors,
  actions: {
    begin: assign((_, params: { subject: ReportSubject }) => ({ ...blank, subject: params.subject })),
    changeForm: assign(({ context }, params: { patch: Partial<ReportForm> }) => ({
      form: { ...context.form, ...params.patch },
      errors: {},
      failure: null,
    })),
    showErrors: assign(({ context }) => ({ errors: validateReport(context.form) })),
    storeFailure: assign((_, params: { error: unknown }) => {
      const failure = toFailure(params.error, pageMessages.report)
      return { failure, errors: failure.fields }
    }),
    clearFailure: assign({ errors: {}, failure: null }),
    askForLogin: emit({ type: 'login.required' }),
    announceSent: emit({ type: 'report.sent' }),
  },
  guards: {
    isSignedOut: (_, params: { isSignedIn: boolean }) => !params.isSignedIn,
    hasFormErrors: ({ context }) => Object.keys(validateReport(context.form)).length > 0,
  },
  delays: { answerLimit },
}).createMachine({
  id: 'report',
  context: { ...blank, subject: { kind: 'content', id: '' } },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'dialog.open': [
          { guard: { type: 'isSignedOut', params: ({ event }) => event }, actions: 'askForLogin' },
          { target: 'editing', actions: { type: 'begin', params: ({ event }) => event } },
        ],
      },
    },
    editing: {
      tags: ['open', 'editing'],
      on: {
        'form.change': { actions: { type: 'changeForm', params: ({ event }) => event } },
        'report.send': [{ guard: 'hasFormErrors', actions: 'showErrors' }, { target: 'sending' }],
        'dialog.close': 'closed',
      },
    },
    sending: {
      tags: ['open', 'busy'],
      entry: 'clearFailure',
      after: { answerLimit: { target: 'failed', actions: { type: 'storeFailure', params: noAnswer } } },
      invoke: {
        id: 'sendReport',
        src: 'sendReport',
        input: ({ context }) => ({ subject: context.subject, form: context.form }),
        onDone: { target: 'closed', actions: 'announceSent' },
        onError: { target: 'failed', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    failed: {
      tags: ['open', 'editing'],
      on: {
        'form.change': { target: 'editing', actions: { type: 'changeForm', params: ({ event }) => event } },
        'report.send': 'sending',
        'failure.dismiss': { target: 'editing', actions: 'clearFailure' },
        'dialog.close': 'closed',
      },
    },
  },
})
