import { readFile } from 'node:fs/promises'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { contentSchema } from '../../src/shared/entities/content.ts'
import { watchPath } from '../../src/shared/routes.ts'
import { launchBrowser } from '../support/browser.ts'
import { type BucketServer, startBucketServer } from '../support/bucket/bucketServer.ts'
import { addContent, addCreator, callApi } from '../support/creator.ts'
import { clipMaker, type ClipMaker } from '../support/media.ts'
import { type RunningLucarne, startLucarne } from '../support/process.ts'
import { siteFolder } from '../support/siteFolder.ts'
import { bar } from './playerSite.ts'

const waiting = { timeout: 90_000, interval: 200 }

let clips: ClipMaker
let server: BucketServer
let browser: Browser
let lucarne: RunningLucarne
let folder: Awaited<ReturnType<typeof siteFolder>>

beforeAll(async () => {
  clips = await clipMaker()
  server = await startBucketServer()
  browser = await launchBrowser()
  folder = await siteFolder()
  const env = { STORAGE_URL: server.url, MEDIA_URL: server.publicUrl, GUEST_PLAYBACK: 'on', ...server.env }
  lucarne = await startLucarne(folder.path, env)
}, 180_000)
afterAll(async () => {
  await browser.close()
  await lucarne.stop('SIGKILL')
  await server[Symbol.asyncDispose]()
  await folder.remove()
  await clips.remove()
})

it('a video and the pictures of its moments are read from the bucket’s own address', async () => {
  const creator = await addCreator(lucarne)
  const content = await addContent(lucarne, creator)
  const form = new FormData()
  form.append('video', new Blob([await readFile(await clips.make({ name: 'clip.mp4', seconds: 6 }))]), 'clip.mp4')
  await callApi(lucarne, 'POST', `/files/video/${content}`, creator.token, form)
  await vi.waitFor(async () => {
    const row = contentSchema.parse(await callApi(lucarne, 'GET', `/contents/${content}`, creator.token))
    expect(row.media.state).toBe('complete')
  }, waiting)

  const page = await browser.newPage()
  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  const played: string[] = []
  page.on('response', (response) => /\.(m3u8|m4s|mp4|vtt)$/.test(response.url()) && played.push(new URL(response.url()).origin))
  await page.goto(`${lucarne.url}${watchPath(content)}`)
  await page.waitForFunction(() => document.querySelector('video') !== null)
  await page.evaluate(() => document.querySelector('video')?.play())
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 2)
  expect(new Set(played)).toEqual(new Set([new URL(server.publicUrl).origin]))
  const [storyboard] = await Promise.all([
    page.waitForResponse((response) => response.url().startsWith(server.publicUrl) && response.url().endsWith('.webp')),
    bar(page).focus(),
    page.mouse.move(400, 300).then(() => bar(page).hover({ force: true })),
  ])
  expect(storyboard.status()).toBe(200)
  expect(faults).toEqual([])
}, 180_000)
