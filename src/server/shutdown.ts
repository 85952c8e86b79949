import type { Logger } from 'pino'

type Step = {
  name: string
  run: () => Promise<unknown>
  /** starts when the stop begins, together with the earlier steps */
  atOnce: boolean
}

/** Exit codes of the process, listed in docs/operations.md; `src/db` adds 71, a lost embedded database. */
export const exitCodes = { ok: 0, cannotStart: 1, filesLost: 66, crashed: 70, drainTimedOut: 75 } as const

/** How long running requests and jobs may take before the process exits anyway. */
const drainMs = 25_000

/**
 * Undoes the start in reverse order, once, whatever triggers it. A step that fails is logged and the others still run: the database must be
 * closed even when closing a socket fails.
 */
export function createShutdown(log: Logger): {
  add: (name: string, run: () => Promise<unknown>, options?: { atOnce: boolean }) => void
  run: (reason: string) => Promise<void>
} {
  const steps: Step[] = []
  let running: Promise<void> | undefined

  async function end({ name, run }: Step): Promise<void> {
    try {
      await run()
    } catch (error) {
      log.error({ err: error, step: name }, 'a part did not stop cleanly')
    }
  }

  async function undo(reason: string): Promise<void> {
    log.info({ reason }, 'stopping')
    const begun = new Map(steps.filter(({ atOnce }) => atOnce).map((step) => [step, end(step)]))
    for (const step of steps.toReversed()) await (begun.get(step) ?? end(step))
    log.info('stopped')
  }

  return {
    add: (name, run, { atOnce } = { atOnce: false }) => {
      steps.push({ name, run, atOnce })
    },
    run: (reason) => (running ??= undo(reason)),
  }
}

/** Makes SIGTERM and SIGINT drain and exit 0; a second one, or a drain that takes too long, exits at once. */
export function stopOnSignals(stop: (reason: string) => Promise<void>, log: Logger): void {
  let asked = false
  const onSignal = (signal: NodeJS.Signals): void => {
    if (asked) process.exit(exitCodes.drainTimedOut)
    asked = true
    setTimeout(() => {
      log.fatal({ drainMs }, 'parts did not stop in time')
      process.exit(exitCodes.drainTimedOut)
    }, drainMs).unref()
    void stop(signal).then(() => process.exit(exitCodes.ok))
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)

  const onCrash = (error: unknown): void => {
    log.fatal({ err: error }, 'unexpected error outside of any request')
    process.exitCode = exitCodes.crashed
    void stop('crash').then(() => process.exit(exitCodes.crashed))
  }
  process.on('uncaughtException', onCrash)
  process.on('unhandledRejection', onCrash)
}
