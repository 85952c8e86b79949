import { assign, emit, setup } from 'xstate'
import type { Cue } from '../../../shared/caption/cue.ts'
import { isBlank } from '../../../shared/caption/find.ts'
import { passagesOf } from '../../../shared/caption/passages.ts'
import * as pageMessages from '../../../shared/pageMessages.ts'
import { answerLimit, noAnswer } from '../../common/answerLimit.ts'
import { toFailure } from '../../common/failure.ts'
import { transcriptActors } from './actors.ts'
import { hitsOf, trackOf } from './rules.ts'
import type { TranscriptContext, TranscriptEvent, TranscriptFact, TranscriptInput, TranscriptTag, TranscriptTrack } from './types.ts'

const types: {
  context?: TranscriptContext
  input?: TranscriptInput
  events?: TranscriptEvent
  emitted?: TranscriptFact
  tags?: TranscriptTag
} = {}

/** Shows what is said in a video. The list follows the playback until the user moves it, or looks for words. */
export const transcriptMachine = setup({
  types,
  actors: transcriptActors,
  actions: {
    chooseLanguage: assign((_, { language }: { language: string }) => ({ language })),
    storeTracks: assign((_, { tracks }: { tracks: readonly TranscriptTrack[] }) => ({ tracks })),
    storePassages: assign(({ context: { query } }, { output }: { output: readonly Cue[] }) => {
      const passages = passagesOf(output)
      return { passages, hits: hitsOf(passages, query), hit: 0 }
    }),
    storeQuery: assign(({ context: { passages } }, { query }: { query: string }) => ({ query, hits: hitsOf(passages, query), hit: 0 })),
    forgetQuery: assign({ query: '', hits: [], hit: 0 }),
    nextHit: assign(({ context: { hits, hit } }) => ({ hit: (hit + 1) % hits.length })),
    previousHit: assign(({ context: { hits, hit } }) => ({ hit: (hit + hits.length - 1) % hits.length })),
    storeFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error, pageMessages.loadTranscript) })),
    forgetFailure: assign({ failure: null }),
    announceChosen: emit((_, { startMs }: { startMs: number }) => ({ type: 'passage.chosen', second: startMs / 1000 })),
  },
  guards: {
    isGone: (_, { tracks }: { tracks: readonly TranscriptTrack[] }) => tracks.length === 0,
    isReplaced: ({ context }, { tracks }: { tracks: readonly TranscriptTrack[] }) =>
      trackOf({ ...context, tracks })?.url !== trackOf(context)?.url,
    hasTracks: ({ context: { tracks } }) => tracks.length > 0,
    hasQuery: ({ context: { query } }) => !isBlank(query),
    isBlank: (_, { query }: { query: string }) => isBlank(query),
    hasHits: ({ context: { hits } }) => hits.length > 1,
  },
  delays: { answerLimit },
}).createMachine({
  id: 'transcript',
  context: ({ input }) => ({ ...input, passages: [], query: '', hits: [], hit: 0, failure: null }),
  initial: 'closed',
  states: {
    closed: {
      entry: 'forgetQuery',
      on: {
        'panel.open': { guard: 'hasTracks', target: 'open' },
        'tracks.refresh': { actions: { type: 'storeTracks', params: ({ event }) => event } },
      },
    },
    open: {
      tags: 'open',
      initial: 'loading',
      on: {
        'panel.close': 'closed',
        'language.choose': { target: '.loading', actions: { type: 'chooseLanguage', params: ({ event }) => event } },
        'tracks.refresh': [
          {
            guard: { type: 'isGone', params: ({ event }) => event },
            target: 'closed',
            actions: { type: 'storeTracks', params: ({ event }) => event },
          },
          {
            guard: { type: 'isReplaced', params: ({ event }) => event },
            target: '.loading',
            actions: { type: 'storeTracks', params: ({ event }) => event },
          },
          { actions: { type: 'storeTracks', params: ({ event }) => event } },
        ],
      },
      states: {
        loading: {
          tags: 'loading',
          entry: 'forgetFailure',
          after: { answerLimit: { target: 'failed', actions: { type: 'storeFailure', params: noAnswer } } },
          invoke: {
            id: 'readCaptions',
            src: 'readCaptions',
            input: ({ context }) => ({ url: trackOf(context)?.url ?? '' }),
            onDone: [
              { guard: 'hasQuery', target: 'shown.searching', actions: { type: 'storePassages', params: ({ event }) => event } },
              { target: 'shown', actions: { type: 'storePassages', params: ({ event }) => event } },
            ],
            onError: { target: 'failed', actions: { type: 'storeFailure', params: ({ event }) => event } },
          },
        },
        failed: {
          tags: 'failed',
          on: { 'load.retry': 'loading' },
        },
        shown: {
          tags: 'shown',
          initial: 'following',
          on: {
            'passage.choose': { actions: { type: 'announceChosen', params: ({ event }) => event } },
            'query.change': [
              {
                guard: { type: 'isBlank', params: ({ event }) => event },
                target: '.following',
                actions: { type: 'storeQuery', params: ({ event }) => event },
              },
              { target: '.searching', actions: { type: 'storeQuery', params: ({ event }) => event } },
            ],
          },
          states: {
            following: { tags: 'following', on: { 'list.scroll': 'browsing' } },
            browsing: {
              tags: 'browsing',
              on: {
                'follow.resume': 'following',
                'passage.choose': { target: 'following', actions: { type: 'announceChosen', params: ({ event }) => event } },
              },
            },
            searching: {
              tags: 'searching',
              on: {
                'hit.next': { guard: 'hasHits', actions: 'nextHit' },
                'hit.previous': { guard: 'hasHits', actions: 'previousHit' },
              },
            },
          },
        },
      },
    },
  },
})
