import type { Page, Request } from 'playwright-core'
import { vi } from 'vitest'

const unlimited = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 }

/** Of this page alone: its browser profile and the other paths keep theirs. */
async function emulate(page: Page, conditions: Partial<typeof unlimited>): Promise<void> {
  const protocol = await page.context().newCDPSession(page)
  await protocol.send('Network.enable')
  await protocol.send('Network.emulateNetworkConditions', { ...unlimited, ...conditions })
}

export const loseConnection = (page: Page): Promise<void> => emulate(page, { offline: true })
export const findConnection = (page: Page): Promise<void> => emulate(page, {})
/** @param bytesPerSecond of what the page sends */
export const slowUpload = (page: Page, bytesPerSecond: number): Promise<void> => emulate(page, { uploadThroughput: bytesPerSecond })

/** Nothing reaches the gateway any more, while the browser has its connection. */
export async function loseServer(page: Page): Promise<void> {
  const protocol = await page.context().newCDPSession(page)
  await protocol.send('Network.enable')
  await protocol.send('Network.setBlockedURLs', { urls: ['*/graphql'] })
}

const isProbe = (request: Request): boolean => request.postData()?.includes('query Probe') === true

/** After a failure the page asks whether the server is there. A clock that jumps meanwhile would end the wait for the answer. */
export function watchProbes(page: Page): { answered: () => Promise<void> } {
  const open = new Set<Request>()
  page.on('request', (request) => isProbe(request) && open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return { answered: async () => void (await vi.waitUntil(() => open.size === 0, { timeout: 10_000, interval: 20 })) }
}
