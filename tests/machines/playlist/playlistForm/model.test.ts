import { playlistFormMachine } from '../../../../src/machines/playlist/playlistForm/playlistFormMachine.ts'
import { describeModel } from '../../../support/model/describeModel.ts'
import { playlistFormFixtures } from './fixtures.ts'

describeModel(playlistFormMachine, playlistFormFixtures)
