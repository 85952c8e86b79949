/** What the events of forms say on a site that nobody has changed. */
export const atMost = { largestVideoBytes: 2 * 1024 ** 3 } as const

/** The same for their flows. */
export const atMostNow = { largestVideoBytes: () => atMost.largestVideoBytes } as const
