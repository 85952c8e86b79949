import { playbackReportMachine } from '../../../../src/machines/player/playbackReport/playbackReportMachine.ts'
import { describeModel } from '../../../support/model/describeModel.ts'
import { playbackReportFixtures } from './fixtures.ts'

describeModel(playbackReportMachine, playbackReportFixtures)
