import type { Cache, FieldArgs } from '@urql/exchange-graphcache'
import { contentKey } from '../cacheReads.ts'
import { markFieldsStale } from './staleFields.ts'

/** One list of the dashboard, with its loaded pages. */
type Choice = { visibility: unknown; isWhole: boolean; pages: { key: string; args: FieldArgs; items: readonly string[] }[] }

const nameOf = (args: FieldArgs): string => JSON.stringify([args?.['visibility'] ?? null, args?.['q'] ?? null, args?.['sort'] ?? null])

function choicesOf(cache: Cache, dashboard: string): Choice[] {
  const choices = new Map<string, Choice>()
  for (const { fieldName, arguments: args } of cache.inspectFields(dashboard)) {
    const key = fieldName === 'contents' ? cache.resolve(dashboard, fieldName, args) : null
    if (typeof key !== 'string') continue
    const visibility = args?.['visibility'] ?? null
    const choice = choices.get(nameOf(args)) ?? { visibility, isWhole: visibility === null && typeof args?.['q'] !== 'string', pages: [] }
    const items = cache.resolve(key, 'items')
    choice.pages.push({ key, args, items: Array.isArray(items) ? items.map(String) : [] })
    choices.set(nameOf(args), choice)
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
    if (!page && belongs && !choice.isWhole) markFieldsStale(cache, dashboard, ['contents'])
  }
}

/** Shows a content that was just created first in the list of all contents, the last one uploaded first. */
export function addToDashboard(cache: Cache, id: unknown): void {
  const dashboard = cache.resolve('Query', 'dashboard')
  const key = cache.keyOfEntity(contentKey(id))
  if (typeof dashboard !== 'string' || key === null) return
  for (const { isWhole, pages } of choicesOf(cache, dashboard)) {
    const first = pages.find(({ args }) => args?.['sort'] === 'uploadDate' && typeof args['cursor'] !== 'string')
    if (isWhole && first && !first.items.includes(key)) cache.link(first.key, 'items', [key, ...first.items])
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
