import { describe, expect, it } from 'vitest'
import { periodMessages, validatePeriod } from '../../src/shared/validation/period.ts'

describe('a period', () => {
  it('may be one day, or a leap year', () => {
    expect(validatePeriod({ from: '2024-05-01', to: '2024-05-01' })).toEqual({})
    expect(validatePeriod({ from: '2024-01-01', to: '2024-12-31' })).toEqual({})
  })

  it('cannot end before it begins', () => {
    expect(validatePeriod({ from: '2024-05-02', to: '2024-05-01' })).toEqual({ from: periodMessages.backwards })
  })

  it('is at most 366 days long', () => {
    expect(validatePeriod({ from: '2024-01-01', to: '2025-01-01' })).toEqual({ from: periodMessages.tooLong })
  })
})
