import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page, Request } from 'playwright-core'
import { vi } from 'vitest'
import { clipMaker } from '../../support/media.ts'
import { refusals, type HeldRequest } from './heldRequests.ts'
import type { Stage } from './stage.ts'

export type ChosenMedia = { name: string; mimeType: string; buffer: Buffer }

/** What a file transfer sends, by the invoke id of its actor: the more exact address comes first. */
export const transferAddresses = {
  finishUpload: '*/api/uploads/*/finish',
  sendPart: '*/api/uploads/*',
  openUpload: '*/api/uploads',
  sendThumbnail: '*/api/files/thumbnail/*',
}

async function makeMedia(): Promise<Record<'video' | 'thumbnail' | 'notes' | 'fake', ChosenMedia>> {
  const clips = await clipMaker()
  const size = { width: 64, height: 36, isSilent: true }
  const video = await readFile(await clips.make({ ...size, name: 'vacances.mp4', seconds: 0.2 }))
  const thumbnail = await readFile(await clips.make({ ...size, name: 'plage.png', seconds: 1, frameRate: 1 }))
  await clips.remove()
  const notes = Buffer.from('Penser au pain.')
  return {
    video: { name: 'vacances.mp4', mimeType: 'video/mp4', buffer: video },
    thumbnail: { name: 'plage.png', mimeType: 'image/png', buffer: thumbnail },
    notes: { name: 'notes.txt', mimeType: 'text/plain', buffer: notes },
    fake: { name: 'vacances.mp4', mimeType: 'video/mp4', buffer: notes },
  }
}

let made: ReturnType<typeof makeMedia> | undefined
/** A video, a picture, a text, and a text that is named like a video. */
export const media = (): ReturnType<typeof makeMedia> => (made ??= makeMedia())

/** The same video with bytes of its own: a `free` box, as cameras leave it, with something that no other path sends. */
export async function ownVideo(): Promise<ChosenMedia> {
  const { video } = await media()
  const box = Buffer.alloc(24)
  box.writeUInt32BE(box.length)
  box.write('free', 4)
  randomBytes(16).copy(box, 8)
  return { ...video, buffer: Buffer.concat([video.buffer, box]) }
}

/** Whether the server keeps exactly these bytes as somebody’s video. */
export async function isStored({ site }: Pick<Stage, 'site'>, bytes: Buffer): Promise<boolean> {
  const folder = join(site.site.folder, 'data', 'storage', 'originals')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  // Another path may delete one meanwhile.
  const stored = await Promise.all(files.map((path) => readFile(path).catch(() => Buffer.alloc(0))))
  return stored.some((original) => original.equals(bytes))
}

type Refusal = keyof typeof refusals

/** The API’s answer to a request that it does not execute. */
export const refuseRest = (request: HeldRequest, status: number, code: Refusal): Promise<void> =>
  request.answer(JSON.stringify({ error: { code, message: refusals[code], requestId: 'model' } }), status)

/** The server gets the bytes of the video: it says how many it has, then takes the rest. */
export async function sendBytes({ requests }: Stage): Promise<void> {
  for (const actorId of ['openUpload', 'sendPart', 'sendPart']) await (await requests.next(actorId)).pass()
}

/** The server takes no byte of the video. A whole file would be finished there, whatever the page is told. */
export async function refuseBytes({ requests }: Stage, status: number, code: Refusal): Promise<void> {
  for (const actorId of ['openUpload', 'sendPart']) await (await requests.next(actorId)).pass()
  await refuseRest(await requests.next('sendPart'), status, code)
}

const isProbe = (request: Request): boolean => request.postData()?.includes('query Probe') === true

/** After a failure the page asks whether the server is there. A clock that jumps meanwhile would end the wait for the answer. */
function watchProbes(page: Page): { answered: () => Promise<void> } {
  const open = new Set<Request>()
  page.on('request', (request) => isProbe(request) && open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return { answered: async () => void (await vi.waitUntil(() => open.size === 0, { timeout: 10_000, interval: 20 })) }
}

/**
 * Opens no upload.
 * @param times after four, the next attempt is eight seconds away: long enough to look at what waits for it; the sixth is the last one
 */
export async function refuseAttempts({ page, requests }: Stage, shown: Locator, times = 4): Promise<void> {
  const probes = watchProbes(page)
  for (let number = 1; number <= times; number += 1) {
    await refuseRest(await requests.next('openUpload'), 503, 'API_UNAVAILABLE')
    if (number === times) return
    await shown.getByText('Envoi interrompu, nouvel essai dans un instant').first().waitFor()
    await probes.answered()
    await page.clock.fastForward(1_000 * 2 ** (number - 1))
  }
}

type Outcome = { failure: { code: string } | null }
const isOutcome = (value: unknown): value is Outcome => typeof value === 'object' && value !== null && 'failure' in value

/** Why a check or a transfer has failed; null when it has not, or the event is the end of something else. */
export function failureCodeOf(event: object | undefined): string | null {
  const output = event && 'output' in event ? event.output : null
  return isOutcome(output) ? (output.failure?.code ?? null) : null
}
