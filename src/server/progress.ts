const everyMs = 2_000

export const inMegabytes = (bytes: number): string => `${(bytes / 1e6).toLocaleString('fr-FR', { maximumFractionDigits: 0 })} Mo`

/** Returns a function that adds copied bytes, and prints their sum from time to time. */
export function copiedBytes(): (bytes: number) => void {
  let sum = 0
  let saidAt = performance.now()
  return (bytes) => {
    sum += bytes
    if (performance.now() - saidAt < everyMs) return
    saidAt = performance.now()
    process.stdout.write(`${inMegabytes(sum)} copiés…\n`)
  }
}
