import { type Exchange, makeOperation, type Operation } from '@urql/core'
import { pipe, tap } from 'wonka'
import { isLost, isPassing } from './errors.ts'
import type { Reachability } from './reachability.ts'

/**
 * Tells what gets through and what does not. A query that nobody answered, and whose screen is still there, is
 * asked again by itself once the server is back.
 */
export function returnExchange(reachability: Reachability): Exchange {
  return ({ client, forward }) => {
    const failed = new Map<number, Operation>()
    let stopListening: (() => void) | undefined

    function askAgain(): void {
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
            stopListening ??= reachability.on('restored', askAgain)
          }
          if (error && isPassing(error)) reachability.failed()
          else reachability.answered()
        }),
      )
  }
}
