import { playerSetup } from './playerSetup.ts'

/**
 * The playback: locked for guests, preparing until a first rendition is ready, an advertisement where the site has one, then the state of the
 * media element. Intents only ask the
 * element; only its events change the state.
 */
export const playback = playerSetup.createStateConfig({
  initial: 'locating',
  states: {
    locating: {
      always: [
        { guard: 'isOnYouTube', target: 'elsewhere' },
        { guard: 'hasVideo', target: 'loaded' },
        { guard: 'isSignedOut', target: 'locked' },
        { guard: 'isConversionFailed', target: 'unavailable' },
        { target: 'preparing' },
      ],
    },
    locked: {
      tags: 'locked',
      on: {
        'player.play': { actions: 'askForLogin' },
        'media.becameWatchable': { target: 'loaded', actions: { type: 'adoptVideo', params: ({ event }) => event } },
      },
    },
    preparing: {
      tags: 'preparing',
      on: {
        'media.becameWatchable': { target: 'loaded', actions: { type: 'adoptVideo', params: ({ event }) => event } },
        'media.conversionFailed': 'unavailable',
      },
    },
    // The site that plays it is asked for nothing before a press that names it, which no earlier press is.
    elsewhere: {
      tags: 'elsewhere',
      entry: 'wantPause',
      on: { 'player.play': { target: 'loaded', actions: 'wantPlay' } },
    },
    unavailable: {
      tags: 'unavailable',
      on: { 'media.becameWatchable': { target: 'loaded', actions: { type: 'adoptVideo', params: ({ event }) => event } } },
    },
    loaded: {
      tags: 'loaded',
      initial: 'waiting',
      on: {
        'player.play': [{ guard: 'hasAd', target: 'ad' }, { actions: ['wantPlay', 'requestPlay'] }],
        'player.pause': { actions: ['wantPause', 'requestPause'] },
        'player.togglePlay': [
          { guard: 'hasAd', target: 'ad' },
          { guard: 'isPlayWanted', actions: ['wantPause', 'requestPause'] },
          { actions: ['wantPlay', 'requestPlay'] },
        ],
        'player.seek': { actions: ['withdrawRestart', { type: 'requestSeek', params: ({ event }) => event }] },
        'media.playing': '.playing',
        'media.paused': { target: '.paused', actions: 'wantPause' },
        'media.waiting': '.waiting.buffering',
        'media.seeking': '.waiting.seeking',
        'media.ended': '.ended',
        'media.refused': '.blocked',
        'media.emptied': '.waiting.loading',
        'clip.ended': { actions: ['wantPause', 'requestPause'] },
        // Changing the source during playback would make the user wait, so the new version is offered instead.
        'media.becameWatchable': {
          guard: { type: 'isAnotherVideo', params: ({ event }) => event },
          actions: { type: 'keepNewerVideo', params: ({ event }) => event },
        },
        'player.upgrade': { guard: 'hasNewerVideo', target: '.waiting.loading', actions: 'adoptNewerVideo' },
        'source.changed': '.waiting.loading',
        'media.failed': [
          // The version that was playing may have been replaced and deleted.
          { guard: 'hasNewerVideo', target: '.waiting.loading', actions: 'adoptNewerVideo' },
          { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
        ],
      },
      states: {
        /** From a press to the pictures it is one wait, whatever it is for. */
        waiting: {
          initial: 'loading',
          on: {
            'media.supplyLost': [
              // What is waited for may still come.
              { guard: { type: 'isLaterPart', params: ({ event }) => event } },
              { guard: 'hasNewerVideo', target: '.loading', actions: 'adoptNewerVideo' },
              { target: '#player.playback.failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
            ],
          },
          after: {
            slowDelay: { actions: 'sayItIsSlow' },
            waitLimit: { target: '#player.playback.failed', actions: { type: 'keepFailure', params: () => ({ failure: 'tooSlow' }) } },
          },
          states: {
            loading: {
              tags: 'loading',
              on: {
                // The element plays once it can.
                'player.play': { actions: 'wantPlay' },
                'player.pause': { actions: 'wantPause' },
                'player.togglePlay': [{ guard: 'isPlayWanted', actions: 'wantPause' }, { actions: 'wantPlay' }],
                'media.canPlay': [
                  { guard: 'isAdDue', target: '#player.playback.ad' },
                  { guard: 'isPlayWanted', target: 'buffering', actions: 'requestPlay' },
                  { guard: 'hasStarted', target: '#player.playback.loaded.paused' },
                  { target: '#player.playback.loaded.ready' },
                ],
                'media.waiting': {},
                'media.seeking': {},
                'media.paused': {},
                'media.becameWatchable': {
                  guard: { type: 'isAnotherVideo', params: ({ event }) => event },
                  actions: { type: 'adoptVideo', params: ({ event }) => event },
                },
              },
            },
            // Playback is wanted, and no pictures come yet.
            buffering: { tags: 'buffering' },
            // The picture of another position has been asked for.
            seeking: {
              tags: 'seeking',
              on: {
                'media.waiting': {},
                'media.paused': { actions: 'wantPause' },
                // The key may be pressed again before the picture has come.
                'player.stepFrame': [
                  { guard: 'isPlayWanted' },
                  {
                    guard: 'hasStarted',
                    actions: { type: 'requestSeek', params: ({ event }) => ({ to: { kind: 'frames', frames: event.frames } }) },
                  },
                ],
                'media.seeked': [
                  { guard: 'isPlayWanted', target: 'buffering' },
                  { guard: 'hasStarted', target: '#player.playback.loaded.paused' },
                  { target: '#player.playback.loaded.ready' },
                ],
              },
            },
          },
        },
        // It was never played: switching to a better version costs nothing.
        ready: {
          tags: 'paused',
          on: {
            'media.becameWatchable': {
              guard: { type: 'isAnotherVideo', params: ({ event }) => event },
              target: 'waiting',
              actions: { type: 'adoptVideo', params: ({ event }) => event },
            },
          },
        },
        // The press was on another page, which not every browser accepts as a user gesture: playback needs a press on this page.
        blocked: {
          tags: 'paused',
          entry: 'wantPause',
          on: {
            'media.becameWatchable': {
              guard: { type: 'isAnotherVideo', params: ({ event }) => event },
              target: 'waiting',
              actions: { type: 'adoptVideo', params: ({ event }) => event },
            },
          },
        },
        playing: {
          tags: 'playing',
          entry: ['wantPlay', 'noteStart'],
          after: { restartOfferDelay: { actions: 'withdrawRestart' } },
        },
        // At the natural end, the element emits a pause event first, then the end event.
        paused: {
          tags: 'paused',
          on: {
            'player.stepFrame': {
              actions: { type: 'requestSeek', params: ({ event }) => ({ to: { kind: 'frames', frames: event.frames } }) },
            },
          },
        },
        // Whether it starts over is the loop's.
        ended: { tags: 'ended', entry: ['withdrawRestart', 'raiseEnd'], on: { 'playback.restarted': 'waiting.seeking' } },
      },
    },
    // The video stays loaded under it.
    ad: {
      tags: ['ad', 'loaded'],
      entry: 'wantPlay',
      invoke: {
        id: 'ad',
        src: 'ad',
        input: ({ context }) => ({ tagUrl: context.adTagUrl ?? '' }),
        onDone: [
          { guard: { type: 'isAdWithdrawn', params: ({ event }) => event.output }, target: 'loaded.ready', actions: 'wantPause' },
          { target: 'loaded.waiting.buffering', actions: ['dropAd', 'requestPlay'] },
        ],
        onError: { target: 'loaded.waiting.buffering', actions: ['dropAd', 'requestPlay'] },
      },
      on: {
        'player.play': { actions: 'playAd' },
        'player.pause': { actions: 'pauseAd' },
        'player.togglePlay': { actions: 'toggleAd' },
        'media.failed': { target: 'failed', actions: ['dropAd', { type: 'keepFailure', params: ({ event }) => event }] },
        'media.becameWatchable': {
          guard: { type: 'isAnotherVideo', params: ({ event }) => event },
          actions: { type: 'keepNewerVideo', params: ({ event }) => event },
        },
      },
    },
    failed: {
      tags: 'failed',
      exit: 'clearFailure',
      on: {
        'player.retry': 'loaded',
        'network.returned': { guard: 'isNetworkFailure', target: 'loaded' },
        'media.becameWatchable': {
          guard: { type: 'isAnotherVideo', params: ({ event }) => event },
          target: 'loaded',
          actions: { type: 'adoptVideo', params: ({ event }) => event },
        },
      },
    },
  },
})
