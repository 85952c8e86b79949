import type { Cache, Resolver } from '@urql/exchange-graphcache'

/** A page's entities that are still in the cache: what was deleted since is left out, and need not be asked again. */
function itemsOf(cache: Cache, page: string): string[] {
  const items = cache.resolve(page, 'items')
  return Array.isArray(items) ? items.filter((item) => typeof item === 'string' && cache.resolve(item, 'id') !== undefined) : []
}

/**
 * A list that comes page by page (`items`, `nextCursor`; the argument `cursor`) reads as one: the page asked for, with every further
 * one that is known. Whoever asks for the next page sees it join the list; going back to the screen finds all of them.
 */
export const joinedPages: Resolver = (_parent, args, cache, { parentKey, fieldName }) => {
  const { cursor: start, ...order } = args
  const pageAt = (cursor: unknown) => {
    const asked = typeof cursor === 'string' ? { ...order, cursor } : order
    // A field without arguments has another key than one with none left.
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
