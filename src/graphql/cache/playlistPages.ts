import { gql } from '@urql/core'
import type { Cache, FieldArgs, FieldInfo } from '@urql/exchange-graphcache'
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

/** Where an added content stands in the owner's order, before another one or last, and since when it is there. */
export type AddedPlace = { beforeId: string | null; /** null: now */ addedAt: string | null }

/** Shows an added content at its place in the owner's order and, unless it was there before, first among the newest; refetches all pages. */
export function addToPages(cache: Cache, playlistId: string, contentId: string, { beforeId, addedAt }: AddedPlace): void {
  const item = { __typename: 'PlaylistContent', id: `${playlistId}:${contentId}` }
  const key = itemKey(playlistId, contentId)
  for (const field of fieldsOf(cache, playlistId)) {
    const page = readPage(cache, field.arguments)
    if (!page || page.items.includes(key)) continue
    const place = placeIn(page, field, beforeId === null ? null : itemKey(playlistId, beforeId), addedAt === null)
    if (place === null) continue
    cache.writeFragment(addedNow, { ...item, addedAt: addedAt ?? new Date().toISOString() })
    cache.link(item, 'content', contentKey(contentId))
    cache.link(page.key, 'items', page.items.toSpliced(place, 0, key))
  }
  markPagesStale(cache, playlistId)
}

/** Returns the place of an added item on a page; null on another page, or where only the server knows it. */
function placeIn(page: Page, { arguments: args }: FieldInfo, before: string | null, isNewest: boolean): number | null {
  if (args?.['sort'] === 'dateAdded') return isNewest && typeof args['cursor'] !== 'string' ? 0 : null
  if (args?.['sort'] !== 'position') return null
  if (before === null) return page.nextCursor === null ? page.items.length : null
  const place = page.items.indexOf(before)
  return place === -1 ? null : place
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
