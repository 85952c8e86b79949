import { transcriptMachine } from '../../../../src/machines/content/transcript/transcriptMachine.ts'
import { describeModel } from '../../../support/model/describeModel.ts'
import { transcriptFixtures } from './fixtures.ts'

describeModel(transcriptMachine, transcriptFixtures)
