/** A step that stops when its signal aborts. */
type Step<Result> = (signal: AbortSignal) => Promise<Result>

/** Runs steps at the same time. When one fails, the others are stopped and awaited, and its error is thrown. */
export async function together<Results extends readonly unknown[]>(
  signal: AbortSignal,
  steps: { [Index in keyof Results]: Step<Results[Index]> },
): Promise<Results> {
  const failing = new AbortController()
  const both = AbortSignal.any([signal, failing.signal])
  const running = steps.map((step) =>
    step(both).catch((error: unknown) => {
      // The first one counts: the others then fail because they were stopped.
      failing.abort(error)
      throw error
    }),
  )
  await Promise.allSettled(running)
  if (failing.signal.aborted) throw failing.signal.reason
  return (await Promise.all(running)) as unknown as Results
}
