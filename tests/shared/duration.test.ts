import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatDuration } from '../../src/shared/format/duration.ts'

it.each([
  [0, '0:00'],
  [5, '0:05'],
  [59.6, '0:59'],
  [754, '12:34'],
  [3_599.9, '59:59'],
  [3_661, '1:01:01'],
  [36_000, '10:00:00'],
  [-3, '0:00'],
  [Number.NaN, '0:00'],
  [Number.POSITIVE_INFINITY, '0:00'],
])('%d seconds are shown as %s', (seconds, shown) => {
  expect(formatDuration(seconds)).toBe(shown)
})

it('can be parsed back to the second', () => {
  fc.assert(
    fc.property(fc.nat({ max: 400_000 }), (seconds) => {
      const read = formatDuration(seconds)
        .split(':')
        .reduce((total, part) => total * 60 + Number(part), 0)
      expect(read).toBe(seconds)
    }),
  )
})
