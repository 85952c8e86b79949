import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentSchema } from '../../src/shared/entities/content.ts'
import { type Creator, must, type Person, refusal, startApi, type TestApi } from '../support/api.ts'

let site: TestApi
let creator: Creator
let viewer: Person

beforeAll(async () => {
  site = await startApi({ adTagUrl: 'https://pubs.exemple.fr/vast' })
  creator = await site.creator('Grand large')
  viewer = await site.person()
})
afterAll(() => site.close())

const address = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'
const create = (fields: object = {}) =>
  site.call('POST', '/contents', {
    as: creator,
    body: { title: 'Un lapin', statuts: 'public', channel_uuid: creator.channel, video_url: 'https://youtu.be/aqz-KE-bpKQ?t=3', ...fields },
  })
const made = async (fields: object = {}) => contentSchema.parse(must(await create(fields), 201))
const seen = async (uuid: string, as?: Person) =>
  contentSchema.parse(must(await site.call('GET', `/contents/${uuid}?expand=details`, { as }), 200))
const newest = async () => {
  const list = must(await site.call('GET', '/contents'), 200) as { uuid: string }[]
  return list.map(({ uuid }) => uuid)
}

describe('a video of YouTube', () => {
  it('awaits no file, and its address is that of its page, for those who may play it', async () => {
    const { uuid, video_url, media } = await made()
    expect([video_url, media.state, media.progress]).toEqual([address, 'complete', 100])
    expect((await seen(uuid, viewer)).video_url).toBe(address)
    expect((await seen(uuid)).video_url).toBeNull()
  })

  it('is listed and notified of as any other', async () => {
    const body = { follower_uuid: viewer.uuid, followed_uuid: creator.channel }
    const { uuid } = must(await site.call('POST', '/follows', { as: viewer, body }), 201) as { uuid: string }
    must(await site.call('PUT', `/follows/${uuid}`, { as: viewer, body: { notify: true } }), 200)
    const open = await made()
    const closed = await made({ statuts: 'private' })
    const listed = await newest()
    expect([listed.includes(open.uuid), listed.includes(closed.uuid)]).toEqual([true, false])
    const notices = JSON.stringify(must(await site.call('GET', `/notifications`, { as: viewer }), 200))
    expect([notices.includes(open.uuid), notices.includes(closed.uuid)]).toEqual([true, false])
  })

  it('stays playable when it becomes private, and public again', async () => {
    const { uuid } = await made()
    for (const statuts of ['private', 'public']) {
      must(await site.call('PUT', `/contents/${uuid}`, { as: creator, body: { statuts } }), 200)
      expect((await seen(uuid, viewer)).video_url, statuts).toBe(address)
    }
  })

  it('has no advertisement of the site, and nothing to download', async () => {
    const { uuid } = await made({ details: { downloads_allowed: true } })
    expect((await seen(uuid, viewer)).details).toMatchObject({ ad_tag_url: null, downloads: [] })
    expect((await site.call('GET', `/contents/${uuid}/download/youtube/720`, { as: viewer })).status).toBe(404)
  })

  it('can be deleted', async () => {
    const { uuid } = await made()
    must(await site.call('DELETE', `/contents/${uuid}`, { as: creator }), 204)
    expect((await site.call('GET', `/contents/${uuid}`)).status).toBe(404)
  })

  it('is made once for an idempotency key', async () => {
    const idempotency_key = randomUUID()
    const { uuid } = await made({ idempotency_key })
    const again = contentSchema.parse(must(await create({ idempotency_key, video_url: 'https://youtu.be/AAAAAAAAAAA' }), 200))
    expect([again.uuid, again.video_url]).toEqual([uuid, address])
  })

  it.each(['https://exemple.fr/video.mp4', 'https://www.youtube.com/@chaine', 'aqz-KE-bpKQ', ''])('is none: %s', async (video_url) => {
    const before = await newest()
    expect(refusal(await create({ video_url }))).toMatchObject({
      status: 422,
      code: 'INVALID_INPUT',
      fields: { video_url: 'Seule l’adresse d’une vidéo de YouTube peut être indiquée' },
    })
    expect(await newest()).toEqual(before)
  })
})
