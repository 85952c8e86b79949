import { channelFormMachine } from '../../../../src/machines/channel/channelForm/channelFormMachine.ts'
import { describeModel } from '../../../support/model/describeModel.ts'
import { channelFormFixtures } from './fixtures.ts'

describeModel(channelFormMachine, channelFormFixtures)
