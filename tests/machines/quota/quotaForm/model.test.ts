import { quotaFormMachine } from '../../../../src/machines/quota/quotaForm/quotaFormMachine.ts'
import { describeModel } from '../../../support/model/describeModel.ts'
import { quotaFormFixtures } from './fixtures.ts'

describeModel(quotaFormMachine, quotaFormFixtures)
