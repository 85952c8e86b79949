type Watched = { ping(): Promise<void>; fail(error: Error): void }

/** Twelve unanswered looks, five seconds apart. No query of the site comes near; migrations run before the watch begins. */
const defaults = { everyMs: 5000, misses: 12 }

/**
 * Gives the engine up when its thread answers no more: one that spins would ignore SIGTERM, too.
 * Counts looks and not seconds, so that a computer that slept does not count as silence.
 * @returns the function that ends the watch
 */
export function watch(engine: Watched, { everyMs, misses } = defaults): () => void {
  let unanswered = 0
  const ask = async (): Promise<void> => {
    await engine.ping()
    unanswered = 0
  }
  const timer = setInterval(() => {
    // A ping that rejects comes from an engine that has failed already, and has said so.
    if (unanswered === 0) ask().catch(() => clearInterval(timer))
    unanswered += 1
    if (unanswered <= misses) return
    clearInterval(timer)
    engine.fail(new Error(`the embedded database has not answered for ${(everyMs * misses) / 1000} s`))
  }, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}
