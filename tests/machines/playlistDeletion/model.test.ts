import { playlistDeletionMachine } from '../../../src/machines/playlistDeletion/playlistDeletionMachine.ts'
import { describeModel } from '../../support/model/describeModel.ts'
import { playlistDeletionFixtures } from './fixtures.ts'

describeModel(playlistDeletionMachine, playlistDeletionFixtures)
