import { adMachine } from '../../../../src/machines/player/ad/adMachine.ts'
import { describeModel } from '../../../support/model/describeModel.ts'
import { adFixtures } from './fixtures.ts'

describeModel(adMachine, adFixtures)
