import { listingMachine } from '../../../../src/machines/common/listing/listingMachine.ts'
import { describeModel } from '../../../support/model/describeModel.ts'
import { listingFixtures } from './fixtures.ts'

describeModel(listingMachine, listingFixtures)
