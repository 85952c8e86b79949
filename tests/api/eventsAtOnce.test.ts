import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Creator, type Person, startApi, type TestApi } from '../support/api.ts'

let site: TestApi
let creator: Creator
let content: string
beforeAll(async () => {
  site = await startApi({ listen: true })
  creator = await site.creator()
  content = await site.content(creator)
})
afterAll(() => site.close())

type Stream = { status: number; retryAfter: string | undefined; body: unknown; leave: () => void }
const leaving: (() => void)[] = []
afterEach(() => {
  for (const leave of leaving.splice(0)) leave()
})

const agent = new Agent({ maxSockets: Infinity })

/** Opens a stream on its own connection. */
async function open(from: string, as?: Person, topic = `content:${content}`): Promise<Stream> {
  const { promise, resolve, reject } = Promise.withResolvers<Stream>()
  const headers = { 'x-forwarded-for': from, ...(as && { authorization: `Bearer ${as.token}` }) }
  const asked = request(`${site.url}/events?topics=${topic}`, { agent, headers })
  const leave = (): void => void asked.destroy()
  leaving.push(leave)
  asked.on('error', reject)
  asked.on('response', (response) => {
    const facts = { status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'], leave }
    if (facts.status === 200) {
      response.on('error', () => undefined).once('data', (chunk: Buffer) => resolve({ ...facts, body: chunk.toString() }))
    } else text(response).then((body) => resolve({ ...facts, body: JSON.parse(body) }), reject)
  })
  asked.end()
  return promise
}

/** 2 s is the requirement on an otherwise idle machine; this one may be busy. */
const hang = 60_000
const howMany = 1000
const many = <Value>(make: (index: number) => Promise<Value>) => Promise.all(Array.from({ length: howMany }, (_, index) => make(index)))
const addressOf = (index: number): string => `198.51.${Math.floor(index / 250)}.${index % 250}`

function countsOf(streams: readonly Stream[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const { status } of streams) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

const refused = {
  status: 429,
  retryAfter: '10',
  body: {
    error: {
      code: 'TOO_MANY_REQUESTS',
      message: 'Trop de connexions en direct à la fois : fermez une autre fenêtre, ou réessayez dans 10\u00a0secondes',
      requestId: expect.any(String),
    },
  },
}

describe('a thousand event streams at once', () => {
  it('of guests at as many addresses are all accepted', { timeout: hang }, async () => {
    expect(countsOf(await many((index) => open(addressOf(index))))).toEqual({ 200: howMany })
  })

  it.each([
    ['address', () => '203.0.113.1'],
    ['IPv6 connection', (index: number) => `2001:db8:1:1::${index.toString(16)}`],
  ])('of guests at one %s: those beyond its limit are refused without a database query', { timeout: hang }, async (_what, from) => {
    for (let index = 0; index < 100; index += 1) expect((await open(from(index))).status).toBe(200)
    const before = site.queries()
    const streams = await many((index) => open(from(index + 100)))
    expect(site.queries()).toBe(before)
    expect(countsOf(streams)).toEqual({ 429: howMany })
    expect(streams[0]).toMatchObject(refused)
    expect((await open('2001:db8:1:2::1')).status, 'somebody else').toBe(200)
  })

  it('of one user, from any address: fifty are open, all others are refused', { timeout: hang }, async () => {
    const person = await site.person()
    const streams = await many((index) => open(addressOf(index), person))
    expect(countsOf(streams)).toEqual({ 200: 50, 429: howMany - 50 })
    expect(streams.find(({ status }) => status === 429)).toMatchObject(refused)
    expect((await open('198.51.100.7', await site.person())).status, 'somebody else').toBe(200)
  })

  it('of many users are all accepted, and each receives only this user’s changes', { timeout: hang }, async () => {
    const people = await Promise.all(Array.from({ length: 25 }, () => site.person()))
    const streams = await many((index) =>
      open(addressOf(index), people[index % 25], `user:${people[index % 50 < 25 ? index % 25 : (index + 1) % 25]?.uuid}`),
    )
    expect(countsOf(streams)).toEqual({ 200: howMany / 2, 403: howMany / 2 })
  })
})

describe('the seat of an event stream', () => {
  it('is released once its client has disconnected, or was refused for another reason', async () => {
    const person = await site.person()
    const from = '203.0.113.2'
    const streams = await Promise.all(Array.from({ length: 50 }, () => open(from, person)))
    expect((await open(from, person)).status).toBe(429)
    for (const { leave } of streams) leave()
    await expect.poll(async () => (await open(from, person)).status).toBe(200)
    for (const leave of leaving.splice(0)) leave()
    for (let index = 0; index < 120; index += 1) expect((await open(from, person, `channel:${creator.channel}`)).status).toBe(403)
    await expect.poll(async () => (await open(from, person)).status).toBe(200)
  })
})
