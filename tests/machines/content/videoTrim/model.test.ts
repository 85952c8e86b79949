import { videoTrimMachine } from '../../../../src/machines/content/videoTrim/videoTrimMachine.ts'
import { describeModel } from '../../../support/model/describeModel.ts'
import { videoTrimFixtures } from './fixtures.ts'

describeModel(videoTrimMachine, videoTrimFixtures)
