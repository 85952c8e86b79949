import type { IncomingMessage, ServerResponse } from 'node:http'
import { listen } from './listen.ts'

export type Call = { method: string; path: string; query: URLSearchParams; headers: IncomingMessage['headers']; body: unknown }
type Reply = { status?: number; body: unknown; headers?: Record<string, string> }
/** Has written the response itself when it returns nothing. */
export type Answerer = (call: Call, response: ServerResponse) => Reply | undefined

export type TinyApi = { url: string; calls: Call[]; close: () => Promise<void> }

/** A real HTTP server that answers like the API, for failures that the real one does not have: hanging, interrupting, invalid responses. */
export async function tinyApi(answer: Answerer): Promise<TinyApi> {
  const calls: Call[] = []
  const { url, close } = await listen((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://tiny')
      const text = Buffer.concat(chunks).toString('utf8')
      const body: unknown = text === '' ? undefined : JSON.parse(text)
      const call = { method: request.method ?? '', path: pathname.replace('/api', ''), query: searchParams, headers: request.headers, body }
      calls.push(call)
      const reply = answer(call, response)
      if (!reply) return
      response.writeHead(reply.status ?? 200, { 'content-type': 'application/json', ...reply.headers })
      response.end(JSON.stringify(reply.body))
    })
  })
  return { url: `${url}/api`, calls, close }
}
