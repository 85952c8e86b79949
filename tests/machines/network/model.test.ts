import { networkMachine } from '../../../src/machines/network/networkMachine.ts'
import { describeModel } from '../../support/model/describeModel.ts'
import { networkFixtures } from './fixtures.ts'

describeModel(networkMachine, networkFixtures)
