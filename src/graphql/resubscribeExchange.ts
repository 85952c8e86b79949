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
 * Live updates outlive the connection that brings them: when it breaks, or ends although nobody left, the
 * subscription is asked again after 1 s, then 2, 4… up to 30 s, or as soon as the server is back, and the
 * screen keeps what it shows.
 * A refusal (not found, not allowed) is passed on and ends it.
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
      // A connection that breaks is told of twice: by its error, and by its end.
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

    /** Who waits for nothing listens no more: a client is left behind at each sign-in. */
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
