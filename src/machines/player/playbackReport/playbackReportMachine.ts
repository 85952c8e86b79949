import { assign, setup } from 'xstate'
import * as pageMessages from '../../../shared/pageMessages.ts'
import { joinRanges } from '../../../shared/playedRanges.ts'
import { answerLimit } from '../../common/answerLimit.ts'
import { isPassingFailure, toFailure } from '../../common/failure.ts'
import { playbackReportActors, playbackReportEffects } from './actors.ts'
import type { PlaybackReportContext, PlaybackReportEvent, PlaybackReportInput, PlaybackReportTag, Watched } from './types.ts'

const types: { context?: PlaybackReportContext; events?: PlaybackReportEvent; input?: PlaybackReportInput; tags?: PlaybackReportTag } = {}

/** Milliseconds before a failed report is retried: 5 s, doubled at each failure in a row, at most a minute. */
const firstRetryMs = 5_000
const longestRetryMs = 60_000

const none: Watched = { position: 0, ranges: [] }
/** Merges two reports: the later position, the ranges of both. */
const join = (earlier: Watched | null, later: Watched): Watched => ({
  position: later.position,
  ranges: joinRanges(earlier?.ranges ?? [], later.ranges),
})

/**
 * Reports the playback position and the ranges watched to the server: one report at a time, later seconds in the next one. Nothing is lost
 * while the server is unreachable. Guests are never reported.
 */
export const playbackReportMachine = setup({
  types,
  actors: playbackReportActors,
  actions: {
    ...playbackReportEffects,
    keepNews: assign(({ context }, params: { news: Watched }) => ({ pending: join(context.pending, params.news) })),
    keepLastNews: assign(({ context }, params: { news: Watched | null }) => ({
      pending: params.news ? join(context.pending, params.news) : context.pending,
    })),
    takePending: assign(({ context }) => ({ inFlight: context.pending, pending: null })),
    clearPending: assign({ pending: null }),
    noteViewRecorded: assign({ isViewRecorded: true }),
    clearSent: assign({ inFlight: null, attempts: 0 }),
    giveBack: assign(({ context }) => ({
      pending: context.pending ? join(context.inFlight, context.pending) : context.inFlight,
      inFlight: null,
      attempts: context.attempts + 1,
    })),
  },
  guards: {
    isSignedOut: ({ context }) => !context.isSignedIn,
    isViewRecorded: ({ context }) => context.isViewRecorded,
    hasNews: ({ context }) => context.pending !== null,
    hasLastNews: ({ context }, params: { news: Watched | null }) => params.news !== null || context.pending !== null,
    isNews: (_, params: { news: Watched | null }) => params.news !== null,
    isPassing: (_, params: { error: unknown }) => isPassingFailure(toFailure(params.error, pageMessages.play)),
  },
  delays: {
    answerLimit,
    retryDelay: ({ context }) => Math.min(firstRetryMs * 2 ** (context.attempts - 1), longestRetryMs),
  },
}).createMachine({
  id: 'playbackReport',
  context: ({ input }) => ({ ...input, isViewRecorded: false, pending: null, inFlight: null, attempts: 0 }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isSignedOut', target: 'silent' }, { target: 'unrecorded' }] },
    silent: {},
    // The server refuses reports of a play without a view record.
    unrecorded: {
      on: {
        'watch.noted': { actions: { type: 'keepNews', params: ({ event }) => event } },
        'view.recorded': [{ guard: 'hasNews', target: 'sending' }, { target: 'settled' }],
        // The user leaves before the response arrives; the seconds watched still count.
        'page.left': {
          guard: { type: 'hasLastNews', params: ({ event }) => event },
          target: 'sendingEarly',
          actions: { type: 'keepLastNews', params: ({ event }) => event },
        },
      },
    },
    // Usually the view is recorded and only its response is late, so that the report is accepted.
    sendingEarly: {
      tags: 'unsettled',
      entry: 'takePending',
      on: {
        'view.recorded': { actions: 'noteViewRecorded' },
        'watch.noted': { actions: { type: 'keepNews', params: ({ event }) => event } },
        'page.left': {
          guard: { type: 'hasLastNews', params: ({ event }) => event },
          actions: [
            { type: 'keepLastNews', params: ({ event }) => event },
            { type: 'sendLastReport', params: ({ context }) => ({ contentId: context.contentId, ...(context.pending ?? none) }) },
            'clearPending',
          ],
        },
      },
      invoke: {
        id: 'sendEarlyReport',
        src: 'sendReport',
        input: ({ context }) => ({ contentId: context.contentId, ...(context.inFlight ?? none) }),
        onDone: [
          { guard: 'hasNews', target: 'sending', actions: 'clearSent' },
          { target: 'settled', actions: 'clearSent' },
        ],
        onError: { target: 'waitingForRecord', actions: 'giveBack' },
      },
    },
    // The report arrived before the view record, and follows it.
    waitingForRecord: {
      tags: 'unsettled',
      always: { guard: 'isViewRecorded', target: 'sending' },
      on: {
        'view.recorded': 'sending',
        'watch.noted': { actions: { type: 'keepNews', params: ({ event }) => event } },
        'page.left': {
          guard: { type: 'isNews', params: ({ event }) => event },
          target: 'sendingEarly',
          actions: { type: 'keepLastNews', params: ({ event }) => event },
        },
      },
      after: { answerLimit: 'unrecorded' },
    },
    settled: {
      on: {
        'watch.noted': { target: 'sending', actions: { type: 'keepNews', params: ({ event }) => event } },
        'page.left': {
          guard: { type: 'hasLastNews', params: ({ event }) => event },
          actions: [
            { type: 'keepLastNews', params: ({ event }) => event },
            { type: 'sendLastReport', params: ({ context }) => ({ contentId: context.contentId, ...(context.pending ?? none) }) },
            'clearPending',
          ],
        },
      },
    },
    sending: {
      tags: 'unsettled',
      entry: 'takePending',
      on: {
        'watch.noted': { actions: { type: 'keepNews', params: ({ event }) => event } },
        'page.left': {
          guard: { type: 'hasLastNews', params: ({ event }) => event },
          actions: [
            { type: 'keepLastNews', params: ({ event }) => event },
            { type: 'sendLastReport', params: ({ context }) => ({ contentId: context.contentId, ...(context.pending ?? none) }) },
            'clearPending',
          ],
        },
      },
      invoke: {
        id: 'sendReport',
        src: 'sendReport',
        input: ({ context }) => ({ contentId: context.contentId, ...(context.inFlight ?? none) }),
        onDone: [
          { guard: 'hasNews', target: 'sending', reenter: true, actions: 'clearSent' },
          { target: 'settled', actions: 'clearSent' },
        ],
        onError: [
          { guard: { type: 'isPassing', params: ({ event }) => event }, target: 'waitingToRetry', actions: 'giveBack' },
          { target: 'refused', actions: { type: 'logReportFailure', params: ({ event }) => event } },
        ],
      },
    },
    waitingToRetry: {
      on: {
        'watch.noted': { actions: { type: 'keepNews', params: ({ event }) => event } },
        'page.left': {
          target: 'settled',
          actions: [
            { type: 'keepLastNews', params: ({ event }) => event },
            { type: 'sendLastReport', params: ({ context }) => ({ contentId: context.contentId, ...(context.pending ?? none) }) },
            'clearPending',
          ],
        },
      },
      after: { retryDelay: 'sending' },
    },
    // The server will never accept these reports: playback continues without them.
    refused: {},
  },
})
