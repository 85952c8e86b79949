import { type Exchange, makeOperation, type Operation, type OperationResult } from '@urql/core'
import { filter, map, merge, pipe, share } from 'wonka'

/** The data of queries by urql's key of each operation. */
export type FirstAnswers = Readonly<Record<string, unknown>>

/**
 * Answers queries with the data that the server's markup was drawn from, each once.
 * @param answers as guests get them
 * @param isMember each query is then sent as well, with the session
 */
export function firstAnswersExchange(answers: FirstAnswers, isMember: boolean): Exchange {
  const left = new Map(Object.entries(answers))
  const isAnswered = ({ kind, key, context }: Operation): boolean =>
    kind === 'query' && context.requestPolicy !== 'network-only' && left.has(`${key}`)
  return ({ client, forward }) =>
    (operations$) => {
      const shared$ = pipe(operations$, share)
      const answer = (operation: Operation): OperationResult => {
        const data = left.get(`${operation.key}`)
        // Later: the same operation is also asked whether it has to be sent.
        queueMicrotask(() => left.delete(`${operation.key}`))
        if (isMember) client.reexecuteOperation(makeOperation('query', operation, { ...operation.context, requestPolicy: 'network-only' }))
        return { operation, data, stale: isMember, hasNext: false }
      }
      return merge([
        pipe(shared$, filter(isAnswered), map(answer)),
        pipe(
          shared$,
          filter((operation) => !isAnswered(operation)),
          forward,
        ),
      ])
    }
}
