import type { Cache, Resolver } from '@urql/exchange-graphcache'

/** Returns the page's entities that are still cached. Deleted ones are left out, without a refetch. */
function itemsOf(cache: Cache, page: string): string[] {
  const items = cache.resolve(page, 'items')
  return Array.isArray(items) ? items.filter((item) => typeof item === 'string' && cache.resolve(item, 'id') !== undefined) : []
}

/**
 * Reads a paginated list (`items`, `nextCursor`; argument `cursor`) as one list: the requested page and every cached page after it. After
 * the next page is fetched, it is part of the list; going back to the screen shows all pages.
 */
export const joinedPages: Resolver = (_parent, args, cache, { parentKey, fieldName }) => {
  const { cursor: start, ...order } = args
  const pageAt = (cursor: unknown) => {
    const asked = typeof cursor === 'string' ? { ...order, cursor } : order
    // The key of a field without arguments differs from the key of a field with an empty argument object.
    return cache.resolve(parentKey, fieldName, Object.keys(asked).length > 0 ? asked : undefined)
  }
  const first = pageAt(start)
  if (typeof first !== 'string') return undefined
  const items: string[] = []
  const seen = new Set<unknown>()
  let page: unknown = first
  let nextCursor: unknown = null
  while (typeof page === 'string' && !seen.has(page)) {
    seen.add(page)
    items.push(...itemsOf(cache, page))
    nextCursor = cache.resolve(page, 'nextCursor')
    page = typeof nextCursor === 'string' ? pageAt(nextCursor) : null
  }
  return { __typename: cache.resolve(first, '__typename'), items, nextCursor: typeof nextCursor === 'string' ? nextCursor : null }
}
