import type { CDPSession, Page } from 'playwright-core'

/** Makes the page send slowly. @returns the session that controls its network, and a function that lifts the limit */
export async function slowDown(page: Page) {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  const limit = (uploadThroughput: number) =>
    network.send('Network.emulateNetworkConditions', { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput })
  await limit(60_000)
  return { network, speedUp: () => limit(-1) }
}

/** Not closed: closing would first end the page's throttling, and send the rest of the video. */
export async function crash(page: Page, network: CDPSession): Promise<void> {
  const crashed = page.waitForEvent('crash')
  network.send('Page.crash').catch(() => undefined)
  await crashed
}
