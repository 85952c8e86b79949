import type { Cache, CacheExchangeOpts } from '@urql/exchange-graphcache'
import { forgetLists } from './history.ts'

const keyOf = (type: string, id: unknown): string => `${type}:${String(id)}`

/** Takes out of the open reports those that a decision has closed; the closed ones are asked for anew. */
function settle(cache: Cache, isSettled: (report: string) => boolean): void {
  for (const { fieldName, arguments: args } of cache.inspectFields('Query')) {
    if (fieldName !== 'reports') continue
    if (args?.['status'] === 'closed') {
      cache.invalidate('Query', fieldName, args)
      continue
    }
    const page = cache.resolve('Query', fieldName, args)
    const items = typeof page === 'string' ? cache.resolve(page, 'items') : null
    if (typeof page !== 'string' || !Array.isArray(items)) continue
    cache.link(
      page,
      'items',
      items.map(String).filter((report) => !isSettled(report)),
    )
  }
}

function noteHidden(cache: Cache, subject: string): void {
  if (cache.resolve(subject, 'kind') === 'comment') forgetComments(cache, cache.resolve(subject, 'content'))
  else forgetLists(cache)
}

/** A comment is no longer under its content, or once more. */
function forgetComments(cache: Cache, reported: unknown): void {
  const id = typeof reported === 'string' ? cache.resolve(reported, 'id') : null
  if (typeof id !== 'string') return
  const content = { __typename: 'Content', id }
  for (const { fieldName, arguments: args } of cache.inspectFields(content)) {
    if (fieldName === 'comments' || fieldName === 'commentsCount') cache.invalidate(content, fieldName, args)
  }
}

/** What moderators see, and what their decisions change elsewhere. */
export const reportCache = {
  updates: {
    Mutation: {
      closeReport: (_result, { id, decision }, cache) => {
        const closed = keyOf('Report', id)
        const subject = cache.resolve(closed, 'subject')
        // Hiding leaves nothing to decide about the thing.
        settle(cache, (report) => report === closed || (decision === 'hidden' && cache.resolve(report, 'subject') === subject))
        if (decision === 'hidden' && typeof subject === 'string') noteHidden(cache, subject)
      },
      setHidden: (_result, { id }, cache) => noteHidden(cache, keyOf('ReportSubject', id)),
    },
  },
} satisfies Pick<CacheExchangeOpts, 'updates'>
