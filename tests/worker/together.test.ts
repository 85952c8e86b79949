import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { together } from '../../src/worker/media/together.ts'

const never = new AbortController().signal

/** Ends when it is stopped, and a little later: with the reason that it was given. */
function stoppable(ended: string[], name: string) {
  return async (signal: AbortSignal): Promise<never> => {
    const { promise, reject } = Promise.withResolvers<never>()
    signal.addEventListener('abort', () => reject(new Error(`${name} was stopped`)), { once: true })
    try {
      return await promise
    } finally {
      await setImmediate()
      ended.push(name)
    }
  }
}

describe('steps at the same time', () => {
  it('give their results in their own order, whichever ends first', async () => {
    const first = Promise.withResolvers<string>()
    const results = together<[string, number]>(never, [
      () => first.promise,
      async () => {
        first.resolve('picture')
        return 2
      },
    ])
    expect(await results).toEqual(['picture', 2])
  })

  it('are stopped and awaited when one fails, and its error is thrown', async () => {
    const ended: string[] = []
    const damaged = new Error('damaged')
    const results = together<[never, never, never]>(never, [
      stoppable(ended, 'copy'),
      async () => {
        await setImmediate()
        throw damaged
      },
      stoppable(ended, 'timeline'),
    ])
    await expect(results).rejects.toBe(damaged)
    expect(ended).toEqual(['copy', 'timeline'])
  })

  it('are stopped from outside', async () => {
    const ended: string[] = []
    const outside = new AbortController()
    const results = together<[never, never]>(outside.signal, [stoppable(ended, 'copy'), stoppable(ended, 'timeline')])
    outside.abort(new Error('the site is stopping'))
    await expect(results).rejects.toThrow('copy was stopped')
    expect(ended).toEqual(['copy', 'timeline'])
  })
})
