import type { GraphqlError } from './startGateway.ts'

type Result<Data> = { data?: Data; errors?: GraphqlError[] }
export type Live<Data> = {
  /** the next result; undefined once the server has ended it */
  next: () => Promise<Result<Data> | undefined>
  leave: () => Promise<void>
}

/** A subscription as the browser makes it: POST, answered by Server-Sent Events. */
export async function openLive<Data>(
  url: string,
  query: string,
  variables: Record<string, unknown> = {},
  token?: string,
): Promise<Live<Data>> {
  const leaving = new AbortController()
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
    signal: leaving.signal,
  })
  if (!response.body || !response.headers.get('content-type')?.startsWith('text/event-stream')) {
    throw new Error(`${response.status} instead of a subscription: ${await response.text()}`)
  }
  // Locked at once: fetch cancels an unread body as soon as its Response is garbage-collected.
  const results = parse<Data>(response.body.getReader())
  return {
    next: async () => {
      const step = await results.next()
      return step.done ? undefined : step.value
    },
    leave: async () => {
      leaving.abort()
      await results.next().catch(() => undefined)
    },
  }
}

async function* parse<Data>(reader: ReadableStreamDefaultReader<Uint8Array>): AsyncGenerator<Result<Data>> {
  const decoder = new TextDecoder()
  let text = ''
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    text += decoder.decode(step.value, { stream: true })
    const events = text.split('\n\n')
    text = events.pop() ?? ''
    for (const event of events) {
      const data = /^data: (.+)$/m.exec(event)?.[1]
      if (data !== undefined) yield JSON.parse(data) as Result<Data>
    }
  }
}
