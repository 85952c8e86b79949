import { playerSetup } from './playerSetup.ts'

/**
 * The record of the view: made at the first play of a signed-in person, counted once enough was watched
 * and the server's clock agrees. Nothing here ever stops the playback.
 */
export const view = playerSetup.createStateConfig({
  initial: 'unseen',
  on: { 'view.watchedEnough': { actions: 'noteWatchedEnough' } },
  states: {
    unseen: { on: { 'media.playing': { guard: 'isSignedIn', target: 'starting' } } },
    starting: {
      invoke: {
        id: 'startView',
        src: 'startView',
        input: ({ context }) => ({ contentId: context.contentId }),
        onDone: { target: 'started', actions: ['forgetViewFailure', 'announceRecorded'] },
        onError: [
          { guard: { type: 'isGoneAnswer', params: ({ event }) => event }, target: 'unrecorded' },
          {
            target: 'judgingStart',
            actions: [
              { type: 'noteViewFailure', params: ({ event }) => event },
              { type: 'logViewFailure', params: ({ event }) => ({ during: 'startView', error: event.error }) },
            ],
          },
        ],
      },
    },
    judgingStart: {
      always: [
        { guard: 'isOutOfViewAttempts', target: 'unrecorded' },
        { guard: 'isPassingViewFailure', target: 'waitingToStart' },
        { target: 'unrecorded' },
      ],
    },
    waitingToStart: { after: { viewRetryDelay: 'starting' } },
    started: { always: { guard: 'hasWatchedEnough', target: 'counting' } },
    counting: {
      invoke: {
        id: 'countView',
        src: 'countView',
        input: ({ context }) => ({ contentId: context.contentId }),
        onDone: { target: 'counted', actions: 'forgetViewFailure' },
        onError: [
          // The server's clock began a moment later than the film: nothing went wrong.
          {
            guard: { type: 'isTooEarlyAnswer', params: ({ event }) => event },
            target: 'judgingCount',
            actions: { type: 'noteViewFailure', params: ({ event }) => event },
          },
          // Deleted or hidden while it plays: there is nothing left to count, and what is loaded plays on.
          { guard: { type: 'isGoneAnswer', params: ({ event }) => event }, target: 'unrecorded' },
          {
            target: 'judgingCount',
            actions: [
              { type: 'noteViewFailure', params: ({ event }) => event },
              { type: 'logViewFailure', params: ({ event }) => ({ during: 'countView', error: event.error }) },
            ],
          },
        ],
      },
    },
    judgingCount: {
      always: [
        { guard: 'isOutOfViewAttempts', target: 'unrecorded' },
        { guard: 'isTooEarly', target: 'waitingToCount' },
        { guard: 'isPassingViewFailure', target: 'waitingToCount' },
        { target: 'unrecorded' },
      ],
    },
    waitingToCount: { after: { viewRetryDelay: 'counting' } },
    counted: {},
    unrecorded: {},
  },
})
