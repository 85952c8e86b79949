import { assign, emit, setup } from 'xstate'
import * as pageMessages from '../../../shared/pageMessages.ts'
import { validateProblemReport } from '../../../shared/validation/problemReport.ts'
import { answerLimit, noAnswer } from '../../common/answerLimit.ts'
import { toFailure } from '../../common/failure.ts'
import { problemReportActors, problemReportEffects } from './actors.ts'
import type {
  ProblemForm,
  ProblemReportContext,
  ProblemReportEvent,
  ProblemReportFact,
  ProblemReportTag,
  RecordedTrace,
  RecordingStart,
} from './types.ts'

const types: {
  context?: ProblemReportContext
  input?: { start: RecordingStart }
  events?: ProblemReportEvent
  emitted?: ProblemReportFact
  tags?: ProblemReportTag
} = {}

/**
 * Reports a problem of the site with what the page did: asks for the consent, reloads the page so that it records from its first event on,
 * and shows what was recorded before anything is sent. Text and recording survive a failure.
 */
export const problemReportMachine = setup({
  types,
  actors: problemReportActors,
  actions: {
    ...problemReportEffects,
    storeStartFailure: assign((_, params: { error: unknown }) => ({ failure: toFailure(params.error, pageMessages.startRecording) })),
    storeTrace: assign((_, params: { output: RecordedTrace }) => ({ trace: params.output })),
    changeForm: assign(({ context }, params: { patch: Partial<ProblemForm> }) => ({
      form: { ...context.form, ...params.patch },
      errors: {},
      failure: null,
    })),
    showErrors: assign(({ context }) => ({ errors: validateProblemReport(context.form) })),
    storeFailure: assign((_, params: { error: unknown }) => {
      const failure = toFailure(params.error, pageMessages.reportProblem)
      return { failure, errors: failure.fields }
    }),
    clearFailure: assign({ errors: {}, failure: null }),
    announceUnreadTrace: emit((_, params: { error: unknown }) => ({
      type: 'trace.failed',
      failure: toFailure(params.error, pageMessages.readRecording),
    })),
    announceSent: emit({ type: 'report.sent' }),
  },
  guards: {
    isRecording: ({ context }) => context.start === 'recording',
    hasFailedToStart: ({ context }) => context.start === 'failed',
    hasFormErrors: ({ context }) => Object.keys(validateProblemReport(context.form)).length > 0,
  },
  delays: { answerLimit },
}).createMachine({
  id: 'problemReport',
  context: ({ input }) => ({ start: input.start, trace: null, form: { text: '' }, errors: {}, failure: null }),
  initial: 'arriving',
  states: {
    arriving: {
      always: [
        { guard: 'isRecording', target: 'recording' },
        { guard: 'hasFailedToStart', target: 'notStarted', actions: { type: 'storeStartFailure', params: { error: null } } },
        { target: 'idle' },
      ],
    },
    idle: { on: { 'report.open': 'consenting' } },
    consenting: {
      tags: 'asking',
      on: { 'consent.give': 'restarting', 'dialog.close': 'idle' },
    },
    restarting: {
      tags: ['asking', 'busy'],
      entry: 'clearFailure',
      after: {
        answerLimit: { target: 'notStarted', actions: ['endRecording', { type: 'storeStartFailure', params: { error: null } }] },
      },
      invoke: {
        id: 'restartPage',
        src: 'restartPage',
        onError: { target: 'notStarted', actions: ['endRecording', { type: 'storeStartFailure', params: ({ event }) => event }] },
      },
    },
    notStarted: {
      tags: 'asking',
      on: {
        'consent.give': 'restarting',
        'failure.dismiss': { target: 'consenting', actions: 'clearFailure' },
        'dialog.close': { target: 'idle', actions: 'clearFailure' },
      },
    },
    recording: {
      tags: 'recording',
      on: { 'recording.finish': 'reading', 'report.open': 'reading', 'recording.cancel': { target: 'idle', actions: 'endRecording' } },
    },
    reading: {
      tags: ['recording', 'busy'],
      after: { answerLimit: { target: 'recording', actions: { type: 'announceUnreadTrace', params: noAnswer } } },
      invoke: {
        id: 'readTrace',
        src: 'readTrace',
        onDone: { target: 'composing', actions: [{ type: 'storeTrace', params: ({ event }) => event }, 'endRecording'] },
        onError: { target: 'recording', actions: { type: 'announceUnreadTrace', params: ({ event }) => event } },
      },
    },
    composing: {
      tags: 'composing',
      on: {
        'form.change': { actions: { type: 'changeForm', params: ({ event }) => event } },
        'trace.download': { actions: { type: 'downloadTrace', params: ({ context }) => ({ trace: context.trace }) } },
        'report.send': [{ guard: 'hasFormErrors', actions: 'showErrors' }, { target: 'sending' }],
        'dialog.close': { target: 'idle', actions: 'clearFailure' },
      },
    },
    sending: {
      tags: ['composing', 'busy'],
      entry: 'clearFailure',
      after: { answerLimit: { target: 'failed', actions: { type: 'storeFailure', params: noAnswer } } },
      invoke: {
        id: 'sendProblem',
        src: 'sendProblem',
        input: ({ context }) => ({ text: context.form.text, trace: context.trace }),
        onDone: { target: 'idle', actions: 'announceSent' },
        onError: { target: 'failed', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    failed: {
      tags: 'composing',
      on: {
        'form.change': { target: 'composing', actions: { type: 'changeForm', params: ({ event }) => event } },
        'trace.download': { actions: { type: 'downloadTrace', params: ({ context }) => ({ trace: context.trace }) } },
        'report.send': 'sending',
        'failure.dismiss': { target: 'composing', actions: 'clearFailure' },
        'dialog.close': { target: 'idle', actions: 'clearFailure' },
      },
    },
  },
})
