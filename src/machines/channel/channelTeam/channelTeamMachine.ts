import { assertEvent, assign, emit, setup } from 'xstate'
import * as pageMessages from '../../../shared/pageMessages.ts'
import { answerLimit, noAnswer } from '../../common/answerLimit.ts'
import { type Failure, toFailure } from '../../common/failure.ts'
import { channelTeamActors } from './actors.ts'
import type { ChannelTeamContext, ChannelTeamEvent, ChannelTeamFact, ChannelTeamTag, TeamAct } from './types.ts'

const types: { context?: ChannelTeamContext; events?: ChannelTeamEvent; emitted?: ChannelTeamFact; tags?: ChannelTeamTag } = {}

const failureOf = (error: unknown): Failure => toFailure(error, pageMessages.channelTeam)
/** The invitation or the person is not there any more. */
const outdating: ReadonlySet<string> = new Set(['INVITATION_NOT_FOUND', 'MEMBER_NOT_FOUND', 'CHANNEL_NOT_FOUND'])

/** Changes who edits a channel with its owner. */
export const channelTeamMachine = setup({
  types,
  actors: channelTeamActors,
  actions: {
    changeName: assign((_, { username }: { username: string }) => ({ username, errors: {}, failure: null })),
    resetName: assign({ username: '' }),
    clearFailure: assign({ errors: {}, failure: null }),
    storeFailure: assign((_, params: { error: unknown }) => {
      const failure = toFailure(params.error, pageMessages.inviteMember)
      return { failure, errors: failure.fields }
    }),
    storeAct: assign((_, { act }: { act: TeamAct }) => ({ act })),
    announceInvited: emit((_, params: { output: string }) => ({ type: 'member.invited', username: params.output })),
    announceDone: emit((_, params: { act: TeamAct }) => ({ type: 'act.done', act: params.act })),
    announceOutdated: emit((_, params: { error: unknown }) => ({ type: 'team.outdated', failure: failureOf(params.error) })),
    announceFailure: emit((_, params: { error: unknown }) => ({ type: 'act.failed', failure: failureOf(params.error) })),
  },
  guards: {
    hasFailure: ({ context }) => context.failure !== null,
    isOutdated: (_, params: { error: unknown }) => outdating.has(failureOf(params.error).code),
  },
  delays: { answerLimit },
}).createMachine({
  id: 'channelTeam',
  context: { username: '', errors: {}, failure: null, act: null },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'name.change': { actions: { type: 'changeName', params: ({ event }) => event } },
        'failure.dismiss': { guard: 'hasFailure', actions: 'clearFailure' },
        'invitation.send': 'inviting',
        'act.ask': { target: 'asking', actions: { type: 'storeAct', params: ({ event }) => event } },
        'invitation.accept': { target: 'acting.accepted', actions: { type: 'storeAct', params: ({ event }) => event } },
      },
    },
    inviting: {
      tags: 'inviting',
      entry: 'clearFailure',
      after: { answerLimit: { target: 'editing', actions: { type: 'storeFailure', params: noAnswer } } },
      invoke: {
        id: 'inviteMember',
        src: 'inviteMember',
        input: ({ context, event }) => {
          assertEvent(event, 'invitation.send')
          return { channelId: event.channelId, username: context.username }
        },
        onDone: { target: 'editing', actions: ['resetName', { type: 'announceInvited', params: ({ event }) => event }] },
        onError: { target: 'editing', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    asking: { tags: 'asking', on: { 'question.confirm': 'acting.confirmed', 'question.cancel': 'editing' } },
    acting: {
      tags: 'busy',
      initial: 'confirmed',
      after: { answerLimit: { target: 'editing', actions: { type: 'announceFailure', params: noAnswer } } },
      invoke: {
        id: 'carryOut',
        src: 'carryOut',
        input: ({ context }) => ({ act: context.act }),
        onDone: { target: 'editing', actions: { type: 'announceDone', params: ({ event }) => ({ act: event.output }) } },
        onError: [
          {
            guard: { type: 'isOutdated', params: ({ event }) => event },
            target: 'editing',
            actions: { type: 'announceOutdated', params: ({ event }) => event },
          },
          { target: 'editing', actions: { type: 'announceFailure', params: ({ event }) => event } },
        ],
      },
      states: {
        // The dialog that asked stays open meanwhile; an acceptance has none.
        confirmed: { tags: 'asking' },
        accepted: {},
      },
    },
  },
})
