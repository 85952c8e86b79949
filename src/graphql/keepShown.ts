import type { Exchange, OperationResult } from '@urql/core'
import { map, pipe, share, tap } from 'wonka'
import { isLost } from './errors.ts'
import type { Reachability } from './reachability.ts'

/**
 * What is shown stays, on the page and in the cache, when asking for it again fails; only a first load that fails leaves nothing.
 * @param reachability hears of it, unless those who `ask` tell of it themselves
 */
export function keepShown(cache: Exchange, reachability: Reachability): Exchange {
  return (input) => {
    const shown = new Map<number, unknown>()
    let left = 0
    const isKept = ({ operation, error }: OperationResult): boolean => shown.has(operation.key) && isLost(error)
    const exchange = cache({
      ...input,
      // Half an answer would take the other half out of the cache.
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
          // A screen that asks again lets go of its question first.
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
          if (operation.context['isTold'] !== true) reachability.lost()
          return { ...result, data: shown.get(operation.key) }
        }),
      )
  }
}
