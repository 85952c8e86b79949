/** How many contents of one channel may follow each other. */
const longestRun = 3

/**
 * Keeps the order, but puts a content of another channel before the fourth consecutive one of the same channel. When there is no other
 * channel, the order stays.
 */
export function spreadChannels<Row extends { channel_uuid: string }>(ranked: readonly Row[]): Row[] {
  const rest = [...ranked]
  const spread: Row[] = []
  while (rest.length > 0) {
    const run = spread.slice(-longestRun)
    const repeatedChannel =
      run.length === longestRun && run.every((row) => row.channel_uuid === run[0]?.channel_uuid) ? run[0]?.channel_uuid : undefined
    const next = rest.findIndex((row) => row.channel_uuid !== repeatedChannel)
    spread.push(...rest.splice(Math.max(next, 0), 1))
  }
  return spread
}
