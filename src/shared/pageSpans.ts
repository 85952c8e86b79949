/** Where pages post the spans of their GraphQL requests. */
export const pageSpansPath = '/spans'

/** How many spans a page posts at once. */
export const pageSpansMax = 20

/** A GraphQL request of a page, in milliseconds since 1970 by the page's clock. */
export type PageSpan = {
  traceId: string
  spanId: string
  operation: string
  startedAt: number
  endedAt: number
  /** status of the answer; 0: there was none */
  status: number
}

export type PageSpans = { sentAt: number; spans: PageSpan[] }
