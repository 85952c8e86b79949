import { deletionMachine } from '../../../../src/machines/common/deletion/deletionMachine.ts'
import { describeModel } from '../../../support/model/describeModel.ts'
import { deletionFixtures } from './fixtures.ts'

describeModel(deletionMachine, deletionFixtures)
