import { assign, emit, setup } from 'xstate'
import { adActors, adEffects } from './actors.ts'
import type { Ad, AdContext, AdEvent, AdFact, AdInput, AdOutput, AdTag } from './types.ts'

const types: { context?: AdContext; events?: AdEvent; emitted?: AdFact; input?: AdInput; output?: AdOutput; tags?: AdTag } = {}

/** Plays one advertisement before a video. Whatever goes wrong with it ends it: then the video plays. A pause before its first picture withdraws it. */
export const adMachine = setup({
  types,
  actors: adActors,
  actions: {
    ...adEffects,
    keepAd: assign((_, { ad }: { ad: Ad | null }) => ({ ad })),
    keepPosition: assign((_, { position }: { position: number }) => ({ position })),
    requestPlay: emit({ type: 'play.requested' }),
    requestPause: emit({ type: 'pause.requested' }),
  },
  guards: {
    isNoAd: (_, { ad }: { ad: Ad | null }) => ad === null,
    isSkippable: ({ context: { ad, position } }) => ad !== null && ad.skipAfter !== null && position >= ad.skipAfter,
  },
  delays: {
    /** The longest wait for an ad (specification §9). */
    safetyDelay: 12_000,
  },
}).createMachine({
  id: 'ad',
  context: ({ input }) => ({ ...input, ad: null, position: 0 }),
  output: ({ event }) => event.output as AdOutput,
  initial: 'beginning',
  states: {
    beginning: {
      tags: 'waiting',
      initial: 'requesting',
      on: { 'ad.pause': 'withdrawn', 'ad.togglePlay': 'withdrawn' },
      after: { safetyDelay: { target: 'over', actions: { type: 'notifyServer', params: { type: 'error', code: 402 } } } },
      states: {
        requesting: {
          invoke: {
            id: 'requestAd',
            src: 'requestAd',
            input: ({ context: { tagUrl } }) => ({ tagUrl }),
            onDone: [
              { guard: { type: 'isNoAd', params: ({ event }) => ({ ad: event.output }) }, target: '#ad.over' },
              { target: 'loading', actions: { type: 'keepAd', params: ({ event }) => ({ ad: event.output }) } },
            ],
            onError: { target: '#ad.over', actions: { type: 'logAdFailure', params: ({ event }) => ({ error: event.error }) } },
          },
        },
        loading: {
          on: {
            'media.canPlay': { actions: 'requestPlay' },
            'media.playing': { target: '#ad.shown', actions: { type: 'notifyServer', params: { type: 'impression' } } },
            'media.refused': '#ad.over',
            'media.failed': { target: '#ad.over', actions: { type: 'notifyServer', params: { type: 'error', code: 400 } } },
          },
        },
      },
    },
    shown: {
      tags: 'shown',
      initial: 'playing',
      on: {
        'ad.play': { actions: 'requestPlay' },
        'ad.pause': { actions: 'requestPause' },
        'ad.togglePlay': { actions: 'requestPause' },
        'ad.visit': { actions: ['requestPause', { type: 'notifyServer', params: { type: 'clicked' } }] },
        'ad.skip': { guard: 'isSkippable', target: 'over', actions: { type: 'notifyServer', params: { type: 'skipped' } } },
        'media.paused': { target: '.paused', actions: { type: 'notifyServer', params: { type: 'paused' } } },
        'media.waiting': '.stalled',
        'media.progressed': {
          actions: [
            { type: 'keepPosition', params: ({ event }) => event },
            { type: 'notifyServer', params: ({ event }) => ({ type: 'progressed', position: event.position }) },
          ],
        },
        'media.muted': { actions: { type: 'notifyServer', params: { type: 'muted' } } },
        'media.unmuted': { actions: { type: 'notifyServer', params: { type: 'unmuted' } } },
        'media.ended': { target: 'over', actions: { type: 'notifyServer', params: { type: 'completed' } } },
        'media.failed': { target: 'over', actions: { type: 'notifyServer', params: { type: 'error', code: 400 } } },
      },
      states: {
        playing: {},
        stalled: {
          tags: 'waiting',
          on: { 'media.playing': 'playing', 'media.waiting': {} },
          after: { safetyDelay: { target: '#ad.over', actions: { type: 'notifyServer', params: { type: 'error', code: 402 } } } },
        },
        paused: {
          tags: 'paused',
          on: {
            'ad.togglePlay': { actions: 'requestPlay' },
            'media.playing': { target: 'playing', actions: { type: 'notifyServer', params: { type: 'resumed' } } },
            // It plays again, and nothing has arrived.
            'media.waiting': { target: 'stalled', actions: { type: 'notifyServer', params: { type: 'resumed' } } },
            'media.paused': {},
          },
        },
      },
    },
    over: { type: 'final', output: { isWithdrawn: false } },
    /** Playback is no longer wanted, and nothing of it was seen: it comes with the next press. */
    withdrawn: { type: 'final', output: { isWithdrawn: true } },
  },
})
