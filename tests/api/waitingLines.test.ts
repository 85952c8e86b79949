import { describe, expect, it } from 'vitest'
import { defaultGuessLimits } from '../../src/api/auth/guesses.ts'
import { type LineLimits, WaitingLines } from '../../src/api/auth/waitingLines.ts'
import { TooManyRequests } from '../../src/api/http/tooMany.ts'
import { networksOf } from '../../src/shared/network.ts'

const someone = '203.0.113.1'
type Outcome = 'waiting' | 'through' | 'refused'
type Arrival = { outcome: Outcome; afterMs: number; retryAfter: number | undefined; takeBack?: () => void }

/** Queues with a fake clock. */
function start(limits: Partial<LineLimits> = {}) {
  let now = 50
  const pauses: { until: number; end: () => void }[] = []
  const clock = { now: () => now, pause: (ms: number): Promise<void> => new Promise((end) => pauses.push({ until: now + ms, end })) }
  const lines = new WaitingLines({ spacingMs: 1000, longestMs: 3000, rememberedMs: 60_000, heldMax: 100, ...limits }, clock)
  const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

  const arrive = (key: string, from = someone): Arrival => {
    const arrival: Arrival = { outcome: 'waiting', afterMs: 0, retryAfter: undefined }
    const began = now
    const end = (facts: Partial<Arrival>): void => void Object.assign(arrival, { afterMs: now - began }, facts)
    lines.wait(key, networksOf(from)).then(
      (takeBack) => end({ outcome: 'through', takeBack }),
      (error: unknown) => end({ outcome: 'refused', retryAfter: error instanceof TooManyRequests ? error.retryAfter : undefined }),
    )
    return arrival
  }
  const pass = async (ms: number): Promise<void> => {
    const end = now + ms
    await settled()
    for (;;) {
      const due = pauses.filter(({ until }) => until <= end).toSorted((a, b) => a.until - b.until)[0]
      if (!due) break
      pauses.splice(pauses.indexOf(due), 1)
      now = due.until
      due.end()
      await settled()
    }
    now = end
  }
  return { arrive, pass }
}

const outcomes = (arrivals: readonly Arrival[]): Outcome[] => arrivals.map(({ outcome }) => outcome)
const count = (arrivals: readonly Arrival[], outcome: Outcome): number => arrivals.filter((arrival) => arrival.outcome === outcome).length

describe('a queue', () => {
  it('lets the requests of one account through one by one', async () => {
    const { arrive, pass } = start()
    const arrivals = [arrive('a'), arrive('a'), arrive('a')]
    for (const [ms, through] of [
      [999, 0],
      [1, 1],
      [999, 1],
      [1, 2],
      [1000, 3],
    ] as const) {
      await pass(ms)
      expect(count(arrivals, 'through')).toBe(through)
    }
  })

  it('does not make one account wait for another', async () => {
    const { arrive, pass } = start()
    const [first, second, other] = [arrive('a'), arrive('a'), arrive('b')]
    await pass(1000)
    expect([count([first, second], 'through'), other.outcome]).toEqual([1, 'through'])
  })

  it('has as many places as turns in the longest wait: one too many gets a Retry-After, and is accepted then', async () => {
    const { arrive, pass } = start({ spacingMs: 1500 })
    const arrivals = Array.from({ length: 4 }, () => arrive('a'))
    await pass(0)
    expect(outcomes(arrivals).toSorted()).toEqual(['refused', 'refused', 'waiting', 'waiting'])
    expect(new Set(arrivals.map(({ retryAfter }) => retryAfter))).toEqual(new Set([2, undefined]))
    await pass(1500)
    const again = arrive('a')
    await pass(3000)
    expect(again.outcome).toBe('through')
  })

  it('keeps no request longer than its limit, even if others arrive continuously', async () => {
    const { arrive, pass } = start()
    arrive('a')
    await pass(1000)
    const late = arrive('a')
    for (let turn = 1; turn <= 3; turn += 1) {
      arrive('a', `198.51.${turn}.1`)
      expect(late.outcome).toBe('waiting')
      await pass(1000)
    }
    expect(late).toEqual({ outcome: 'refused', afterMs: 3000, retryAfter: 1 })
  })

  it('is reset once it is empty, and gives its turns with the same interval', async () => {
    const { arrive, pass } = start()
    arrive('a')
    await pass(1000)
    const next = arrive('a')
    await pass(999)
    expect(next.outcome).toBe('waiting')
    await pass(60_000)
    const later = arrive('a')
    await pass(1000)
    expect([next.afterMs, later.afterMs]).toEqual([1000, 1000])
  })
})

const hex = (value: number): string => value.toString(16)
const owner = '2a01:cb00:5:6::1'
const attacks: readonly [string, (index: number) => string][] = [
  ['the /64s of one /48', (index) => `2001:db8:1:${hex(index % 65_536)}::1`],
  ['the /64s of one /56', (index) => `2001:db8:1:77${hex((index % 240) + 16)}::1`],
  ['the /64s of a neighbour’s /56, in the same /48', (index) => `2a01:cb00:5:77${hex((index % 240) + 16)}::1`],
  ['300 addresses of three /24s', (index) => `198.51.${index % 3}.${Math.floor(index / 3) % 100}`],
  ['the /48s of one provider', (index) => `2001:db8:${hex(index % 65_536)}::1`],
]

/** One more every 100 ms: six for each turn of the default queues. */
function attack({ arrive, pass }: ReturnType<typeof start>, from: (index: number) => string, keyOf = (_index: number) => 'a') {
  let index = 0
  const arrivals: Arrival[] = []
  return {
    arrivals,
    async lasts(ms: number): Promise<void> {
      for (const end = index + ms / 100; index < end; index += 1) {
        arrivals.push(arrive(keyOf(index), from(index)))
        await pass(100)
      }
    },
  }
}

describe('wrong passwords without end', () => {
  it.each(attacks)('from %s do not block its owner, who has one of the next two turns, however long it lasts', async (_what, from) => {
    for (const seconds of [0, 1, 10, 100]) {
      const lines = start(defaultGuessLimits.line)
      const wrong = attack(lines, from)
      await wrong.lasts(seconds * 1000)
      const right = lines.arrive('a', owner)
      await wrong.lasts(1200)
      expect(right.outcome, `after ${seconds} s`).toBe('through')
    }
  })

  it.each(attacks.filter(([what]) => what !== 'the /48s of one provider'))(
    'from %s let the owner mistype the password and try again',
    async (_what, from) => {
      const lines = start(defaultGuessLimits.line)
      const wrong = attack(lines, from)
      await wrong.lasts(60_000)
      for (let time = 0; time < 5; time += 1) {
        const entering = lines.arrive('a', owner)
        await wrong.lasts(1200)
        expect(entering.outcome).toBe('through')
      }
    },
  )

  it.each(attacks)('from %s let the owner sign in any number of times', async (_what, from) => {
    const lines = start(defaultGuessLimits.line)
    const wrong = attack(lines, from)
    await wrong.lasts(10_000)
    for (let time = 0; time < 20; time += 1) {
      const right = lines.arrive('a', owner)
      await wrong.lasts(1200)
      expect(right.outcome).toBe('through')
      right.takeBack?.()
    }
  })

  it('from nine networks that were unknown before delay the owner by at most ten turns', async () => {
    const lines = start(defaultGuessLimits.line)
    for (let index = 0; index < 50; index += 1) lines.arrive('a', `198.51.${index % 9}.${index}`)
    const right = lines.arrive('a', owner)
    await attack(lines, (index) => `198.51.${index % 9}.200`).lasts(6000)
    expect(right.outcome).toBe('through')
  })

  it('from 300 networks let the owner in before each of them has had a second turn', async () => {
    const lines = start(defaultGuessLimits.line)
    const wrong = attack(lines, (index) => `198.${(index % 300) >> 8}.${(index % 300) & 255}.1`)
    let right = lines.arrive('a', owner)
    for (let turn = 0; turn <= 301 && right.outcome !== 'through'; turn += 1) {
      if (right.outcome === 'refused') right = lines.arrive('a', owner)
      await wrong.lasts(600)
    }
    expect(right.outcome).toBe('through')
  })

  it.each(attacks)('from %s are checked no more often than there are turns', async (_what, from) => {
    const wrong = attack(start(defaultGuessLimits.line), from)
    await wrong.lasts(60_000)
    expect(count(wrong.arrivals, 'through')).toBe(100)
  })

  it.each(attacks)('from %s for many accounts take no place from other accounts', async (_what, from) => {
    const lines = start({ ...defaultGuessLimits.line, heldMax: 20 })
    const wrong = attack(lines, from, (index) => `account ${index % 50}`)
    await wrong.lasts(20_000)
    for (const account of ['account 7', 'a']) {
      const right = lines.arrive(account, owner)
      await wrong.lasts(1200)
      expect(right.outcome, account).toBe('through')
    }
  })
})
