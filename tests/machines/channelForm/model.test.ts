import { channelFormMachine } from '../../../src/machines/channelForm/channelFormMachine.ts'
import { describeModel } from '../../support/model/describeModel.ts'
import { channelFormFixtures } from './fixtures.ts'

describeModel(channelFormMachine, channelFormFixtures)
