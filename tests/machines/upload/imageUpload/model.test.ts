import { imageUploadMachine } from '../../../../src/machines/upload/imageUpload/imageUploadMachine.ts'
import { describeModel } from '../../../support/model/describeModel.ts'
import { imageUploadFixtures } from './fixtures.ts'

describeModel(imageUploadMachine, imageUploadFixtures)
