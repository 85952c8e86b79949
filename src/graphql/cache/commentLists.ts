import type { Cache, Entity } from '@urql/exchange-graphcache'

/** One page of comments or replies that the cache holds; `items` are keys of comments. */
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

/** Puts the viewer's own new comment where they see it: first, below the pinned one, in either order. */
export function putFirst(cache: Cache, contentId: unknown, comment: string): void {
  for (const page of pagesOf(cache, contentEntity(contentId), 'comments')) {
    if (!page.isFirst || page.items.includes(comment)) continue
    const [pinned, others] = split(cache, page.items)
    setItems(cache, page, [...pinned, comment, ...others])
  }
}

/**
 * Puts a comment of somebody else's into the newest ones when it is new there, and at the end of the most liked when they end
 * here. What merely changed and stands on a page that was never asked for stays away.
 */
export function takeIn(cache: Cache, contentId: unknown, comment: string): void {
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

/** Puts a reply at the end of its conversation, where all of it is there. */
export function joinConversation(cache: Cache, parent: string, comment: string): void {
  const pages = pagesOf(cache, parent, 'replies')
  if (pages.some(({ items }) => items.includes(comment))) return
  for (const page of pages) if (page.isLast) setItems(cache, page, [...page.items, comment])
}

/** Takes a comment out of every list that holds it. */
export function takeOut(cache: Cache, contentId: unknown, comment: string): void {
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

/** The pinned one first, the others in their order. */
export function sortAgain(cache: Cache, contentId: unknown): void {
  for (const page of pagesOf(cache, contentEntity(contentId), 'comments')) {
    if (page.isFirst) setItems(cache, page, page.items.toSorted(page.sort === 'popular' ? byLikes(cache) : byDate(cache)))
  }
}

/** Every comment of the content's pages. */
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
