import { gql } from '@urql/core'
import type { Cache, CacheExchangeOpts } from '@urql/exchange-graphcache'
import { addNews } from './notificationNews.ts'

const bell = 'Bell:own'
const readFragment = gql`
  fragment ReadMark on Notification {
    id
    readAt
  }
`

const now = (): string => new Date().toISOString()

function markAllRead(cache: Cache): void {
  for (const { fieldName, arguments: args } of cache.inspectFields(bell)) {
    const page = fieldName === 'notifications' ? cache.resolve(bell, fieldName, args) : null
    const items = typeof page === 'string' ? cache.resolve(page, 'items') : null
    for (const item of Array.isArray(items) ? items.map(String) : []) {
      if (cache.resolve(item, 'readAt') === null) cache.writeFragment(readFragment, { id: cache.resolve(item, 'id'), readAt: now() })
    }
  }
}

/** The bell and its notifications. The subscription brings the first page and the count, so nothing is refetched. */
export const notificationCache = {
  updates: {
    Bell: {
      notifications: (_result, args, cache) => {
        if (Object.keys(args).length > 0) return
        cache.link('Query', 'bell', bell)
        addNews(cache)
      },
    },
    Mutation: {
      readNotification: () => undefined,
      setNotificationChoices: () => undefined,
      readAllNotifications: (_result, _args, cache) => markAllRead(cache),
    },
    Subscription: {
      notifications: (_result, _args, cache) => {
        // Everything was read in another window, including the items of further pages.
        if (cache.resolve(bell, 'unreadCount') === 0) markAllRead(cache)
      },
    },
  },
  optimistic: {
    readNotification: ({ id }, cache) => ({
      __typename: 'ReadNotification',
      notification: { __typename: 'Notification', id, readAt: now() },
      bell: { __typename: 'Bell', unreadCount: Math.max(0, Number(cache.resolve(bell, 'unreadCount') ?? 0) - 1) },
    }),
    readAllNotifications: () => ({ __typename: 'Bell', unreadCount: 0 }),
  },
} satisfies Pick<CacheExchangeOpts, 'updates' | 'optimistic'>
