import type { Cache, FieldInfo } from '@urql/exchange-graphcache'
import { contentKey } from '../cacheReads.ts'
import { markFieldsStale, markStale } from './staleFields.ts'

/** One list of the dashboard, with its loaded pages. */
type Choice = { visibility: unknown; isWhole: boolean; pages: { key: string; field: FieldInfo; items: readonly string[] }[] }

const nameOf = ({ arguments: args }: FieldInfo): string =>
  JSON.stringify([args?.['visibility'] ?? null, args?.['q'] ?? null, args?.['sort'] ?? null])

function choicesOf(cache: Cache, dashboard: string): Choice[] {
  const choices = new Map<string, Choice>()
  for (const field of cache.inspectFields(dashboard)) {
    const { fieldName, fieldKey, arguments: args } = field
    const key = fieldName === 'contents' ? cache.resolve(dashboard, fieldKey) : null
    if (typeof key !== 'string') continue
    const visibility = args?.['visibility'] ?? null
    const choice = choices.get(nameOf(field)) ?? { visibility, isWhole: visibility === null && typeof args?.['q'] !== 'string', pages: [] }
    const items = cache.resolve(key, 'items')
    choice.pages.push({ key, field, items: Array.isArray(items) ? items.map(String) : [] })
    choices.set(nameOf(field), choice)
  }
  return [...choices.values()]
}

/**
 * Keeps a changed content at its place in the lists that contain it, or removes it from a list of the other visibility. A list that it may
 * have entered is invalidated.
 */
export function replaceInChoices(cache: Cache, id: unknown): void {
  const dashboard = cache.resolve('Query', 'dashboard')
  if (typeof dashboard !== 'string') return
  const content = contentKey(id)
  const key = cache.keyOfEntity(content)
  const visibility = cache.resolve(content, 'visibility')
  for (const choice of choicesOf(cache, dashboard)) {
    const belongs = choice.visibility === null || choice.visibility === visibility
    const page = choice.pages.find(({ items }) => key !== null && items.includes(key))
    if (page && !belongs)
      cache.link(
        page.key,
        'items',
        page.items.filter((item) => item !== key),
      )
    if (!page && belongs && !choice.isWhole) for (const { field } of choice.pages) markStale(cache, dashboard, field)
  }
}

/** Shows a content that was just created first in the list of all contents, the last one uploaded first; the other lists are stale. */
export function addToDashboard(cache: Cache, id: unknown): void {
  const dashboard = cache.resolve('Query', 'dashboard')
  const key = cache.keyOfEntity(contentKey(id))
  if (typeof dashboard !== 'string' || key === null) return
  for (const { isWhole, pages } of choicesOf(cache, dashboard)) {
    const first = pages.find(({ field: { arguments: args } }) => args?.['sort'] === 'uploadDate' && typeof args['cursor'] !== 'string')
    if (isWhole && first && !first.items.includes(key)) cache.link(first.key, 'items', [key, ...first.items])
    else if (!isWhole || !first) for (const { field } of pages) markStale(cache, dashboard, field)
  }
}

/**
 * Refetches the dashboard when a content without a file is in none of its lists: it was just created in another tab. A content with a file
 * may be missing only because its page was not loaded.
 */
export function refetchForNewContent(cache: Cache, id: unknown): void {
  const dashboard = cache.resolve('Query', 'dashboard')
  const content = contentKey(id)
  const media = cache.resolve(content, 'media')
  if (typeof dashboard !== 'string' || typeof media !== 'string') return
  const state = cache.resolve(media, 'state')
  if (state !== 'awaitingFile' && state !== 'arriving') return
  const key = cache.keyOfEntity(content)
  const isListed = choicesOf(cache, dashboard).some(({ pages }) => pages.some(({ items }) => key !== null && items.includes(key)))
  if (!isListed) markFieldsStale(cache, 'Query', ['dashboard'])
}
