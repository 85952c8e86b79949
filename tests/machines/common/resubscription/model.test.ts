import { resubscriptionMachine } from '../../../../src/machines/common/resubscription/resubscriptionMachine.ts'
import { describeModel } from '../../../support/model/describeModel.ts'
import { resubscriptionFixtures } from './fixtures.ts'

describeModel(resubscriptionMachine, resubscriptionFixtures)
