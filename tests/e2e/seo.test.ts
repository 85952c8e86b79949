import { once } from 'node:events'
import { openAsBlob } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { contentSchema } from '../../src/shared/entities/content.ts'
import { launchBrowser } from '../support/browser.ts'
import { freePort } from '../support/freePort.ts'
import { type RunningLucarne, startLucarne } from '../support/process.ts'
import { siteFolder } from '../support/siteFolder.ts'
import { makeStoryClip } from './clip.ts'

const title = 'Une </title><script>alert(1)</script> fenêtre'
let lucarne: RunningLucarne
let browser: Browser
let context: BrowserContext
let open = ''
let closed = ''
const cleanups: (() => Promise<unknown>)[] = []

const uuidSchema = z.object({ uuid: z.uuid() })

async function call(method: string, path: string, token?: string, body?: object | FormData): Promise<unknown> {
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }),
  }
  const sent = body instanceof FormData ? body : JSON.stringify(body ?? {})
  const response = await fetch(`${lucarne.url}/api${path}`, { method, headers, ...(method !== 'GET' && { body: sent }) })
  expect(response.ok, `${method} ${path}: ${response.status}`).toBe(true)
  return response.json()
}

/** A creator's playable video, and a private one with the same file. */
async function fillSite(clip: string): Promise<void> {
  const account = { username: 'noemie', firstname: '', lastname: '', email: 'noemie@exemple.fr', password: 'Lucarne2026!' }
  const { uuid } = uuidSchema.parse(await call('POST', '/users', undefined, account))
  const login = await call('POST', '/auth/login', undefined, { email: account.email, password: account.password })
  const { token } = z.object({ token: z.string() }).parse(login)
  const role = uuidSchema.parse(await call('GET', '/roles/name/Creators'))
  await call('PUT', `/users/${uuid}`, token, { role_id: role.uuid, current_password: account.password })
  const channel = uuidSchema.parse(await call('POST', '/channels', token, { name: 'Noémie', description: '', creator_uuid: uuid })).uuid
  for (const statuts of ['private', 'public'] as const) {
    const content = uuidSchema.parse(
      await call('POST', '/contents', token, { title, description: '', statuts, channel_uuid: channel }),
    ).uuid
    const form = new FormData()
    form.append('video', await openAsBlob(clip), 'matin.mp4')
    await call('POST', `/files/video/${content}`, token, form)
    if (statuts === 'public') open = content
    else closed = content
  }
  const isWatchable = async (): Promise<void> => {
    const { video_url } = contentSchema.parse(await call('GET', `/contents/${open}`, token))
    expect(video_url).not.toBeNull()
  }
  await vi.waitFor(isWatchable, { timeout: 120_000, interval: 300 })
}

beforeAll(async () => {
  const folder = await siteFolder()
  cleanups.push(folder.remove)
  const clip = await makeStoryClip(folder.path)
  lucarne = await startLucarne(`${folder.path}/data`, { GUEST_PLAYBACK: 'on' })
  cleanups.push(() => lucarne.stop())
  await fillSite(clip)
  browser = await launchBrowser()
  cleanups.push(() => browser.close())
})
afterAll(async () => {
  for (const cleanup of cleanups.toReversed()) await cleanup()
})

const endings: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end()
})

async function openPage(): Promise<{ page: Page; refusals: string[] }> {
  context = await browser.newContext({ viewport: { width: 900, height: 700 }, locale: 'fr-FR' })
  endings.push(() => context.close())
  const page = await context.newPage()
  const refusals: string[] = []
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) refusals.push(message.text())
  })
  return { page, refusals }
}

/** A page of another site, with frames of this one. */
async function openOtherSite(...paths: string[]): Promise<{ page: Page; refusals: string[] }> {
  const frames = paths.map((path) => `<iframe src="${lucarne.url}${path}" width="640" height="360" allow="autoplay"></iframe>`)
  const server: Server = createServer((_, response) =>
    response.setHeader('content-type', 'text/html').end(`<!doctype html><title>Ailleurs</title>${frames.join('')}`),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  endings.push(async () => server.close())
  const address = server.address()
  const opened = await openPage()
  await opened.page.goto(`http://localhost:${typeof address === 'object' ? address?.port : ''}/`)
  return opened
}

describe('a page and its preview, in a browser', () => {
  it('violates no rule of the content-security-policy, and executes nothing of its creator’s texts', async () => {
    const { page, refusals } = await openPage()
    const dialogs: string[] = []
    page.on('dialog', (dialog) => dialogs.push(dialog.message()))
    await page.goto(`${lucarne.url}/watch/${open}`)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    const data = await page.locator('script[type="application/ld+json"]').textContent()
    expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'VideoObject', name: title })
    expect({ refusals, dialogs, title: await page.title() }).toEqual({ refusals: [], dialogs: [], title: `${title} — Lucarne` })
  })
})

describe('another site’s page', () => {
  it('shows the player, from the start time of the address', async () => {
    const { page, refusals } = await openOtherSite(`/embed/${open}?t=3`)
    const frame = page.frameLocator('iframe')
    await frame.getByRole('link', { name: /Regarder sur Lucarne/ }).waitFor()
    await frame.getByRole('button', { name: 'Lire la vidéo' }).click()
    const seconds = (): Promise<number> => frame.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)
    await vi.waitFor(async () => expect(await seconds()).toBeGreaterThan(3.3), { timeout: 60_000, interval: 200 })
    expect(refusals).toEqual([])
  })

  it('shows nothing of a private video', async () => {
    const { page } = await openOtherSite(`/embed/${closed}`)
    await page.frameLocator('iframe').getByText('Vidéo non trouvée').waitFor()
    expect(await page.frameLocator('iframe').getByText('fenêtre').count()).toBe(0)
  })

  it('can frame no other page', async () => {
    const { page, refusals } = await openOtherSite(`/watch/${open}`)
    await vi.waitFor(() => expect(refusals.join()).toContain('frame-ancestors'), { timeout: 30_000 })
    expect(await page.frameLocator('iframe').getByText('fenêtre').count()).toBe(0)
  })
})

describe('a page that cannot be loaded', () => {
  it('is replaced by the offline page, and reloads automatically', async () => {
    const { page, refusals } = await openPage()
    await page.goto(lucarne.url)
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await context.setOffline(true)
    await page.goto(`${lucarne.url}/explore/trending`)
    await page.getByRole('heading', { level: 1, name: 'Ce site est injoignable' }).waitFor()
    // Its own files are cached, and nothing else is answered.
    expect(await page.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    expect(
      await page.evaluate(() =>
        fetch('/api/health').then(
          () => 'answered',
          () => 'no network',
        ),
      ),
    ).toBe('no network')
    await page.getByRole('link', { name: 'Réessayer' }).click()
    await page.getByRole('heading', { level: 1, name: 'Ce site est injoignable' }).waitFor()
    await context.setOffline(false)
    await page.getByRole('heading', { level: 1, name: 'Tendances' }).waitFor()
    expect({ path: new URL(page.url()).pathname, refusals }).toEqual({ path: '/explore/trending', refusals: [] })
  })

  it('also reloads automatically when the server was unreachable', async () => {
    const { page } = await openPage()
    const port = String(await freePort())
    const folder = await siteFolder()
    endings.push(folder.remove)
    const before = await startLucarne(`${folder.path}/data`, { PORT: port })
    await page.goto(before.url)
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await before.stop()
    await page.goto(`${before.url}/explore/trending`)
    await page.getByRole('heading', { level: 1, name: 'Ce site est injoignable' }).waitFor()
    const after = await startLucarne(`${folder.path}/data`, { PORT: port })
    endings.push(() => after.stop())
    await page.getByRole('heading', { level: 1, name: 'Tendances' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/explore/trending')
  })

  it('caches only the offline page', async () => {
    const { page } = await openPage()
    await page.goto(`${lucarne.url}/watch/${open}`)
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await page.reload()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    const kept = await page.evaluate(async () => {
      const names = await caches.keys()
      const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return lists.flat().map(({ url }) => new URL(url).pathname)
    })
    expect(kept.filter((path) => !/^\/(offline\.(html|js)|icon\.svg|assets\/[\w.-]+\.(css|woff2))$/.test(path))).toEqual([])
    expect(kept.length).toBeLessThan(8)
  })
})
