import { lazyPartMachine } from '../../../../src/machines/common/lazyPart/lazyPartMachine.ts'
import { describeModel } from '../../../support/model/describeModel.ts'
import { lazyPartFixtures } from './fixtures.ts'

describeModel(lazyPartMachine, lazyPartFixtures)
