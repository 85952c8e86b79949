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
  if (!response.body) throw new Error('a subscription without a body')
  const results = parse<Data>(response.body)
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

async function* parse<Data>(body: AsyncIterable<Uint8Array>): AsyncGenerator<Result<Data>> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of body) {
    text += decoder.decode(chunk, { stream: true })
    const events = text.split('\n\n')
    text = events.pop() ?? ''
    for (const event of events) {
      const data = /^data: (.+)$/m.exec(event)?.[1]
      if (data !== undefined) yield JSON.parse(data) as Result<Data>
    }
  }
}
