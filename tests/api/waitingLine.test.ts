import { describe, expect, it } from 'vitest'
import { WaitingLine } from '../../src/api/auth/waitingLine.ts'
import { TooManyRequests } from '../../src/api/frame/tooMany.ts'

/** A line whose clock stands still until it is moved on. */
function start({ spacingMs = 1000, longestMs = 3000, heldMax = 100 } = {}) {
  let now = 50
  const pauses: { until: number; end: () => void }[] = []
  const pause = (ms: number): Promise<void> => new Promise((end) => pauses.push({ until: now + ms, end }))
  const line = new WaitingLine({ spacingMs, longestMs, heldMax }, { now: () => now, pause })
  const through: string[] = []
  const refused: number[] = []
  const arrive = async (key: string, name = key): Promise<void> => {
    try {
      await line.wait(key)
      through.push(name)
    } catch (error) {
      if (error instanceof TooManyRequests) refused.push(error.retryAfter)
      else throw error
    }
  }
  const pass = async (ms: number): Promise<void> => {
    now += ms
    for (const { until, end } of pauses) if (until <= now) end()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { arrive, pass, through, refused }
}

describe('a line', () => {
  it('lets those of one account through one by one, in the order in which they came', async () => {
    const line = start()
    for (const name of ['first', 'second', 'third']) void line.arrive('a', name)
    await line.pass(999)
    expect(line.through).toEqual([])
    await line.pass(1)
    expect(line.through).toEqual(['first'])
    await line.pass(1000)
    expect(line.through).toEqual(['first', 'second'])
    await line.pass(1000)
    expect(line.through).toEqual(['first', 'second', 'third'])
  })

  it('does not let one account wait for another', async () => {
    const line = start()
    for (const key of ['a', 'a', 'b']) void line.arrive(key)
    await line.pass(1000)
    expect(line.through).toEqual(['a', 'b'])
  })

  it('holds nobody longer than its limit: whoever would have to wait longer is told when to come back, and may then', async () => {
    const line = start({ spacingMs: 1500 })
    for (let time = 0; time < 4; time += 1) void line.arrive('a')
    await line.pass(0)
    expect(line.refused).toEqual([2, 2])
    await line.pass(1500)
    void line.arrive('a', 'again')
    await line.pass(3000)
    expect(line.through).toEqual(['a', 'a', 'again'])
  })

  it('holds no more at once than its limit, whatever they wait for, and takes others once these are through', async () => {
    const line = start({ heldMax: 2 })
    for (const key of ['a', 'b', 'c']) void line.arrive(key)
    await line.pass(1000)
    expect([line.through, line.refused]).toEqual([['a', 'b'], [1]])
    void line.arrive('c')
    await line.pass(1000)
    expect(line.through).toEqual(['a', 'b', 'c'])
  })

  it('begins anew once it is empty', async () => {
    const line = start()
    void line.arrive('a')
    await line.pass(60_000)
    void line.arrive('a', 'later')
    await line.pass(1000)
    expect(line.through).toEqual(['a', 'later'])
  })
})
