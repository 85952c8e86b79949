import type { infiniteScrollMachine } from '../../../../src/machines/common/infiniteScroll/infiniteScrollMachine.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'

export const infiniteScrollFixtures: Fixtures<typeof infiniteScrollMachine> = {
  inputs: [undefined],
  events: {
    'page.scrolled': [{ type: 'page.scrolled' }],
    'end.approached': [{ type: 'end.approached' }],
    'list.grew': [{ type: 'list.grew', nextCursor: 'second' }],
    'page.failed': [{ type: 'page.failed' }],
  },
  done: {},
  errors: {},
}
