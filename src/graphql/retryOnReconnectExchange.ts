import { type Exchange, makeOperation, type Operation } from '@urql/core'
import { pipe, tap } from 'wonka'
import { isLost, isPassing } from './errors.ts'
import type { Reachability } from './reachability.ts'

/**
 * Reports the success or failure of requests to `reachability`. A query that failed for lack of a response, and whose screen is still
 * mounted, is retried once the server is reachable again.
 */
export function retryOnReconnect(reachability: Reachability): Exchange {
  return ({ client, forward }) => {
    const failed = new Map<number, Operation>()
    let stopListening: (() => void) | undefined

    function retryFailed(): void {
      stopListening?.()
      stopListening = undefined
      for (const operation of failed.values()) {
        client.reexecuteOperation(makeOperation(operation.kind, operation, { ...operation.context, requestPolicy: 'network-only' }))
      }
      failed.clear()
    }

    return (operations) =>
      pipe(
        operations,
        tap(({ kind, key }) => {
          if (kind === 'teardown') failed.delete(key)
        }),
        forward,
        tap(({ operation, error }) => {
          failed.delete(operation.key)
          if (isLost(error)) {
            if (operation.kind === 'query') failed.set(operation.key, operation)
            stopListening ??= reachability.on('restored', retryFailed)
          }
          if (error && isPassing(error)) reachability.failed()
          else reachability.answered()
        }),
      )
  }
}
