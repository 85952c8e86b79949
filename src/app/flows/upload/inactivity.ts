/** Milliseconds without a byte in either direction after which the request times out. */
const silenceLimitMs = 30_000

/** Calls `onSilence` after too long without activity. `restart` restarts the timer, `end` clears it. */
export function watchInactivity(onSilence: () => void): { restart: (limitMs?: number) => void; end: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = (): void => clearTimeout(timer)
  const restart = (limitMs = silenceLimitMs): void => {
    end()
    timer = setTimeout(onSilence, limitMs)
  }
  restart()
  return { restart, end }
}
