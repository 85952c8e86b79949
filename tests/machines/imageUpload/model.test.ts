import { imageUploadMachine } from '../../../src/machines/imageUpload/imageUploadMachine.ts'
import { describeModel } from '../../support/model/describeModel.ts'
import { imageUploadFixtures } from './fixtures.ts'

describeModel(imageUploadMachine, imageUploadFixtures)
