import { playlistQueueMachine } from '../../../../src/machines/playlist/playlistQueue/playlistQueueMachine.ts'
import { describeModel } from '../../../support/model/describeModel.ts'
import { playlistQueueFixtures } from './fixtures.ts'

describeModel(playlistQueueMachine, playlistQueueFixtures)
