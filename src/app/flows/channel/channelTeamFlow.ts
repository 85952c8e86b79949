import type { Client } from '@urql/core'
import { fromPromise } from 'xstate'
import { mutate } from '../../../graphql/execute.ts'
import {
  AnswerChannelInvitationDocument,
  InviteChannelMemberDocument,
  LeaveChannelDocument,
  RemoveChannelMemberDocument,
} from '../../../graphql/generated/graphql.ts'
import { channelTeamMachine } from '../../../machines/channel/channelTeam/channelTeamMachine.ts'
import type { ChannelTeamFact, TeamAct } from '../../../machines/channel/channelTeam/types.ts'
import type { ChannelTeamFlow } from '../../../machines/channel/channelTeam/useChannelTeam.ts'
import { clientError } from '../../../shared/codedError.ts'
import { quoted } from '../../../shared/format/quote.ts'
import { type ToastMessage, toasts } from '../../../ui/Toasts/toasts.ts'
import type { FlowServices } from '../common/services.ts'

export function channelTeamFlow({ client, actorOptions }: FlowServices): ChannelTeamFlow {
  return {
    machine: channelTeamMachine.provide({
      actors: {
        inviteMember: fromPromise<string, { channelId: string; username: string }>(async ({ input }) => {
          await mutate(client(), InviteChannelMemberDocument, input)
          return input.username
        }),
        carryOut: fromPromise<TeamAct, { act: TeamAct | null }>(async ({ input: { act } }) => {
          if (act === null) throw clientError('INVALID_INPUT')
          await carryOut(client(), act)
          return act
        }),
      },
    }),
    onFact: (fact) => toasts.show({ ...messageOf(fact), id: 'channelTeam' }),
    actorOptions,
  }
}

async function carryOut(client: Client, act: TeamAct): Promise<void> {
  const { channelId } = act
  switch (act.act) {
    case 'remove':
    case 'cancel':
      await mutate(client, RemoveChannelMemberDocument, { channelId, userId: act.userId })
      return
    case 'accept':
    case 'decline':
      await mutate(client, AnswerChannelInvitationDocument, { channelId, accepted: act.act === 'accept' })
      return
    case 'leave':
      await mutate(client, LeaveChannelDocument, { channelId })
  }
}

const doneTitles = {
  remove: (name: string) => `${name} ne fait plus partie de l’équipe`,
  cancel: (name: string) => `L’invitation envoyée à ${name} est annulée`,
  accept: (name: string) => `Vous faites partie de l’équipe de ${quoted(name)}`,
  decline: (name: string) => `L’invitation de ${quoted(name)} est refusée`,
  leave: (name: string) => `Vous avez quitté l’équipe de ${quoted(name)}`,
} as const satisfies Record<TeamAct['act'], (name: string) => string>

function messageOf(fact: ChannelTeamFact): ToastMessage {
  switch (fact.type) {
    case 'member.invited':
      return { title: `Invitation envoyée à ${fact.username.trim().replace(/^@/, '')}`, tone: 'success' }
    case 'act.done':
      return { title: doneTitles[fact.act.act](fact.act.name), tone: 'success' }
    case 'team.outdated':
    case 'act.failed':
      return { title: fact.failure.message, tone: 'error' }
  }
}
