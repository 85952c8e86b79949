/** The requests that write a file at the moment, in this process. A client that resumes may still have an older, silent request open. */
const writers = new Map<string, { stop: () => void; ended: Promise<void> }>()

/** Stops the request that writes this upload's file, and waits for its end. */
export async function stopWriter(upload: string): Promise<void> {
  const writer = writers.get(upload)
  writer?.stop()
  await writer?.ended
}

/** Runs `write` as the only writer of this upload's file. Its signal aborts when another request takes over. */
export async function asWriter<Result>(upload: string, write: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  await stopWriter(upload)
  const stopping = new AbortController()
  const { promise: ended, resolve } = Promise.withResolvers<void>()
  const writer = { stop: () => stopping.abort(), ended }
  writers.set(upload, writer)
  try {
    return await write(stopping.signal)
  } finally {
    if (writers.get(upload) === writer) writers.delete(upload)
    resolve()
  }
}
