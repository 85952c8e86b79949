import { expect, vi } from 'vitest'

/** Milliseconds until a page or the server must have a value. */
const limit = 10_000

/** Waits for a value. `expect.poll` fails when a concurrent test has ended meanwhile. */
export async function eventually(read: () => Promise<unknown>, wanted: unknown): Promise<void> {
  await vi.waitFor(async () => expect(await read()).toEqual(wanted), { timeout: limit, interval: 50 })
}
