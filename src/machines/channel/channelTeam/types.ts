import type { FieldErrors } from '../../../shared/errorCodes.ts'
import type { Failure } from '../../common/failure.ts'

/**
 * What changes who edits a channel: its owner removes somebody or cancels an invitation; somebody accepts one, declines it, or leaves. `name`:
 * of the person, or of the channel.
 */
export type TeamAct =
  | { act: 'remove' | 'cancel'; channelId: string; userId: string; name: string }
  | { act: 'accept' | 'decline' | 'leave'; channelId: string; name: string }

/** `act`: the last one asked about, kept so that the dialog's text does not change while it closes. */
export type ChannelTeamContext = { username: string; errors: FieldErrors; failure: Failure | null; act: TeamAct | null }

export type ChannelTeamEvent =
  | { type: 'name.change'; username: string }
  | { type: 'invitation.send'; channelId: string }
  | { type: 'failure.dismiss' }
  | { type: 'act.ask'; act: TeamAct }
  | { type: 'invitation.accept'; act: TeamAct }
  | { type: 'question.confirm' }
  | { type: 'question.cancel' }

export type ChannelTeamFact =
  | { type: 'member.invited'; username: string }
  | { type: 'act.done'; act: TeamAct }
  /** somebody else was faster: the lists are stale */
  | { type: 'team.outdated'; failure: Failure }
  | { type: 'act.failed'; failure: Failure }

/** `inviting` the name is on its way; `asking` the dialog is open; `busy` an act is on its way. */
export type ChannelTeamTag = 'inviting' | 'asking' | 'busy'
