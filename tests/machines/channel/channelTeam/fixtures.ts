import type { channelTeamMachine } from '../../../../src/machines/channel/channelTeam/channelTeamMachine.ts'
import type { TeamAct } from '../../../../src/machines/channel/channelTeam/types.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'

export const removing: TeamAct = { act: 'remove', channelId: 'channel-1', userId: 'user-lou', name: 'lou' }
export const accepting: TeamAct = { act: 'accept', channelId: 'channel-2', name: 'Le vent' }

export const channelTeamFixtures: Fixtures<typeof channelTeamMachine> = {
  inputs: [undefined],
  events: {
    'name.change': [{ type: 'name.change', username: 'ada' }],
    'invitation.send': [{ type: 'invitation.send', channelId: 'channel-1' }],
    'failure.dismiss': [{ type: 'failure.dismiss' }],
    'act.ask': [{ type: 'act.ask', act: removing }],
    'invitation.accept': [{ type: 'invitation.accept', act: accepting }],
    'question.confirm': [{ type: 'question.confirm' }],
    'question.cancel': [{ type: 'question.cancel' }],
  },
  done: { inviteMember: ['ada'], carryOut: [removing, accepting] },
  errors: {
    inviteMember: [new AppError('TEAM_FULL')],
    carryOut: [new AppError('MEMBER_NOT_FOUND'), new AppError('INVITATION_NOT_FOUND'), new AppError('API_UNAVAILABLE')],
  },
  laws: { typed: ['username', 'act'] },
}
