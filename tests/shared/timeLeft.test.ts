import { describe, expect, it } from 'vitest'
import { formatTimeLeft, secondsUntilDone } from '../../src/shared/format/timeLeft.ts'

describe('the time left', () => {
  it.each([
    [0, 'reste <\u00a01\u00a0min'],
    [59, 'reste <\u00a01\u00a0min'],
    [61, 'reste 1\u00a0min'],
    [59 * 60, 'reste 59\u00a0min'],
    [65 * 60, 'reste 1\u00a0h\u00a005\u00a0min'],
    [26 * 3600, 'reste 26\u00a0h\u00a000\u00a0min'],
  ])('of %i s is written «%s»', (seconds, text) => {
    expect(formatTimeLeft(seconds)).toBe(text)
  })

  it('is what the rest takes at the same speed', () => {
    expect(secondsUntilDone({ progress: 20, at: 1_000 }, { progress: 60, at: 21_000 })).toBe(20)
    expect(secondsUntilDone({ progress: 0, at: 0 }, { progress: 100, at: 5_000 })).toBe(0)
  })

  it('is unknown before three seconds of it were seen, and while nothing moves', () => {
    expect(secondsUntilDone({ progress: 20, at: 0 }, { progress: 60, at: 2_999 })).toBeNull()
    expect(secondsUntilDone({ progress: 20, at: 0 }, { progress: 20, at: 60_000 })).toBeNull()
  })
})
