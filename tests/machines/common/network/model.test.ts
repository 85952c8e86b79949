import { networkMachine } from '../../../../src/machines/common/network/networkMachine.ts'
import { describeModel } from '../../../support/model/describeModel.ts'
import { networkFixtures } from './fixtures.ts'

describeModel(networkMachine, networkFixtures)
