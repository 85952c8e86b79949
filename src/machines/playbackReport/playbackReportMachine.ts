import { assign, setup } from 'xstate'
import { pageMessages } from '../../shared/errors.ts'
import { isPassingFailure, toFailure } from '../failure.ts'
import { playbackReportActors, playbackReportEffects } from './actors.ts'
import type { PlaybackReportContext, PlaybackReportEvent, PlaybackReportInput, Watched } from './types.ts'

const types: { context?: PlaybackReportContext; events?: PlaybackReportEvent; input?: PlaybackReportInput } = {}

/** Milliseconds before a report that failed is sent again: 5 s, doubled at each failure in a row, at most a minute. */
const firstRetryMs = 5_000
const longestRetryMs = 60_000

const none: Watched = { position: 0, watched: 0 }
/** Both at once: the later position, all of the seconds. */
const join = (earlier: Watched | null, later: Watched): Watched => ({
  position: later.position,
  watched: (earlier?.watched ?? 0) + later.watched,
})

/**
 * Telling the server where a player stands and how much was watched: one report at a time, what comes meanwhile
 * in the next one, nothing lost while the server cannot be reached. Guests are never reported.
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
    forgetPending: assign({ pending: null }),
    forgetSent: assign({ inFlight: null, attempts: 0 }),
    giveBack: assign(({ context }) => ({
      pending: context.pending ? join(context.inFlight, context.pending) : context.inFlight,
      inFlight: null,
      attempts: context.attempts + 1,
    })),
  },
  guards: {
    isSignedOut: ({ context }) => !context.isSignedIn,
    hasNews: ({ context }) => context.pending !== null,
    hasLastNews: ({ context }, params: { news: Watched | null }) => params.news !== null || context.pending !== null,
    isPassing: (_, params: { error: unknown }) => isPassingFailure(toFailure(params.error, pageMessages.play)),
  },
  delays: {
    retryDelay: ({ context }) => Math.min(firstRetryMs * 2 ** (context.attempts - 1), longestRetryMs),
  },
}).createMachine({
  id: 'playbackReport',
  context: ({ input }) => ({ ...input, pending: null, inFlight: null, attempts: 0 }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isSignedOut', target: 'silent' }, { target: 'unrecorded' }] },
    silent: {},
    // The server refuses reports of a play that it does not know.
    unrecorded: {
      on: {
        'watch.noted': { actions: { type: 'keepNews', params: ({ event }) => event } },
        'view.recorded': [{ guard: 'hasNews', target: 'sending' }, { target: 'settled' }],
        // Whoever goes does not hear the answer any more; what was watched counts all the same.
        'page.left': {
          guard: { type: 'hasLastNews', params: ({ event }) => event },
          actions: [
            { type: 'keepLastNews', params: ({ event }) => event },
            { type: 'sendEarlyReport', params: ({ context }) => ({ contentId: context.contentId, ...(context.pending ?? none) }) },
            'forgetPending',
          ],
        },
      },
    },
    settled: {
      on: {
        'watch.noted': { target: 'sending', actions: { type: 'keepNews', params: ({ event }) => event } },
        'page.left': {
          guard: { type: 'hasLastNews', params: ({ event }) => event },
          actions: [
            { type: 'keepLastNews', params: ({ event }) => event },
            { type: 'sendLastReport', params: ({ context }) => ({ contentId: context.contentId, ...(context.pending ?? none) }) },
            'forgetPending',
          ],
        },
      },
    },
    sending: {
      entry: 'takePending',
      on: {
        'watch.noted': { actions: { type: 'keepNews', params: ({ event }) => event } },
        'page.left': {
          guard: { type: 'hasLastNews', params: ({ event }) => event },
          actions: [
            { type: 'keepLastNews', params: ({ event }) => event },
            { type: 'sendLastReport', params: ({ context }) => ({ contentId: context.contentId, ...(context.pending ?? none) }) },
            'forgetPending',
          ],
        },
      },
      invoke: {
        id: 'sendReport',
        src: 'sendReport',
        input: ({ context }) => ({ contentId: context.contentId, ...(context.inFlight ?? none) }),
        onDone: [
          { guard: 'hasNews', target: 'sending', reenter: true, actions: 'forgetSent' },
          { target: 'settled', actions: 'forgetSent' },
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
            'forgetPending',
          ],
        },
      },
      after: { retryDelay: 'sending' },
    },
    // The server will never take them: playback goes on without.
    refused: {},
  },
})
