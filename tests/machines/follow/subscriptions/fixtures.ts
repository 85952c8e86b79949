import type { subscriptionsMachine } from '../../../../src/machines/follow/subscriptions/subscriptionsMachine.ts'
import type { SubscriptionsView } from '../../../../src/machines/follow/subscriptions/types.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'

export const usual: SubscriptionsView = { tab: 'news', period: 'all' }

const failure = [new AppError('API_UNAVAILABLE')]

export const subscriptionsFixtures: Fixtures<typeof subscriptionsMachine> = {
  inputs: [{ view: usual }],
  events: {
    'tab.choose': [
      { type: 'tab.choose', tab: 'channels' },
      { type: 'tab.choose', tab: 'news' },
    ],
    'period.choose': [{ type: 'period.choose', period: 'week' }],
    'view.adopt': [
      { type: 'view.adopt', view: usual },
      { type: 'view.adopt', view: { ...usual, period: 'today' } },
    ],
    'lists.refresh': [{ type: 'lists.refresh' }],
    'failure.dismiss': [{ type: 'failure.dismiss' }],
    'news.more': [{ type: 'news.more', cursor: 'older' }],
    'channels.more': [{ type: 'channels.more', cursor: 'further' }],
  },
  done: { refresh: [undefined], moreNews: [undefined], moreChannels: [undefined] },
  errors: { refresh: failure, moreNews: failure, moreChannels: failure },
  laws: { typed: ['view'] },
}
