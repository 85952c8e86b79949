import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clientError } from '../../src/shared/codedError.ts'
import { withTimeout } from '../../src/shared/withTimeout.ts'

describe('withTimeout', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('resolves with the value of the promise, and clears its timer', async () => {
    expect(await withTimeout(Promise.resolve('there'), 1000)).toBe('there')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('rejects with the error of the promise, and clears its timer', async () => {
    const fault = new Error('broken')
    await expect(withTimeout(Promise.reject(fault), 1000)).rejects.toBe(fault)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is TIMEOUT once the limit has passed, and not before', async () => {
    let outcome: unknown
    const waiting = withTimeout(new Promise<never>(() => {}), 1000).catch((error: unknown) => (outcome = error))
    await vi.advanceTimersByTimeAsync(999)
    expect(outcome).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    expect(await waiting).toEqual(clientError('TIMEOUT'))
  })
})
