import { describe, expect, it } from 'vitest'
import { batchedLookup } from '../../src/api/http/batchedLookup.ts'

type Query = { keys: readonly string[]; answer: (rows: Record<string, string>) => void; fail: (error: Error) => void }

/** A database stub whose answers the test gives. */
function scripted() {
  const queries: Query[] = []
  const find = batchedLookup<string>((keys) => {
    const { promise, resolve, reject } = Promise.withResolvers<Map<string, string>>()
    queries.push({ keys, answer: (rows) => resolve(new Map(Object.entries(rows))), fail: reject })
    return promise
  })
  const query = async (index: number): Promise<Query> => {
    await expect.poll(() => queries[index]).toBeDefined()
    const asked = queries[index]
    if (!asked) throw new Error('never')
    return asked
  }
  return { find, queries, query }
}

describe('a batched lookup', () => {
  it('combines the lookups requested during a query into one query, which starts after them', async () => {
    const { find, queries, query } = scripted()
    const first = find('a')
    const { answer } = await query(0)
    const others = ['a', 'b', 'b', 'none'].map((key) => find(key))
    answer({ a: 'before' })
    expect(await first).toBe('before')
    const second = await query(1)
    expect(second.keys).toEqual(['a', 'b', 'none'])
    second.answer({ b: 'B', a: 'after' })
    expect(await Promise.all(others)).toEqual(['after', 'B', 'B', undefined])
    expect(queries).toHaveLength(2)
  })

  it('does not wait for a query that hangs', async () => {
    const { find, query } = scripted()
    void find('hangs')
    await query(0)
    const next = find('a')
    const { answer } = await query(1)
    answer({ a: 'A' })
    expect(await next).toBe('A')
  })

  it('fails alone: the next query is still sent', async () => {
    const { find, query } = scripted()
    const failing = find('a')
    const first = await query(0)
    const next = find('b')
    first.fail(new Error('the connection broke'))
    await expect(failing).rejects.toThrow('the connection broke')
    const second = await query(1)
    second.answer({ b: 'B' })
    expect(await next).toBe('B')
  })
})
