import type { Page } from 'playwright-core'

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
