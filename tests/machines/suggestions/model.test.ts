import { suggestionsMachine } from '../../../src/machines/suggestions/suggestionsMachine.ts'
import { describeModel } from '../../support/model/describeModel.ts'
import { suggestionsFixtures } from './fixtures.ts'

describeModel(suggestionsMachine, suggestionsFixtures)
