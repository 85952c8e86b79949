import type { Cache, Entity } from '@urql/exchange-graphcache'

/** A cached page of comments or replies. `items` are the keys of comments. */
type Page = { key: string; items: readonly string[]; isFirst: boolean; isLast: boolean; sort: unknown }

export const commentKey = (id: unknown): string => `Comment:${String(id)}`
export const contentEntity = (id: unknown): Entity => ({ __typename: 'Content', id: String(id) })

function pagesOf(cache: Cache, owner: Entity, fieldName: 'comments' | 'replies'): Page[] {
  return cache.inspectFields(owner).flatMap((field) => {
    const key = field.fieldName === fieldName ? cache.resolve(owner, fieldName, field.arguments) : null
    if (typeof key !== 'string') return []
    const items = cache.resolve(key, 'items')
    const after = field.arguments?.['after']
    return [
      {
        key,
        items: Array.isArray(items) ? items.filter((item) => typeof item === 'string') : [],
        isFirst: after === undefined || after === null,
        isLast: cache.resolve(key, 'nextCursor') === null,
        sort: field.arguments?.['sort'],
      },
    ]
  })
}

function createdAt(cache: Cache, comment: string): string {
  const at = cache.resolve(comment, 'createdAt')
  return typeof at === 'string' ? at : ''
}

export const isPinned = (cache: Cache, comment: string): boolean => cache.resolve(comment, 'isPinned') === true
const setItems = (cache: Cache, page: Page, items: string[]): void => cache.link(page.key, 'items', items)

/** Inserts the viewer's own new comment where they see it: first, below the pinned one, in every sort order. */
export function insertOwnComment(cache: Cache, contentId: unknown, comment: string): void {
  for (const page of pagesOf(cache, contentEntity(contentId), 'comments')) {
    if (!page.isFirst || page.items.includes(comment)) continue
    const [pinned, others] = split(cache, page.items)
    setItems(cache, page, [...pinned, comment, ...others])
  }
}

/**
 * Inserts another user's comment into the newest list if it is new there, and at the end of the most liked list if that list is fully
 * loaded. A changed comment of a page that was never loaded is not inserted.
 */
export function insertOthersComment(cache: Cache, contentId: unknown, comment: string): void {
  const pages = pagesOf(cache, contentEntity(contentId), 'comments')
  for (const page of pages) {
    if (pages.some(({ sort, items }) => sort === page.sort && items.includes(comment))) continue
    if (page.sort === 'popular') {
      if (page.isLast) setItems(cache, page, [...page.items, comment])
    } else if (page.isFirst) {
      const [pinned, others] = split(cache, page.items)
      const at = createdAt(cache, comment)
      const older = others.findIndex((other) => createdAt(cache, other) < at)
      if (older === 0 || page.isLast) {
        const place = older < 0 ? others.length : older
        setItems(cache, page, [...pinned, ...others.slice(0, place), comment, ...others.slice(place)])
      }
    }
  }
}

/** Appends a reply to its conversation, if all of its pages are loaded. */
export function appendReply(cache: Cache, parent: string, comment: string): void {
  const pages = pagesOf(cache, parent, 'replies')
  if (pages.some(({ items }) => items.includes(comment))) return
  for (const page of pages) if (page.isLast) setItems(cache, page, [...page.items, comment])
}

/** Removes a comment from every list that contains it. */
export function removeComment(cache: Cache, contentId: unknown, comment: string): void {
  const parentId = cache.resolve(comment, 'parentId')
  const pages = [
    ...pagesOf(cache, contentEntity(contentId), 'comments'),
    ...(typeof parentId === 'string' ? pagesOf(cache, commentKey(parentId), 'replies') : []),
  ]
  for (const page of pages) {
    if (!page.items.includes(comment)) continue
    setItems(
      cache,
      page,
      page.items.filter((item) => item !== comment),
    )
  }
}

/** Sorts again: the pinned comment first, the others in the list's order. */
export function sortAgain(cache: Cache, contentId: unknown): void {
  for (const page of pagesOf(cache, contentEntity(contentId), 'comments')) {
    if (page.isFirst) setItems(cache, page, page.items.toSorted(page.sort === 'popular' ? byLikes(cache) : byDate(cache)))
  }
}

/** Returns every cached comment of the content. */
export const knownComments = (cache: Cache, contentId: unknown): readonly string[] =>
  pagesOf(cache, contentEntity(contentId), 'comments').flatMap(({ items }) => items)

type Order = (left: string, right: string) => number

const pinnedFirst =
  (cache: Cache): Order =>
  (left, right) =>
    Number(isPinned(cache, right)) - Number(isPinned(cache, left))

const byDate =
  (cache: Cache): Order =>
  (left, right) =>
    pinnedFirst(cache)(left, right) || createdAt(cache, right).localeCompare(createdAt(cache, left))

const byLikes =
  (cache: Cache): Order =>
  (left, right) =>
    pinnedFirst(cache)(left, right) || Number(cache.resolve(right, 'likesCount')) - Number(cache.resolve(left, 'likesCount'))

function split(cache: Cache, items: readonly string[]): [string[], string[]] {
  return [items.filter((item) => isPinned(cache, item)), items.filter((item) => !isPinned(cache, item))]
}
