import { gql } from '@urql/core'
import type { Cache, UpdateResolver, UpdatesConfig, Variables } from '@urql/exchange-graphcache'
import { forget } from './administration.ts'
import { commentKey, removeComment } from './commentLists.ts'
import { invalidateComments } from './reports.ts'

const heldKey = (id: unknown): string => `HeldComment:${String(id)}`

type Count = { heldCommentsCount: number }

/** Which of the lists: that of the site, of the own channel, or of a channel. */
type Under = { own: boolean; channelId?: string }

const countQuery = gql<Count, Under>`
  query HeldCommentsCount($own: Boolean!, $channelId: ID) {
    heldCommentsCount(own: $own, channelId: $channelId)
  }
`

const underOf = (args: Variables | null): Under => ({
  own: args?.['own'] === true,
  ...(typeof args?.['channelId'] === 'string' && { channelId: args['channelId'] }),
})
const isSame = (one: Under, other: Under): boolean => one.own === other.own && one.channelId === other.channelId
const isOfSite = ({ own, channelId }: Under): boolean => !own && channelId === undefined

const countDown = (data: Count | null): Count | null => data && { heldCommentsCount: Math.max(0, data.heldCommentsCount - 1) }

/** Returns the lists that have the comment. */
const listsWith = (cache: Cache, comment: string): Under[] =>
  cache
    .inspectFields('Query')
    .filter(({ fieldName, arguments: args }) => {
      const page = fieldName === 'heldComments' ? cache.resolve('Query', fieldName, args) : null
      const items = typeof page === 'string' ? cache.resolve(page, 'items') : null
      return Array.isArray(items) && items.includes(comment)
    })
    .map(({ arguments: args }) => underOf(args))

/** Removes a comment that was decided about from the lists of those that wait, and from their counts. */
function settle(cache: Cache, id: unknown): void {
  const comment = heldKey(id)
  const lists = listsWith(cache, comment)
  for (const { fieldName, arguments: args } of cache.inspectFields('Query')) {
    if (fieldName !== 'heldCommentsCount') continue
    const under = underOf(args)
    // The site's count has every comment, the others those of their lists.
    if (isOfSite(under) || lists.some((list) => isSame(list, under))) cache.updateQuery({ query: countQuery, variables: under }, countDown)
  }
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
