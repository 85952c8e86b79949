import { playerSetup } from './playerSetup.ts'

/**
 * The view record: created when a signed-in user first plays the video, counted once enough was watched and the server's clock agrees. A
 * failure here never stops playback.
 */
export const view = playerSetup.createStateConfig({
  initial: 'unseen',
  on: { 'view.watchedEnough': { actions: 'noteWatchedEnough' } },
  states: {
    unseen: { on: { 'media.playing': { guard: 'isSignedIn', target: 'starting' } } },
    starting: {
      tags: 'startingView',
      invoke: {
        id: 'startView',
        src: 'startView',
        input: ({ context }) => ({ contentId: context.contentId }),
        onDone: { target: 'started', actions: ['clearViewFailure', 'announceRecorded'] },
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
        onDone: 'counted',
        onError: [
          // The server's clock started slightly later than the video: this is not an error.
          {
            guard: { type: 'isTooEarlyAnswer', params: ({ event }) => event },
            target: 'judgingCount',
            actions: { type: 'noteViewFailure', params: ({ event }) => event },
          },
          // The video was deleted or hidden during playback: there is no view to count, and the loaded video keeps playing.
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
