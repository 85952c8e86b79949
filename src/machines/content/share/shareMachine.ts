import { assign, emit, setup } from 'xstate'
import * as pageMessages from '../../../shared/pageMessages.ts'
import { toFailure } from '../../common/failure.ts'
import { shareActors } from './actors.ts'
import type { Shareable, ShareContext, ShareEvent, ShareFact, ShareOutcome, ShareTag } from './types.ts'

const types: { context?: ShareContext; events?: ShareEvent; emitted?: ShareFact; tags?: ShareTag } = {}

/**
 * Shares a page with the browser's share sheet, which may stay open for long, or with the clipboard. If that is refused, the user copies
 * the address by hand.
 */
export const shareMachine = setup({
  types,
  actors: shareActors,
  actions: {
    storeShareable: assign((_, params: { shareable: Shareable }) => ({ shareable: params.shareable })),
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
  on: { 'share.start': { target: '.sharing', actions: { type: 'storeShareable', params: ({ event }) => event } } },
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
      // Ignores presses while the browser's share sheet is open.
      on: { 'share.start': undefined },
    },
    /** The clipboard is refused, or not available on a site without TLS. */
    offering: { tags: 'byHand', on: { 'share.close': 'idle' } },
  },
})
