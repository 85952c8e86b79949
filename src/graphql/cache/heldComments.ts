import { gql } from '@urql/core'
import type { Cache, UpdateResolver, UpdatesConfig } from '@urql/exchange-graphcache'
import { forget } from './administration.ts'
import { commentKey, removeComment } from './commentLists.ts'
import { invalidateComments } from './reports.ts'

const heldKey = (id: unknown): string => `HeldComment:${String(id)}`

type Count = { heldCommentsCount: number }

const siteCount = gql<Count, Record<string, never>>`
  query SiteHeldCommentsCount {
    heldCommentsCount(own: false)
  }
`
const ownCount = gql<Count, Record<string, never>>`
  query OwnHeldCommentsCount {
    heldCommentsCount(own: true)
  }
`

const countDown = (data: Count | null): Count | null => data && { heldCommentsCount: Math.max(0, data.heldCommentsCount - 1) }

const isOwn = (cache: Cache, comment: string): boolean =>
  cache.inspectFields('Query').some(({ fieldName, arguments: args }) => {
    const page = fieldName === 'heldComments' && args?.['own'] === true ? cache.resolve('Query', fieldName, args) : null
    const items = typeof page === 'string' ? cache.resolve(page, 'items') : null
    return Array.isArray(items) && items.includes(comment)
  })

/** Removes a comment that was decided about from the lists of those that wait, and from their counts. */
function settle(cache: Cache, id: unknown): void {
  const comment = heldKey(id)
  // The site's count has every comment, the own one those of the own list.
  cache.updateQuery({ query: siteCount }, countDown)
  if (isOwn(cache, comment)) cache.updateQuery({ query: ownCount }, countDown)
  cache.invalidate(comment)
  forget(cache, ['overview', 'auditLog'])
}

const publishComment: UpdateResolver = (_result, { id }, cache) => {
  invalidateComments(cache, cache.resolve(heldKey(id), 'content'))
  settle(cache, id)
}

const refuseComment: UpdateResolver = (_result, { id }, cache) => {
  const content = cache.resolve(heldKey(id), 'content')
  if (typeof content === 'string') removeComment(cache, cache.resolve(content, 'id'), commentKey(id))
  settle(cache, id)
}

export const heldCommentUpdates = { publishComment, refuseComment } satisfies UpdatesConfig[string]
