import type { Exchange, Operation, OperationResult } from '@urql/core'
import { filter, makeSubject, merge, pipe, share, tap } from 'wonka'
import { isPassing } from './errors.ts'
import type { Reachability } from './reachability.ts'

type Wait = { operation: Operation; attempts: number; timer: ReturnType<typeof setTimeout> | undefined }

function isInterruption({ operation, error, hasNext }: OperationResult): boolean {
  if (operation.kind !== 'subscription') return false
  return error ? isPassing(error) : !hasNext
}

/**
 * Restarts subscriptions whose connection is lost, or that the server ends: after 1 s, then 2, 4… up to 30 s, or as soon as the server is
 * reachable again. The screen keeps its data. A refusal (not found, not allowed) is passed on and ends the subscription.
 */
export function resubscribeExchange(reachability: Reachability, firstDelayMs = 1000, maxDelayMs = 30_000): Exchange {
  return ({ forward }) => {
    const waits = new Map<number, Wait>()
    const again = makeSubject<Operation>()
    let stopListening: (() => void) | undefined

    function resume(wait: Wait): void {
      clearTimeout(wait.timer)
      wait.timer = undefined
      again.next(wait.operation)
      reachability.resumed()
    }

    function resumeAll(): void {
      for (const wait of waits.values()) if (wait.timer) resume(wait)
    }

    function askAgain(operation: Operation): void {
      reachability.failed()
      const wait = waits.get(operation.key) ?? { operation, attempts: 0, timer: undefined }
      stopListening ??= reachability.on('restored', resumeAll)
      waits.set(operation.key, wait)
      // A lost connection is reported twice: as an error and as an end.
      if (wait.timer) return
      const delay = Math.min(firstDelayMs * 2 ** wait.attempts, maxDelayMs)
      wait.attempts += 1
      wait.timer = setTimeout(resume, delay, wait)
    }

    function stopIfLeft(operation: Operation): void {
      if (operation.kind !== 'teardown') return
      clearTimeout(waits.get(operation.key)?.timer)
      forget(operation.key)
    }

    /** Stops listening when nothing waits any more: each sign-in replaces the client, and the old one must not stay subscribed. */
    function forget(key: number): void {
      waits.delete(key)
      if (waits.size > 0) return
      stopListening?.()
      stopListening = undefined
    }

    return (operations) =>
      pipe(
        merge([pipe(operations, tap(stopIfLeft)), again.source]),
        share,
        forward,
        filter((result) => {
          if (isInterruption(result)) {
            askAgain(result.operation)
            return false
          }
          if (result.operation.kind === 'subscription') forget(result.operation.key)
          return true
        }),
      )
  }
}
