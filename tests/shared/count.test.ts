import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatCount, formatQuantity } from '../../src/shared/format/count.ts'

describe('a count', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1_000, '1.0K'],
    [1_234, '1.2K'],
    [12_399, '12.3K'],
    [999_999, '999.9K'],
    [1_000_000, '1.0M'],
    [3_456_789, '3.4M'],
  ])('%d is shown as %s', (count, shown) => {
    expect(formatCount(count)).toBe(shown)
  })

  it('is rounded down, by less than a tenth of its unit', () => {
    fc.assert(
      fc.property(fc.nat({ max: 2_000_000_000 }), (count) => {
        const shown = formatCount(count)
        const unit = shown.endsWith('M') ? 1_000_000 : shown.endsWith('K') ? 1_000 : 1
        const value = Number.parseFloat(shown) * unit
        expect(value).toBeLessThanOrEqual(count + unit * 1e-9)
        expect(count - value).toBeLessThan(unit === 1 ? 1 : unit / 10 + unit * 1e-9)
      }),
    )
  })

  it('never shows a thousand of the smaller unit', () => {
    fc.assert(
      fc.property(fc.nat({ max: 999_999_999 }), (count) => {
        expect(Number.parseFloat(formatCount(count))).toBeLessThan(1_000)
      }),
    )
  })
})

describe('a quantity', () => {
  it.each([
    [0, '0 vue'],
    [1, '1 vue'],
    [2, '2 vues'],
    [1_500, '1.5K vues'],
  ])('%d is «%s»: the French plural starts at two', (count, shown) => {
    expect(formatQuantity(count, 'vue', 'vues')).toBe(shown)
  })
})
