import type { Exchange, Operation, OperationResult } from '@urql/core'
import { filter, makeSubject, merge, pipe, share, tap } from 'wonka'
import { isPassing } from './errors.ts'
import type { Reachability } from './reachability.ts'

/** Restarts one interrupted subscription, as often as it takes. */
export type Resubscription = {
  /** The connection is lost again, or still: it is reported twice, as an error and as an end. */
  interrupted: () => void
  stop: () => void
}

/** Waits for the moment to restart an interrupted subscription. @param resume restarts it */
export type StartResubscription = (resume: () => void) => Resubscription

function isInterruption({ operation, error, hasNext }: OperationResult): boolean {
  if (operation.kind !== 'subscription') return false
  return error ? isPassing(error) : !hasNext
}

/**
 * Restarts subscriptions whose connection is lost, or that the server ends. The screen keeps its data. A refusal (not found, not allowed)
 * is passed on and ends the subscription.
 */
export function resubscribeExchange(reachability: Reachability, startResubscription: StartResubscription): Exchange {
  return ({ forward }) => {
    const resubscriptions = new Map<number, Resubscription>()
    const resumed = makeSubject<Operation>()

    function resubscribe(operation: Operation): void {
      reachability.failed()
      const running = resubscriptions.get(operation.key)
      if (running) return running.interrupted()
      const resume = (): void => {
        resumed.next(operation)
        reachability.resumed()
      }
      resubscriptions.set(operation.key, startResubscription(resume))
    }

    function stop({ key }: Operation): void {
      resubscriptions.get(key)?.stop()
      resubscriptions.delete(key)
    }

    return (operations) =>
      pipe(
        merge([
          pipe(
            operations,
            tap((operation) => {
              if (operation.kind === 'teardown') stop(operation)
            }),
          ),
          resumed.source,
        ]),
        share,
        forward,
        filter((result) => {
          if (isInterruption(result)) {
            resubscribe(result.operation)
            return false
          }
          if (result.operation.kind === 'subscription') stop(result.operation)
          return true
        }),
      )
  }
}
