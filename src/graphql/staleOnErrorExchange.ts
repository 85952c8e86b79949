import type { Exchange, OperationResult } from '@urql/core'
import { map, pipe, share, tap } from 'wonka'
import { isLost } from './errors.ts'
import type { Reachability } from './reachability.ts'

/**
 * Keeps the data that is shown, on the page and in the cache, when its refetch fails. Only a failed first load has no data.
 * @param reachability receives the loss, unless the operation's caller (`ask`) reports it itself
 */
export function staleOnError(cache: Exchange, reachability: Reachability): Exchange {
  return (input) => {
    const shown = new Map<number, unknown>()
    let left = 0
    const isKept = ({ operation, error }: OperationResult): boolean => shown.has(operation.key) && isLost(error)
    const exchange = cache({
      ...input,
      // A partial response would remove the missing part from the cache.
      forward: (operations) =>
        pipe(
          input.forward(operations),
          map((result) => (isKept(result) ? { ...result, data: undefined } : result)),
          share,
        ),
    })
    return (operations) =>
      pipe(
        operations,
        tap(({ kind, key }) => {
          // A screen that refetches sends a teardown of its query first.
          if (kind === 'teardown') {
            shown.delete(left)
            left = key
          } else if (key === left) left = 0
        }),
        share,
        exchange,
        map((result) => {
          const { operation, data } = result
          if (data && operation.kind === 'query') shown.set(operation.key, data)
          if (data || !isKept(result)) return result
          if (operation.context['reportsOwnFailure'] !== true) reachability.lost()
          return { ...result, data: shown.get(operation.key) }
        }),
      )
  }
}
