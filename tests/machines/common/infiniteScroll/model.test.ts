import { infiniteScrollMachine } from '../../../../src/machines/common/infiniteScroll/infiniteScrollMachine.ts'
import { describeModel } from '../../../support/model/describeModel.ts'
import { infiniteScrollFixtures } from './fixtures.ts'

describeModel(infiniteScrollMachine, infiniteScrollFixtures)
