import type { Cache, CacheExchangeOpts } from '@urql/exchange-graphcache'
import { forget } from './administration.ts'
import { markListsStale } from './history.ts'

const keyOf = (type: string, id: unknown): string => `${type}:${String(id)}`

/** Removes the reports that a decision has closed from the open ones, and invalidates the list of closed ones. */
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
  if (cache.resolve(subject, 'kind') === 'comment') invalidateComments(cache, cache.resolve(subject, 'content'))
  else markListsStale(cache)
}

/** A comment was removed from its content, or restored: invalidates the content's comments and their count. */
export function invalidateComments(cache: Cache, reported: unknown): void {
  const id = typeof reported === 'string' ? cache.resolve(reported, 'id') : null
  if (typeof id !== 'string') return
  const content = { __typename: 'Content', id }
  for (const { fieldName, arguments: args } of cache.inspectFields(content)) {
    if (fieldName === 'comments' || fieldName === 'commentsCount') cache.invalidate(content, fieldName, args)
  }
}

/** The moderation lists, and the effects of decisions on other data. */
export const reportCache = {
  updates: {
    Mutation: {
      closeReport: (_result, { id, decision }, cache) => {
        const closed = keyOf('Report', id)
        const subject = cache.resolve(closed, 'subject')
        // Hiding an item closes all open reports about it.
        settle(cache, (report) => report === closed || (decision === 'hidden' && cache.resolve(report, 'subject') === subject))
        if (decision === 'hidden' && typeof subject === 'string') noteHidden(cache, subject)
      },
      setHidden: (_result, { id }, cache) => {
        noteHidden(cache, keyOf('ReportSubject', id))
        forget(cache, ['administeredContents', 'overview', 'auditLog'])
      },
    },
  },
} satisfies Pick<CacheExchangeOpts, 'updates'>
