import { playerSetup } from './playerSetup.ts'

/**
 * What the person sees: locked for guests, preparing until a first rendition is ready, then what the
 * media element says. Intents ask the element; only its facts change the state.
 */
export const playback = playerSetup.createStateConfig({
  initial: 'locating',
  states: {
    locating: {
      always: [
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
    unavailable: {
      tags: 'unavailable',
      on: { 'media.becameWatchable': { target: 'loaded', actions: { type: 'adoptVideo', params: ({ event }) => event } } },
    },
    loaded: {
      tags: 'loaded',
      initial: 'loading',
      on: {
        'player.play': { actions: 'requestPlay' },
        'player.pause': { actions: ['forgetWish', 'requestPause'] },
        'media.refused': '.blocked',
        // Changing the source under a person who watches would make them wait: it is offered instead.
        'media.becameWatchable': {
          guard: { type: 'isAnotherVideo', params: ({ event }) => event },
          actions: { type: 'keepNewerVideo', params: ({ event }) => event },
        },
        'player.upgrade': { guard: 'hasNewerVideo', target: '.loading', actions: 'adoptNewerVideo' },
        'media.failed': [
          // The version that was playing may have been replaced and removed.
          { guard: 'hasNewerVideo', target: '.loading', actions: 'adoptNewerVideo' },
          { target: 'failed' },
        ],
      },
      states: {
        loading: {
          tags: 'loading',
          entry: 'countLoad',
          on: {
            'player.play': { actions: 'noteWish' },
            'media.canPlay': [{ guard: 'isWanted', target: 'ready', actions: 'requestPlay' }, { target: 'ready' }],
            'media.playing': 'playing',
            'media.becameWatchable': {
              guard: { type: 'isAnotherVideo', params: ({ event }) => event },
              target: 'loading',
              reenter: true,
              actions: { type: 'adoptVideo', params: ({ event }) => event },
            },
          },
        },
        // Nothing was played yet, so that a better version costs nothing.
        ready: {
          tags: 'paused',
          on: {
            'media.playing': 'playing',
            'media.becameWatchable': {
              guard: { type: 'isAnotherVideo', params: ({ event }) => event },
              target: 'loading',
              actions: { type: 'adoptVideo', params: ({ event }) => event },
            },
          },
        },
        // The wish came with a press on another page, which not every browser believes: it takes one on this page.
        blocked: {
          tags: 'paused',
          entry: 'forgetWish',
          on: {
            'media.playing': 'playing',
            'media.becameWatchable': {
              guard: { type: 'isAnotherVideo', params: ({ event }) => event },
              target: 'loading',
              actions: { type: 'adoptVideo', params: ({ event }) => event },
            },
          },
        },
        playing: {
          tags: 'playing',
          entry: 'forgetWish',
          on: { 'media.paused': 'paused', 'media.waiting': 'buffering', 'media.ended': 'ended' },
        },
        buffering: {
          tags: ['playing', 'buffering'],
          on: { 'media.playing': 'playing', 'media.paused': 'paused', 'media.ended': 'ended' },
        },
        // The natural end is told as a pause, then as the end.
        paused: {
          tags: 'paused',
          on: { 'media.playing': 'playing', 'media.ended': 'ended' },
        },
        ended: {
          tags: 'ended',
          entry: 'announceEnd',
          on: { 'media.playing': 'playing', 'media.seeked': 'paused' },
        },
      },
    },
    failed: {
      tags: 'failed',
      on: {
        'player.retry': { target: 'loaded', actions: 'adoptNewerVideo' },
        'media.becameWatchable': {
          guard: { type: 'isAnotherVideo', params: ({ event }) => event },
          target: 'loaded',
          actions: { type: 'adoptVideo', params: ({ event }) => event },
        },
      },
    },
  },
})
