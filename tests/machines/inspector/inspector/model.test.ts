import { inspectorMachine } from '../../../../src/machines/inspector/inspector/inspectorMachine.ts'
import { describeModel } from '../../../support/model/describeModel.ts'
import { inspectorFixtures } from './fixtures.ts'

describeModel(inspectorMachine, inspectorFixtures)
