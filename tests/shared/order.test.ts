import { describe, expect, it } from 'vitest'
import { beforeAt, movedBefore } from '../../src/shared/order.ts'
import { shuffled } from '../../src/shared/shuffle.ts'

describe('movedBefore', () => {
  it.each([
    ['to the front', 'c', 'a', 'c,a,b'],
    ['to the end', 'a', null, 'b,c,a'],
    ['before itself: nothing', 'b', 'b', 'a,b,c'],
    ['before what is not there: nothing', 'a', 'z', 'a,b,c'],
  ])('%s', (_, item, before, expected) => {
    expect(movedBefore(['a', 'b', 'c'], item, before).join()).toBe(expected)
  })
})

describe('beforeAt', () => {
  it.each([
    [0, 1, 'c'],
    [0, 2, null],
    [2, 0, 'a'],
    [1, 0, 'a'],
  ])('from %i to %i it precedes %s', (from, to, expected) => {
    expect(beforeAt(['a', 'b', 'c'], from, to)).toBe(expected)
  })
})

describe('shuffled', () => {
  const items = Array.from({ length: 50 }, (_, index) => `video-${index}`)
  const order = (list: readonly string[], seed: string) => shuffled(list, (item) => item, seed)

  it('contains every item once, in another order', () => {
    expect(order(items, 'a').toSorted()).toEqual(items.toSorted())
    expect(order(items, 'a')).not.toEqual(items)
    expect(order(items, 'a')).not.toEqual(order(items, 'b'))
  })

  it('does not change when further items are added', () => {
    const few = new Set(items.slice(0, 20))
    expect(order(items, 'a').filter((item) => few.has(item))).toEqual(order(items.slice(0, 20), 'a'))
  })
})
