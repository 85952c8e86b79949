import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { firstScreenId } from '../../../src/shared/firstScreen.ts'
import { type RunningLucarne, startLucarne } from '../../support/process.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let site: RunningLucarne
let remove: () => Promise<unknown>
beforeAll(async () => {
  const folder = await siteFolder()
  remove = folder.remove
  site = await startLucarne(folder.path, { PUBLIC_URL: '' })
})
afterAll(async () => {
  await site.stop()
  await remove()
})

it('a page that is kept for one protocol is not sent for the other: it names its own address', { timeout: 120_000 }, async () => {
  const canonicalOf = async (protocol: string): Promise<string | undefined> => {
    // A busy machine leaves it to the browser.
    const page = await vi.waitFor(async () => {
      const sent = await (await fetch(site.url, { headers: { 'x-forwarded-proto': protocol } })).text()
      expect(sent).toContain(`id="${firstScreenId}"`)
      return sent
    }, 60_000)
    return /<link rel="canonical" href="([^"]+)"/.exec(page)?.[1]
  }
  const { host } = new URL(site.url)
  // Each is asked for again while it is kept.
  for (const protocol of ['http', 'https', 'http', 'https']) expect(await canonicalOf(protocol)).toBe(`${protocol}://${host}/`)
})
