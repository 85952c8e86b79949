import type { Cache } from '@urql/exchange-graphcache'
import { contentKey } from '../cacheReads.ts'

/** Lists of everybody's contents. */
export const publicLists: readonly string[] = ['recommendations', 'trending', 'newest', 'explore', 'search']

/** Removes a content from a cached list: of contents, of objects with one (`content`), and of lists within these objects. */
function removeFromField(cache: Cache, parent: string, fieldKey: string, content: string): void {
  const value = cache.resolve(parent, fieldKey)
  const isPart = (key: unknown): key is string => typeof key === 'string' && key.startsWith(`${parent}.`)
  if (isPart(value)) removeFromFields(cache, value, content)
  if (!Array.isArray(value)) return
  const items = value.filter((item) => typeof item === 'string')
  const kept = items.filter((item) => item !== content && cache.resolve(item, 'content') !== content)
  if (kept.length < items.length) cache.link(parent, fieldKey, kept)
  for (const item of kept) if (isPart(item)) removeFromFields(cache, item, content)
}

function removeFromFields(cache: Cache, parent: string, content: string): void {
  for (const { fieldKey } of cache.inspectFields(parent)) removeFromField(cache, parent, fieldKey, content)
}

/** Removes a content from these lists of the query's, in all their cached variants. */
export function removeFromLists(cache: Cache, contentId: unknown, lists: readonly string[]): void {
  const content = cache.keyOfEntity(contentKey(contentId))
  if (content === null) return
  for (const { fieldName, fieldKey } of cache.inspectFields('Query'))
    if (lists.includes(fieldName)) removeFromField(cache, 'Query', fieldKey, content)
}
