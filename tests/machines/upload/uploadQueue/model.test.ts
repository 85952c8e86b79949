import { uploadQueueMachine } from '../../../../src/machines/upload/uploadQueue/uploadQueueMachine.ts'
import { describeModel } from '../../../support/model/describeModel.ts'
import { uploadQueueFixtures } from './fixtures.ts'

describeModel(uploadQueueMachine, uploadQueueFixtures)
