import { playerSetup } from './playerSetup.ts'

/**
 * The playback: locked for guests, preparing until a first rendition is ready, then the state of the media element. Commands only ask the
 * element; only its events change the state.
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
        'player.play': { actions: ['wantPlay', 'requestPlay'] },
        'player.pause': { actions: ['clearPlayRequest', 'wantPause', 'requestPause'] },
        'user.paused': { actions: 'wantPause' },
        'media.loaded': { guard: 'isPlayWanted', actions: 'requestPlay' },
        'media.refused': '.blocked',
        // Changing the source during playback would make the user wait, so the new version is offered instead.
        'media.becameWatchable': {
          guard: { type: 'isAnotherVideo', params: ({ event }) => event },
          actions: { type: 'keepNewerVideo', params: ({ event }) => event },
        },
        'player.upgrade': { guard: 'hasNewerVideo', target: '.loading', actions: 'adoptNewerVideo' },
        'source.changed': '.loading',
        'media.failed': [
          // The version that was playing may have been replaced and deleted.
          { guard: 'hasNewerVideo', target: '.loading', actions: 'adoptNewerVideo' },
          { target: 'failed' },
        ],
      },
      states: {
        loading: {
          tags: 'loading',
          on: {
            'player.play': { actions: 'requestPlayOnceReady' },
            'media.canPlay': [
              { guard: 'isGoingOn', target: 'buffering' },
              { guard: 'isPlayRequested', target: 'ready', actions: ['wantPlay', 'requestPlay'] },
              { target: 'ready' },
            ],
            'media.playing': 'playing',
            'media.becameWatchable': {
              guard: { type: 'isAnotherVideo', params: ({ event }) => event },
              target: 'loading',
              reenter: true,
              actions: { type: 'adoptVideo', params: ({ event }) => event },
            },
          },
        },
        // It is paused, or was never played: switching to a better version costs nothing.
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
        // The press was on another page, which not every browser accepts as a user gesture: playback needs a press on this page.
        blocked: {
          tags: 'paused',
          entry: ['clearPlayRequest', 'wantPause'],
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
          entry: ['clearPlayRequest', 'wantPlay', 'noteStart'],
          on: { 'media.paused': 'paused', 'media.waiting': 'buffering', 'media.ended': 'ended' },
        },
        buffering: {
          tags: ['playing', 'buffering'],
          on: { 'media.playing': 'playing', 'media.paused': 'paused', 'media.ended': 'ended' },
        },
        // At the natural end, the element emits a pause event first, then the end event.
        paused: {
          tags: 'paused',
          on: { 'media.playing': 'playing', 'media.ended': 'ended' },
        },
        ended: {
          tags: 'ended',
          entry: ['wantPause', 'announceEnd'],
          on: { 'media.playing': 'playing', 'media.seeked': 'paused' },
        },
      },
    },
    failed: {
      tags: 'failed',
      on: {
        'player.retry': 'loaded',
        'media.becameWatchable': {
          guard: { type: 'isAnotherVideo', params: ({ event }) => event },
          target: 'loaded',
          actions: { type: 'adoptVideo', params: ({ event }) => event },
        },
      },
    },
  },
})
