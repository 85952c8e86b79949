import { randomUUID } from 'node:crypto'
import type { Browser, Frame, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { type RunningLucarne, startLucarne } from '../support/process.ts'
import { siteFolder } from '../support/siteFolder.ts'
import { listen } from '../gateway/support/listen.ts'

let lucarne: RunningLucarne
let browser: Browser
const cleanups: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  const folder = await siteFolder()
  lucarne = await startLucarne(folder.path)
  browser = await launchBrowser()
  cleanups.push(
    () => browser.close(),
    () => lucarne.stop(),
    folder.remove,
  )
})
afterAll(async () => {
  for (const cleanup of cleanups) await cleanup()
})

const asked = ['autoplay', 'fullscreen', 'picture-in-picture', 'clipboard-write', 'camera', 'microphone', 'geolocation']

/** The permissions that the browser grants to a document, of those queried here. */
function granted(frame: Frame | Page): Promise<string[]> {
  return frame.evaluate((names) => {
    const policy: { allowsFeature(name: string): boolean } = Reflect.get(document, 'featurePolicy')
    return names.filter((name) => policy.allowsFeature(name))
  }, asked)
}

async function openPage(): Promise<{ page: Page; complaints: string[] }> {
  const page = await browser.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (/permissions.policy/i.test(message.text())) complaints.push(message.text())
  })
  return { page, complaints }
}

describe('a page', () => {
  it('may play, use full screen, float and copy, and nothing else; the browser knows every listed name', async () => {
    const { page, complaints } = await openPage()
    await page.goto(lucarne.url)
    expect(await granted(page)).toEqual(['autoplay', 'fullscreen', 'picture-in-picture', 'clipboard-write'])
    expect(complaints).toEqual([])
  })
})

describe('the player in another site’s frame', () => {
  it('may do what that site allows, but never use the camera and the like', async () => {
    const allow = 'autoplay; fullscreen; picture-in-picture; camera; microphone; geolocation'
    const markup = `<!doctype html><title>Ailleurs</title><iframe src="${lucarne.url}/embed/${randomUUID()}" allow="${allow}"></iframe>`
    const elsewhere = await listen((_request, response) => response.setHeader('content-type', 'text/html').end(markup))
    cleanups.unshift(elsewhere.close)
    const { page } = await openPage()
    await page.goto(elsewhere.url.replace('127.0.0.1', 'localhost'))
    const frame = page.frames().find((one) => one.url().includes('/embed/'))
    expect(frame && (await granted(frame))).toEqual(['autoplay', 'fullscreen', 'picture-in-picture'])
  })
})
