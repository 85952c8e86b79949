import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { contentSchema } from '../../../src/shared/entities/content.ts'
import { addContent, addCreator, callApi, type Creator } from '../../support/creator.ts'
import { type DatabasePlace, databasePlace } from '../../support/database.ts'
import { clipMaker } from '../../support/media.ts'
import { type RunningLucarne, startLucarne } from '../../support/process.ts'

let place: DatabasePlace
let first: RunningLucarne
let second: RunningLucarne
let clip: Buffer
let creator: Creator
beforeAll(async () => {
  place = await databasePlace()
  const start = () => startLucarne(place.dataDir, { DATABASE_URL: place.url })
  first = await start()
  second = await start()
  const clips = await clipMaker()
  clip = await readFile(await clips.make({ name: 'clip.mp4', seconds: 2 }))
  await clips.remove()
  creator = await addCreator(first)
})
afterAll(async () => {
  await Promise.all([first.stop(), second.stop()])
  await place.remove()
})

/** Sends a file to one process, and asks the other one at once to accept it, as a proxy before both does. @returns the status */
async function send(content: string): Promise<number> {
  const tus = { authorization: `Bearer ${creator.token}`, 'tus-resumable': '1.0.0' }
  const values = { key: crypto.randomUUID(), content, fingerprint: 'clip' }
  const metadata = Object.entries(values).map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
  const begun = await fetch(`${first.url}/api/uploads`, {
    method: 'POST',
    headers: { ...tus, 'upload-length': String(clip.length), 'upload-metadata': metadata.join() },
  })
  const upload = String(begun.headers.get('location'))
  const sent = await fetch(`${first.url}${upload}`, {
    method: 'PATCH',
    headers: { ...tus, 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
    body: new Uint8Array(clip),
  })
  expect(sent.status).toBe(204)
  const finished = await fetch(`${second.url}${upload}/finish`, { method: 'POST', headers: tus })
  await finished.text()
  return finished.status
}

it('a file that one process received is accepted once, although another one is asked to finish it meanwhile', async () => {
  const contents = [await addContent(first, creator), await addContent(first, creator), await addContent(first, creator)]
  const statuses: number[] = []
  for (const content of contents) statuses.push(await send(content))
  expect(statuses).toEqual([200, 200, 200])
  for (const content of contents) {
    await vi.waitFor(
      async () => {
        const { media } = contentSchema.parse(await callApi(second, 'GET', `/contents/${content}`, creator.token))
        expect(media).toMatchObject({ state: 'complete' })
      },
      { timeout: 90_000, interval: 200 },
    )
  }
}, 180_000)
