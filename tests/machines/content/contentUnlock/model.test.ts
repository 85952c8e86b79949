import { contentUnlockMachine } from '../../../../src/machines/content/contentUnlock/contentUnlockMachine.ts'
import { describeModel } from '../../../support/model/describeModel.ts'
import { contentUnlockFixtures } from './fixtures.ts'

describeModel(contentUnlockMachine, contentUnlockFixtures)
