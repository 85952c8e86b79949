import type { CodedError } from '../../../shared/codedError.ts'
import type { Failure } from '../failure.ts'

/** The query for the page at a cursor: a GraphQL document and its variables. */
export type PageRequest = { cursor: string; document: object; variables: Readonly<Record<string, unknown>> }

export type PagingContext = { request: PageRequest | null; failure: Failure | null }

export type PagingEvent =
  | { type: 'page.load'; request: PageRequest }
  | { type: 'page.loaded' }
  | { type: 'page.failed'; error: CodedError }
  /** a page was added to the list, or it is another list */
  | { type: 'list.changed'; nextCursor: string | null }

export type PagingTag = 'loading'
