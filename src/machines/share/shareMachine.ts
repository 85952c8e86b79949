import { assign, emit, setup } from 'xstate'
import { pageMessages } from '../../shared/errors.ts'
import { toFailure } from '../failure.ts'
import { shareActors } from './actors.ts'
import type { Shareable, ShareContext, ShareEvent, ShareFact, ShareOutcome, ShareTag } from './types.ts'

const types: { context?: ShareContext; events?: ShareEvent; emitted?: ShareFact; tags?: ShareTag } = {}

/** Handing a page on: by the browser's sheet, which may stay open for long, or by the clipboard; by hand where it is refused. */
export const shareMachine = setup({
  types,
  actors: shareActors,
  actions: {
    rememberShareable: assign((_, params: { shareable: Shareable }) => ({ shareable: params.shareable })),
    announceCopied: emit({ type: 'address.copied' }),
    announceFailure: emit((_, params: { error: unknown }) => ({
      type: 'share.failed',
      failure: toFailure(params.error, pageMessages.share),
    })),
  },
  guards: {
    isCopied: (_, params: { output: ShareOutcome }) => params.output === 'copied',
  },
}).createMachine({
  id: 'share',
  context: { shareable: { title: '', url: '' } },
  initial: 'idle',
  on: { 'share.start': { target: '.sharing', actions: { type: 'rememberShareable', params: ({ event }) => event } } },
  states: {
    idle: {},
    sharing: {
      tags: 'busy',
      invoke: {
        id: 'handOn',
        src: 'handOn',
        input: ({ context }) => context.shareable,
        onDone: [
          { guard: { type: 'isCopied', params: ({ event }) => event }, target: 'idle', actions: 'announceCopied' },
          { target: 'idle' },
        ],
        onError: { target: 'offering', actions: { type: 'announceFailure', params: ({ event }) => event } },
      },
      // A press while the browser's sheet is open does nothing.
      on: { 'share.start': undefined },
    },
    /** The clipboard is refused, or not there on a site without TLS. */
    offering: { tags: 'byHand', on: { 'share.close': 'idle' } },
  },
})
