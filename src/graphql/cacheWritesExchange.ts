import { type Exchange, makeErrorResult, type Operation, type OperationResult } from '@urql/core'
import { filter, fromPromise, fromValue, makeSubject, merge, mergeMap, pipe, share, type Source, takeUntil } from 'wonka'
import { withTimeout } from '../shared/withTimeout.ts'
import { hasCacheWrites, loadCacheWrites } from './cacheWrites.ts'

const changesCache = ({ kind }: Operation): boolean => kind === 'mutation' || kind === 'subscription'

/**
 * Delays mutations and subscriptions until the write part of the cache is loaded: after the first screen, usually before the user presses a
 * button. When it cannot be loaded, the operation fails as without a network.
 */
export function cacheWritesExchange(): Exchange {
  return ({ forward }) =>
    (operations) => {
      const all = pipe(operations, share)
      const failures = makeSubject<OperationResult>()

      function onceReady(operation: Operation): Source<Operation> {
        if (hasCacheWrites()) return fromValue(operation)
        const isLeft = pipe(
          all,
          filter(({ kind, key }) => kind === 'teardown' && key === operation.key),
        )
        return pipe(
          fromPromise(
            withTimeout(loadCacheWrites(), 20_000).then(
              () => operation,
              (error: Error) => {
                failures.next(makeErrorResult(operation, error))
                return null
              },
            ),
          ),
          filter((ready) => ready !== null),
          takeUntil(isLeft),
        )
      }
      const waiting = pipe(all, filter(changesCache), mergeMap(onceReady))
      const others = pipe(
        all,
        filter((operation) => !changesCache(operation)),
      )
      return merge([forward(merge([waiting, others])), failures.source])
    }
}
