import { channelTeamMachine } from '../../../../src/machines/channel/channelTeam/channelTeamMachine.ts'
import { describeModel } from '../../../support/model/describeModel.ts'
import { channelTeamFixtures } from './fixtures.ts'

describeModel(channelTeamMachine, channelTeamFixtures)
