import { uploadMachine } from '../../../../src/machines/upload/upload/uploadMachine.ts'
import { describeModel } from '../../../support/model/describeModel.ts'
import { uploadFixtures } from './fixtures.ts'

describeModel(uploadMachine, uploadFixtures)
