import { assign, setup } from 'xstate'
import { CodedError } from '../../../shared/codedError.ts'
import * as pageMessages from '../../../shared/pageMessages.ts'
import { answerLimit, noAnswer } from '../../common/answerLimit.ts'
import { toFailure } from '../../common/failure.ts'
import { mailLinkActors } from './actors.ts'
import type { MailLinkContext, MailLinkEvent, MailLinkInput, MailLinkTag } from './types.ts'

const types: { context?: MailLinkContext; input?: MailLinkInput; events?: MailLinkEvent; tags?: MailLinkTag } = {}

/** Follows the link of a mail once a person confirms it: some mail programs open links before anybody has read them. */
export const mailLinkMachine = setup({
  types,
  actors: mailLinkActors,
  actions: {
    storeFailure: assign((_, params: { error: unknown }) => ({ failure: toFailure(params.error, pageMessages.followLink) })),
    clearFailure: assign({ failure: null }),
    clearToken: assign({ token: null }),
  },
  guards: {
    hasToken: ({ context }) => context.token !== null,
    hasFailure: ({ context }) => context.failure !== null,
    isLinkExpired: (_, params: { error: unknown }) => params.error instanceof CodedError && params.error.code === 'LINK_EXPIRED',
  },
  delays: { answerLimit },
}).createMachine({
  id: 'mailLink',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'reading',
  states: {
    reading: { always: [{ guard: 'hasToken', target: 'asking' }, { target: 'expired' }] },
    asking: {
      on: {
        'link.follow': 'following',
        'failure.dismiss': { guard: 'hasFailure', actions: 'clearFailure' },
      },
    },
    following: {
      tags: 'busy',
      entry: 'clearFailure',
      after: { answerLimit: { target: 'asking', actions: { type: 'storeFailure', params: noAnswer } } },
      invoke: {
        id: 'followLink',
        src: 'followLink',
        input: ({ context: { purpose, token } }) => ({ purpose, token }),
        onDone: 'followed',
        onError: [
          { guard: { type: 'isLinkExpired', params: ({ event }) => event }, target: 'expired' },
          { target: 'asking', actions: { type: 'storeFailure', params: ({ event }) => event } },
        ],
      },
    },
    expired: { tags: 'expired', entry: 'clearToken' },
    followed: { tags: 'followed', entry: 'clearToken' },
  },
})
