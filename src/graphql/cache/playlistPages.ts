import { gql } from '@urql/core'
import type { Cache, FieldArgs } from '@urql/exchange-graphcache'
import { movedBefore } from '../../shared/order.ts'
import { contentKey } from '../cacheReads.ts'
import { markStale } from './staleFields.ts'

const pages = 'playlistContents'

const addedNow = gql`
  fragment AddedNow on PlaylistContent {
    id
    addedAt
  }
`

type Page = { key: string; args: FieldArgs; items: string[]; nextCursor: string | null }

function readPage(cache: Cache, args: FieldArgs): Page | null {
  const key = cache.resolve('Query', pages, args ?? {})
  if (typeof key !== 'string') return null
  const items = cache.resolve(key, 'items')
  const nextCursor = cache.resolve(key, 'nextCursor')
  if (!Array.isArray(items)) return null
  return {
    key,
    args,
    items: items.filter((item) => typeof item === 'string'),
    nextCursor: typeof nextCursor === 'string' ? nextCursor : null,
  }
}

/** Returns all pages in order; none when one of them is not cached. */
function allPages(cache: Cache, args: FieldArgs): Page[] {
  const { cursor: _, ...first } = args ?? {}
  const found: Page[] = []
  let cursor: string | null = null
  do {
    const page: Page | null = readPage(cache, cursor === null ? first : { ...first, cursor })
    if (!page) return []
    found.push(page)
    cursor = page.nextCursor
  } while (cursor !== null)
  return found
}

const fieldsOf = (cache: Cache, playlistId: string) =>
  cache.inspectFields('Query').filter((field) => field.fieldName === pages && field.arguments?.['playlistId'] === playlistId)

export function markPagesStale(cache: Cache, playlistId: string): void {
  for (const field of fieldsOf(cache, playlistId)) markStale(cache, 'Query', field)
}

/** Shows an added content last in the owner's order and first among the newest, where these pages are cached; refetches them all. */
export function addToPages(cache: Cache, playlistId: string, contentId: string): void {
  const item = { __typename: 'PlaylistContent', id: `${playlistId}:${contentId}` }
  const key = itemKey(playlistId, contentId)
  for (const field of fieldsOf(cache, playlistId)) {
    const page = readPage(cache, field.arguments)
    const sort = field.arguments?.['sort']
    const isFirst = typeof field.arguments?.['cursor'] !== 'string'
    if (!page || page.items.includes(key)) continue
    const isEnd = sort === 'position' && page.nextCursor === null
    if (!isEnd && !(sort === 'dateAdded' && isFirst)) continue
    cache.writeFragment(addedNow, { ...item, addedAt: new Date().toISOString() })
    cache.link(item, 'content', contentKey(contentId))
    cache.link(page.key, 'items', isEnd ? [...page.items, key] : [key, ...page.items])
  }
  markPagesStale(cache, playlistId)
}

/** Removes a content from a playlist in every cached sort order. */
export function removeFromPages(cache: Cache, playlistId: string, contentId: string): void {
  const gone = itemKey(playlistId, contentId)
  for (const field of fieldsOf(cache, playlistId)) {
    const page = readPage(cache, field.arguments)
    if (page?.items.includes(gone))
      cache.link(
        page.key,
        'items',
        page.items.filter((item) => item !== gone),
      )
  }
}

/** Moves a content in the owner's order, across pages. Other sort orders do not change. */
export function moveInPages(cache: Cache, playlistId: string, contentId: string, beforeId: string | null): void {
  const isFirstInOrder = ({ arguments: args }: { arguments: FieldArgs }) => args?.['sort'] === 'position' && args['cursor'] === undefined
  for (const field of fieldsOf(cache, playlistId).filter(isFirstInOrder)) {
    const all = allPages(cache, field.arguments)
    const before = beforeId === null ? null : itemKey(playlistId, beforeId)
    const moved = movedBefore(
      all.flatMap((page) => page.items),
      itemKey(playlistId, contentId),
      before,
    )
    for (const page of all) cache.link(page.key, 'items', moved.splice(0, page.items.length))
  }
}

const itemKey = (playlistId: string, contentId: string): string => `PlaylistContent:${playlistId}:${contentId}`
