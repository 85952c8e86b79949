type Watched = { ping(): Promise<void>; fail(error: Error): void }

/** Twelve unanswered pings, five seconds apart. No query of the site takes that long; migrations run before the watchdog starts. */
const defaults = { everyMs: 5000, misses: 12 }

/**
 * Gives the engine up when its thread does not answer any more: a spinning thread would also ignore SIGTERM. Counts pings and not seconds,
 * so that the sleep of a computer does not count as silence.
 * @returns the function that stops the watchdog
 */
export function watch(engine: Watched, { everyMs, misses } = defaults): () => void {
  let unanswered = 0
  const ask = async (): Promise<void> => {
    await engine.ping()
    unanswered = 0
  }
  const timer = setInterval(() => {
    // A ping only rejects when the engine has failed already, and that was reported.
    if (unanswered === 0) ask().catch(() => clearInterval(timer))
    unanswered += 1
    if (unanswered <= misses) return
    clearInterval(timer)
    engine.fail(new Error(`the embedded database has not answered for ${(everyMs * misses) / 1000} s`))
  }, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}
