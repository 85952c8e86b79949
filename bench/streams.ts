import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { makeDataDir, type RunningLucarne, startLucarne } from '../tests/support/process.ts'
import { creator, member } from './account.ts'
import type { Row } from './report.ts'

const streams = 1000

/** Reads a process's heap after a forced garbage collection, through its inspector. */
async function heapReader({ output }: RunningLucarne): Promise<{ heapMb: () => Promise<number>; close: () => void }> {
  const address = /ws:\/\/\S+/.exec(output().stderr)?.[0]
  if (address === undefined) throw new Error('the process has no inspector')
  const socket = new WebSocket(address)
  const { promise: open, resolve, reject } = Promise.withResolvers<void>()
  socket.addEventListener('open', () => resolve())
  socket.addEventListener('error', () => reject(new Error('the inspector does not answer')))
  await open
  let last = 0
  async function ask(method: string): Promise<unknown> {
    const id = (last += 1)
    const answer = Promise.withResolvers<unknown>()
    const listen = ({ data }: MessageEvent): void => {
      const message = z.looseObject({ id: z.number().optional(), result: z.unknown() }).parse(JSON.parse(String(data)))
      if (message.id !== id) return
      socket.removeEventListener('message', listen)
      answer.resolve(message.result)
    }
    socket.addEventListener('message', listen)
    socket.send(JSON.stringify({ id, method }))
    return answer.promise
  }
  return {
    heapMb: async () => {
      await ask('HeapProfiler.collectGarbage')
      await ask('HeapProfiler.collectGarbage')
      return z.object({ usedSize: z.number() }).parse(await ask('Runtime.getHeapUsage')).usedSize / 1e6
    },
    close: () => socket.close(),
  }
}

type Asked = { path: string; headers: Record<string, string>; body?: string }

/** Waits until the figure stops falling: the server releases a closed connection some turns later. */
async function settled(read: () => Promise<number>): Promise<number> {
  for (let last = await read(); ;) {
    await pause(1000)
    const next = await read()
    if (next > last - 1) return next
    last = next
  }
}

/**
 * Opens a stream.
 * @returns the seconds until its first bytes or its refusal, and a function that closes it and resolves once the connection is closed
 */
async function open(url: string, agent: Agent, { path, headers, body }: Asked): Promise<{ seconds: number; end: () => Promise<void> }> {
  const started = performance.now()
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const { promise: closed, resolve: close } = Promise.withResolvers<void>()
  const asked = request(url + path, { agent, headers, method: body === undefined ? 'GET' : 'POST' })
  asked.once('close', () => close())
  asked.on('error', reject)
  asked.on('response', (response) => {
    const answered = (): void => resolve((performance.now() - started) / 1000)
    response.once('data', answered).once('end', answered)
    response.on('error', () => undefined)
  })
  asked.end(body)
  const seconds = await promise
  return {
    seconds,
    end: async () => {
      asked.destroy()
      await closed
    },
  }
}

const addressOf = (index: number): string => `198.51.${Math.floor(index / 250)}.${index % 250}`

/**
 * Opens a thousand live streams at once from another process: measures the slowest answer, and the heap while they are open and after they
 * closed.
 */
export async function liveStreams(): Promise<Row[]> {
  const folder = await makeDataDir()
  const lucarne = await startLucarne(folder.path, { ROLES: 'gateway,api,worker', NODE_OPTIONS: '--inspect=127.0.0.1:0' })
  const heap = await heapReader(lucarne)
  const content = await (await creator(lucarne.url)).newContent('En direct')
  const person = (await member(lucarne.url, 'membre')).headers
  const path = `/api/events?topics=content:${content}`
  const subscription = JSON.stringify({ query: 'subscription($id: ID!) { contentMedia(id: $id) { id } }', variables: { id: content } })
  const live = { 'content-type': 'application/json', accept: 'text/event-stream' }
  const ways: Readonly<Record<string, (index: number) => Asked>> = {
    'flux de visiteurs à une adresse': () => ({ path, headers: {} }),
    'flux de visiteurs à mille adresses': (index) => ({ path, headers: { 'x-forwarded-for': addressOf(index) } }),
    'flux d’une personne à mille adresses': (index) => ({ path, headers: { ...person, 'x-forwarded-for': addressOf(index) } }),
    'abonnements GraphQL à mille adresses': (index) => ({
      path: '/graphql',
      headers: { ...live, 'x-forwarded-for': addressOf(index) },
      body: subscription,
    }),
  }
  const rows: Row[] = []
  for (const [name, make] of Object.entries(ways)) {
    const agent = new Agent({ maxSockets: Infinity })
    const before = await heap.heapMb()
    const opened = await Promise.all(Array.from({ length: streams }, (_, index) => open(lucarne.url, agent, make(index))))
    const during = await heap.heapMb()
    await Promise.all(opened.map(({ end }) => end()))
    agent.destroy()
    const after = await settled(heap.heapMb)
    const base = { runs: streams, against: 'avant' }
    rows.push(
      { name: `${name}, la réponse la plus lente`, value: Math.max(...opened.map(({ seconds }) => seconds)), unit: 's', runs: streams },
      { name: `${name}, tas pendant`, value: during, unit: 'Mo', ratio: during / before, ...base },
      { name: `${name}, tas après`, value: after, unit: 'Mo', ratio: after / before, ...base },
    )
  }
  heap.close()
  await lucarne.stop()
  await folder.remove()
  return rows
}
