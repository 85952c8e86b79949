/** Contents of one channel that may stand side by side. */
const longestRun = 3

/**
 * Keeps the order, but lets no more than three of one channel follow each other: the next of another channel goes before the fourth.
 * When there is no other, they stay: better many of one channel than nothing.
 */
export function spreadChannels<Row extends { channel_uuid: string }>(ranked: readonly Row[]): Row[] {
  const rest = [...ranked]
  const spread: Row[] = []
  while (rest.length > 0) {
    const run = spread.slice(-longestRun)
    const tired =
      run.length === longestRun && run.every((row) => row.channel_uuid === run[0]?.channel_uuid) ? run[0]?.channel_uuid : undefined
    const next = rest.findIndex((row) => row.channel_uuid !== tired)
    spread.push(...rest.splice(Math.max(next, 0), 1))
  }
  return spread
}
