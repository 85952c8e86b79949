import type { Failure } from '../../common/failure.ts'

export type SubscriptionsPeriod = 'all' | 'today' | 'week'

/** The view of the subscriptions: the tab and the period of the new videos. */
export type SubscriptionsView = { tab: 'news' | 'channels'; period: SubscriptionsPeriod }

/** What can fail: the refetch, and the next page of each list. */
export type SubscriptionsFailures = { refresh: Failure | null; news: Failure | null; channels: Failure | null }

export type SubscriptionsContext = {
  view: SubscriptionsView
  /** the cursor of the last requested page of each list */
  cursors: { news: string; channels: string }
  failures: SubscriptionsFailures
}

export type SubscriptionsInput = { view: SubscriptionsView }

export type SubscriptionsEvent =
  | { type: 'tab.choose'; tab: SubscriptionsView['tab'] }
  | { type: 'period.choose'; period: SubscriptionsPeriod }
  /** the address has changed: back, forward, a link */
  | { type: 'view.adopt'; view: SubscriptionsView }
  | { type: 'lists.refresh' }
  | { type: 'failure.dismiss' }
  | { type: 'news.more'; cursor: string }
  | { type: 'channels.more'; cursor: string }

export type SubscriptionsFact = { type: 'view.settled'; view: SubscriptionsView }

export type SubscriptionsTag = 'refreshing' | 'loadingNews' | 'loadingChannels'
