import type { dashboardMachine } from '../../../../src/machines/content/dashboard/dashboardMachine.ts'
import type { DashboardView } from '../../../../src/machines/content/dashboard/types.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'

export const usual: DashboardView = { q: '', visibility: null, sort: 'uploadDate' }

export const dashboardFixtures: Fixtures<typeof dashboardMachine> = {
  inputs: [{ view: usual }],
  events: {
    'search.type': [{ type: 'search.type', text: 'vélo' }],
    'search.submit': [{ type: 'search.submit' }],
    'filter.choose': [{ type: 'filter.choose', visibility: 'private' }],
    'sort.choose': [{ type: 'sort.choose', sort: 'views' }],
    'choice.clear': [{ type: 'choice.clear' }],
    'view.adopt': [
      { type: 'view.adopt', view: usual },
      { type: 'view.adopt', view: { ...usual, q: 'mer' } },
    ],
  },
  done: {},
  errors: {},
}
