import { z } from 'zod'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MediaPatch } from '../../src/db/media/media.ts'
import { auditEntrySchema } from '../../src/shared/entities/audit.ts'
import { contentSchema } from '../../src/shared/entities/content.ts'
import { failedConversionSchema } from '../../src/shared/entities/failedConversion.ts'
import { type Creator, must, type Person, refusal, startApi, type TestApi } from '../support/api.ts'

let site: TestApi
let creator: Creator
let administrator: Person

beforeAll(async () => {
  site = await startApi()
  creator = await site.creator('Grand large')
  administrator = await site.administrator()
})
afterAll(() => site.close())

/** A content whose media are as the worker left them. */
async function converted(title: string, media: Omit<MediaPatch, 'renditions' | 'chapters'>): Promise<string> {
  const uuid = await site.playable(creator, { title })
  const upload_uuid = crypto.randomUUID()
  await site.database.db
    .updateTable('media')
    .set({ original_key: `originals/${uuid}/video.mp4`, upload_uuid, ...media })
    .where('content_uuid', '=', uuid)
    .execute()
  return uuid
}
const failed = (title: string, media: Omit<MediaPatch, 'renditions' | 'chapters'> = {}) =>
  converted(title, { state: 'failed', failure: 'CONVERSION_FAILED', failure_reason: 'ffmpeg failed (signal SIGKILL)', ...media })
const list = async (query = '') =>
  failedConversionSchema.array().parse(must(await site.call('GET', `/failed-conversions${query}`, { as: administrator }), 200))
const repeat = (uuid: string, as: Person) => site.call('PUT', `/contents/${uuid}/conversion`, { as })
const waitingJobs = async (uuid: string): Promise<string[]> => {
  const { rows } = await site.database.sql.executeSql(
    `select name from pgboss.job where data->>'content_uuid' = $1 and state in ('created', 'retry', 'active')`,
    [uuid],
  )
  return z
    .array(z.object({ name: z.string() }))
    .parse(rows)
    .map(({ name }) => name)
}

describe('failed conversions', () => {
  it('are listed with their reasons, the latest first; what plays or waits is not', async () => {
    const first = await failed('Coupée')
    const second = await failed('Sans qualités', { state: 'complete', failure: 'TOO_LONG', failure_reason: null })
    await converted('Abîmée', { state: 'complete', failure: 'DAMAGED' })
    await converted('En attente', { state: 'received', failure: 'NO_FFMPEG' })
    await converted('Prête', { state: 'complete' })
    expect(await list()).toEqual([
      {
        content_uuid: second,
        title: 'Sans qualités',
        username: creator.username,
        isWatchable: true,
        canRepeat: true,
        failure: { code: 'TOO_LONG', message: 'La conversion a dépassé le temps permis' },
        reason: null,
        failedAt: expect.any(String),
      },
      {
        content_uuid: first,
        title: 'Coupée',
        username: creator.username,
        isWatchable: false,
        canRepeat: true,
        failure: { code: 'CONVERSION_FAILED', message: 'La vidéo n’a pas pu être convertie' },
        reason: 'ffmpeg failed (signal SIGKILL)',
        failedAt: expect.any(String),
      },
    ])
    const page = await site.call('GET', '/failed-conversions?limit=1', { as: administrator })
    const rest = await list(`?limit=5&cursor=${encodeURIComponent(String(page.headers['x-next-cursor']))}`)
    expect(rest.map(({ content_uuid }) => content_uuid)).toEqual([first])
  })

  it('are repeated from the beginning by the owner, once', async () => {
    const uuid = await failed('Encore')
    const content = contentSchema.parse(must(await repeat(uuid, creator), 200))
    expect(content.media).toMatchObject({ state: 'received', failure: null })
    expect(await waitingJobs(uuid)).toEqual(['media.prepare'])
    expect((await list()).some(({ content_uuid }) => content_uuid === uuid)).toBe(false)
    expect(refusal(await repeat(uuid, creator))).toMatchObject({
      status: 409,
      code: 'CONVERSION_NOT_FAILED',
      message: 'La préparation de cette vidéo n’a pas échoué',
    })
  })

  it('are repeated from the ladder on when the video can be watched, by an administrator, whose act is recorded', async () => {
    const uuid = await failed('Visible', { state: 'complete' })
    expect(contentSchema.parse(must(await repeat(uuid, administrator), 200)).media.state).toBe('watchable')
    expect(await waitingJobs(uuid)).toEqual(['media.ladder'])
    const acts = auditEntrySchema.array().parse(must(await site.call('GET', '/audit-log?limit=1', { as: administrator }), 200))
    expect(acts).toMatchObject([{ act: 'content.convert', subject_uuid: uuid, actor: { username: administrator.username } }])
  })

  it('cannot be repeated without the file', async () => {
    const uuid = await failed('Disparue', { original_key: null })
    expect(refusal(await repeat(uuid, creator))).toMatchObject({
      status: 422,
      code: 'VIDEO_REQUIRED',
      message: 'Un fichier vidéo est requis',
    })
    expect(await waitingJobs(uuid)).toEqual([])
  })

  it('are nobody else’s to repeat', async () => {
    const uuid = await failed('À elle')
    expect(refusal(await repeat(uuid, await site.creator()))).toMatchObject({ status: 403, code: 'FORBIDDEN' })
  })
})
