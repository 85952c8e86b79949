import type { Cache } from '@urql/exchange-graphcache'
import { BellNewsDocument, type NotificationItemsFragment, NotificationsDocument } from '../generated/graphql.ts'

/**
 * Returns the first page of the list with the new items on top. It keeps its end, so that the following pages stay valid. Items missing
 * among the newest were deleted. When the newest items do not overlap with the known ones, the list restarts.
 */
function withNewest(known: NotificationItemsFragment | undefined, newest: NotificationItemsFragment): NotificationItemsFragment {
  const ids = new Set(newest.items.map(({ id }) => id))
  const oldest = newest.items.at(-1)?.createdAt
  const end = known?.items.at(-1)?.createdAt
  if (!known || !oldest || !end || newest.nextCursor === null || !known.items.some(({ id }) => ids.has(id))) return newest
  const down = newest.items.filter(({ createdAt }) => createdAt >= end)
  return { ...known, items: [...down, ...known.items.filter(({ id, createdAt }) => !ids.has(id) && createdAt <= oldest)] }
}

/** Merges the bell's newest notifications into the list that pages show. */
export function addNews(cache: Cache): void {
  const news = cache.readQuery({ query: BellNewsDocument })
  const bell = news?.bell
  if (!bell) return
  cache.updateQuery({ query: NotificationsDocument }, (data) => ({
    ...news,
    bell: { ...bell, notifications: withNewest(data?.bell?.notifications, bell.notifications) },
  }))
}
