import type { Failure } from '../failure.ts'

export type SubscriptionsPeriod = 'all' | 'today' | 'week'

/** How the subscriptions are looked at: which tab, and what of the news. */
export type SubscriptionsView = { tab: 'news' | 'channels'; period: SubscriptionsPeriod }

/** What can fail: asking for everything again, and the next page of each list. */
export type SubscriptionsFailures = { refresh: Failure | null; news: Failure | null; channels: Failure | null }

export type SubscriptionsContext = {
  view: SubscriptionsView
  /** of the page of each list that was asked for last */
  cursors: { news: string; channels: string }
  failures: SubscriptionsFailures
}

export type SubscriptionsInput = { view: SubscriptionsView }

export type SubscriptionsEvent =
  | { type: 'tab.choose'; tab: SubscriptionsView['tab'] }
  | { type: 'period.choose'; period: SubscriptionsPeriod }
  /** the address has another choice now: back, forward, a link */
  | { type: 'view.adopt'; view: SubscriptionsView }
  | { type: 'lists.refresh' }
  | { type: 'failure.dismiss' }
  | { type: 'news.more'; cursor: string }
  | { type: 'channels.more'; cursor: string }

export type SubscriptionsFact = { type: 'view.settled'; view: SubscriptionsView }

export type SubscriptionsTag = 'refreshing' | 'loadingNews' | 'loadingChannels'
