import type { Exchange, Operation, OperationResult } from '@urql/core'
import { filter, map, merge, pipe, share, tap } from 'wonka'

/** The data that the server's markup was drawn from. */
export type FirstAnswers = {
  /** of queries, by urql's key of each operation, as guests get it */
  data: Readonly<Record<string, unknown>>
  /** True for a member's page: each query is sent as well, with the session. Nothing of the guests' data goes into the cache. */
  isMember: boolean
  /** True where no cache keeps them: they answer until the gateway does. */
  isKept?: boolean
}

/** Answers each query of the first screen once. It stands behind the cache for a guest, before it for a member. */
export function firstAnswersExchange({ data, isMember, isKept = false }: FirstAnswers): Exchange {
  const left = new Map(Object.entries(data))
  const isAnswered = ({ kind, key }: Operation): boolean => kind === 'query' && left.has(`${key}`)
  const answer = (operation: Operation): OperationResult => {
    const known = left.get(`${operation.key}`)
    // Later: the same operation is also asked whether it has to be sent.
    if (!isKept) queueMicrotask(() => left.delete(`${operation.key}`))
    return { operation, data: known, stale: isMember, hasNext: false }
  }
  return ({ forward }) =>
    (operations$) => {
      const shared$ = pipe(operations$, share)
      return merge([
        pipe(shared$, filter(isAnswered), map(answer)),
        pipe(
          shared$,
          filter((operation) => isMember || !isAnswered(operation)),
          forward,
          tap(({ operation: { key } }) => left.delete(`${key}`)),
        ),
      ])
    }
}
