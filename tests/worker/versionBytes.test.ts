import { readdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { clipMaker, type ClipMaker } from '../support/media.ts'
import { isSettled, openSite, type Site } from './site.ts'

let site: Site
let clips: ClipMaker
beforeAll(async () => {
  clips = await clipMaker()
  site = await openSite()
})
afterAll(async () => {
  await site.close()
  await clips.remove()
})

/** What the disk says. */
async function bytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const sizes = entries.filter((entry) => entry.isFile()).map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size)
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

it('a version is stored with what its files take, and so is the one that replaces it', async () => {
  const content = await site.addContent()
  await site.startWorker(null)
  await site.upload(content, await clips.make({ name: 'clip.mp4', seconds: 4, width: 640, height: 360, encode: ['-g', '50'] }))
  const asIs = await site.until(content, (media) => media.playlist_key !== null)
  expect(asIs.measured_key).toBe(asIs.playlist_key)
  expect(asIs.renditions_bytes).toBe((await stat(site.storage.path(asIs.playlist_key ?? ''))).size)
  await site.restartJobs()
  await site.startWorker(clips.tools)
  const converted = await site.until(content, isSettled)
  expect(converted.playlist_key).not.toBe(asIs.playlist_key)
  expect(converted.measured_key).toBe(converted.playlist_key)
  expect(converted.renditions_bytes).toBe(await bytesIn(site.storage.path(dirname(converted.playlist_key ?? ''))))
})
