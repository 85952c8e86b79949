import { siteFormMachine } from '../../../../src/machines/site/siteForm/siteFormMachine.ts'
import { describeModel } from '../../../support/model/describeModel.ts'
import { siteFormFixtures } from './fixtures.ts'

describeModel(siteFormMachine, siteFormFixtures)
