import type { suggestionsMachine } from '../../../../src/machines/search/suggestions/suggestionsMachine.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'

export const suggestionsFixtures: Fixtures<typeof suggestionsMachine> = {
  inputs: [undefined],
  events: {
    'query.change': [
      { type: 'query.change', query: 'gui' },
      { type: 'query.change', query: 'guit' },
      { type: 'query.change', query: ' ' },
    ],
    'suggestions.close': [{ type: 'suggestions.close' }],
  },
  done: { suggest: [undefined] },
  errors: { suggest: [new Error('lost')] },
}
