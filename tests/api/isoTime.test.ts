import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isoTime } from '../../src/api/http/isoTime.ts'

it('formats a time as JavaScript does, whichever was formatted before', () => {
  const dates = fc.array(
    fc.oneof(fc.date({ noInvalidDate: true }), fc.date({ min: new Date(0), max: new Date(3 * 86_400_000), noInvalidDate: true })),
  )
  const check = fc.property(dates, (list) => {
    expect(list.map(isoTime)).toEqual(list.map((date) => date.toISOString()))
  })
  fc.assert(check, { numRuns: 1000 })
})

it('refuses an invalid time', () => {
  expect(() => isoTime(new Date(Number.NaN))).toThrow(RangeError)
})
