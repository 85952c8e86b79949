import type { Cache } from '@urql/exchange-graphcache'
import { BellNewsDocument, type NotificationItemsFragment, NotificationsDocument } from '../generated/graphql.ts'

/**
 * The first page of the list, with what is new on top: it still ends where it did, so that the pages after it stay. What is missing
 * among the newest is gone. When they do not reach down to what is known, the list begins anew.
 */
function withNewest(known: NotificationItemsFragment | undefined, newest: NotificationItemsFragment): NotificationItemsFragment {
  const ids = new Set(newest.items.map(({ id }) => id))
  const oldest = newest.items.at(-1)?.createdAt
  const end = known?.items.at(-1)?.createdAt
  if (!known || !oldest || !end || newest.nextCursor === null || !known.items.some(({ id }) => ids.has(id))) return newest
  const down = newest.items.filter(({ createdAt }) => createdAt >= end)
  return { ...known, items: [...down, ...known.items.filter(({ id, createdAt }) => !ids.has(id) && createdAt <= oldest)] }
}

/** Puts what the bell says now on top of the list that pages show. */
export function addNews(cache: Cache): void {
  const news = cache.readQuery({ query: BellNewsDocument })
  const bell = news?.bell
  if (!bell) return
  cache.updateQuery({ query: NotificationsDocument }, (data) => ({
    ...news,
    bell: { ...bell, notifications: withNewest(data?.bell?.notifications, bell.notifications) },
  }))
}
