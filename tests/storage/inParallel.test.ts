import { expect, it } from 'vitest'
import { inParallel } from '../../src/storage/inParallel.ts'

it('returns the results in the order of the items', async () => {
  const slowFirst = { a: Promise.resolve().then(() => Promise.resolve()), b: Promise.resolve() }
  expect(await inParallel(['a', 'b'] as const, 2, async (name) => (await slowFirst[name], name))).toEqual(['a', 'b'])
})

it('begins nothing more after a failure, and awaits what runs', async () => {
  const begun: number[] = []
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  let isOver = false
  const running = inParallel([0, 1, 2, 3], 2, async (item) => {
    begun.push(item)
    if (item === 0) throw new Error('full')
    await released
    isOver = true
  })
  release()
  await expect(running).rejects.toThrow('full')
  expect([begun, isOver]).toEqual([[0, 1], true])
})
