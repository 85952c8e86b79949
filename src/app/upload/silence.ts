/** Milliseconds without a byte, in either direction, after which nothing more is expected. */
const silenceLimitMs = 30_000

/** Says when nothing was heard for too long. `hear` begins the wait anew, `end` ends it. */
export function watchSilence(onSilence: () => void): { hear: (limitMs?: number) => void; end: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = (): void => clearTimeout(timer)
  const hear = (limitMs = silenceLimitMs): void => {
    end()
    timer = setTimeout(onSilence, limitMs)
  }
  hear()
  return { hear, end }
}
