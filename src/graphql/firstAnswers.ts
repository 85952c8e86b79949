import type { Exchange, Operation, OperationResult } from '@urql/core'
import { filter, map, merge, pipe, share } from 'wonka'

/** The data that the server's markup was drawn from. */
export type FirstAnswers = {
  /** of queries, by urql's key of each operation, as guests get it */
  data: Readonly<Record<string, unknown>>
  /** True for a member's page: each query is sent as well, with the session. Nothing of the guests' data goes into the cache. */
  isMember: boolean
  /** True once the page is the browser's. Until then React may begin anew to take the markup over, and needs the same data. */
  isLive: () => boolean
}

/** Answers the queries of the first screen while the browser takes it over. It stands behind the cache for a guest, before it for a member. */
export function firstAnswersExchange({ data, isMember, isLive }: FirstAnswers): Exchange {
  const isAnswered = ({ kind, key }: Operation): boolean => kind === 'query' && `${key}` in data && !isLive()
  const answer = (operation: Operation): OperationResult => ({
    operation,
    data: data[`${operation.key}`],
    stale: isMember,
    hasNext: false,
  })
  return ({ forward }) =>
    (operations$) => {
      const shared$ = pipe(operations$, share)
      return merge([
        pipe(shared$, filter(isAnswered), map(answer)),
        pipe(
          shared$,
          filter((operation) => isMember || !isAnswered(operation)),
          forward,
        ),
      ])
    }
}
