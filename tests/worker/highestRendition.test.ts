import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeSite } from '../../src/db/site/site.ts'
import type { RenditionHeight } from '../../src/shared/site.ts'
import { clipMaker, type ClipMaker } from '../support/media.ts'
import { isSettled, openSite, type Site } from './site.ts'

let clips: ClipMaker
let site: Site
let clip: string

beforeAll(async () => {
  clips = await clipMaker()
  site = await openSite()
  clip = await clips.make({ name: 'tall.mp4', width: 640, height: 480 })
  await site.startWorker(clips.tools)
})
afterAll(async () => {
  await site.close()
  await clips.remove()
})

async function heightsBelow(highestRendition: RenditionHeight): Promise<number[]> {
  await site.database.db.transaction().execute((tx) => writeSite(tx, { highestRendition }))
  const content = await site.addContent()
  await site.upload(content, clip)
  const { state, renditions } = await site.until(content, isSettled)
  expect(state).toBe('complete')
  return renditions.map(({ height }) => height)
}

it('a conversion makes no rendition above the highest that the site wants at that time', async () => {
  expect(await heightsBelow(360)).toEqual([240, 360])
  expect(await heightsBelow(1080)).toEqual([240, 360, 480])
})
