import { expect, vi } from 'vitest'

/** Milliseconds until a value must be what it should be. */
const limit = 20_000

/** Waits until a value is equal to what is expected. `expect.poll` refuses to work beside other tests that end meanwhile. */
export async function eventually(read: () => Promise<unknown>, expected: unknown): Promise<void> {
  await vi.waitFor(async () => expect(await read()).toEqual(expected), { timeout: limit, interval: 50 })
}
