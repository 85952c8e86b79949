import { conversionRetryMachine } from '../../../../src/machines/content/conversionRetry/conversionRetryMachine.ts'
import { describeModel } from '../../../support/model/describeModel.ts'
import { conversionRetryFixtures } from './fixtures.ts'

describeModel(conversionRetryMachine, conversionRetryFixtures)
