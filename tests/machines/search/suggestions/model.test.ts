import { suggestionsMachine } from '../../../../src/machines/search/suggestions/suggestionsMachine.ts'
import { describeModel } from '../../../support/model/describeModel.ts'
import { suggestionsFixtures } from './fixtures.ts'

describeModel(suggestionsMachine, suggestionsFixtures)
