import { pagingMachine } from '../../../../src/machines/common/paging/pagingMachine.ts'
import { describeModel } from '../../../support/model/describeModel.ts'
import { pagingFixtures } from './fixtures.ts'

describeModel(pagingMachine, pagingFixtures)
