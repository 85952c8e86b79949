import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { commentSchema } from '../../src/shared/entities/comment.ts'
import { notificationSchema } from '../../src/shared/entities/notification.ts'
import { type Creator, must, type Person, refusal, startApi, type TestApi } from '../support/api.ts'

let site: TestApi
let creator: Creator
let viewer: Person
beforeAll(async () => {
  site = await startApi()
})
afterAll(() => site.close())
beforeEach(async () => {
  creator = await site.creator()
  viewer = await site.person()
})

const kinds = ['newContent', 'comment', 'reply', 'follow', 'commentHearted', 'mention', 'channelInvitation'] as const
type Kind = (typeof kinds)[number]
const all = kinds.map((kind) => ({ kind, onSite: true, byMail: true }))
const read = async (person: Person) => must(await site.call('GET', '/notifications/choices', { as: person }), 200)
const choose = (person: Person, body: object) => site.call('PUT', '/notifications/choices', { as: person, body })
const turnOff = async (person: Person, kind: Kind) =>
  must(await choose(person, { kinds: [{ kind, onSite: false, byMail: true }], digest: 'never' }), 200)

const kindsOf = async (person: Person) =>
  notificationSchema
    .array()
    .parse(must(await site.call('GET', '/notifications', { as: person }), 200))
    .map(({ kind }) => kind)
async function comment(person: Person, content: string, parent: string | null = null): Promise<string> {
  const body = { text: 'Bravo', user_uuid: person.uuid, content_uuid: content, parent_uuid: parent }
  return commentSchema.parse(must(await site.call('POST', '/comments', { as: person, body }), 201)).uuid
}
const follow = async (person: Person, { channel }: Creator) =>
  must(await site.call('POST', '/follows', { as: person, body: { follower_uuid: person.uuid, followed_uuid: channel } }), 201)

describe('the choices of notifications', () => {
  it('are all kinds on the site and no digest, until somebody chooses', async () => {
    expect(await read(viewer)).toEqual({ kinds: all, digest: 'never' })
  })

  it('are stored for their person alone, and answered as they are by then', async () => {
    const chosen = { kinds: all.map((choice) => ({ ...choice, byMail: choice.kind === 'reply' })), digest: 'daily' }
    expect(must(await choose(viewer, chosen), 200)).toEqual(chosen)
    expect(await read(viewer)).toEqual(chosen)
    expect(await read(creator)).toEqual({ kinds: all, digest: 'never' })
  })

  it('stay for the kinds that a change does not name, also for those of a later version', async () => {
    await turnOff(viewer, 'follow')
    const { db } = site.database
    await db
      .updateTable('notification_choices')
      .set({ off_by_mail: ['ofTomorrow', 'comment'] })
      .where('user_uuid', '=', viewer.uuid)
      .execute()
    must(await choose(viewer, { kinds: [{ kind: 'comment', onSite: true, byMail: true }], digest: 'weekly' }), 200)
    expect(await read(viewer)).toEqual({ kinds: all.map((choice) => ({ ...choice, onSite: choice.kind !== 'follow' })), digest: 'weekly' })
    const row = await db.selectFrom('notification_choices').select('off_by_mail').where('user_uuid', '=', viewer.uuid).execute()
    expect(row).toEqual([{ off_by_mail: ['ofTomorrow'] }])
  })

  it('are refused for unknown kinds and frequencies', async () => {
    for (const body of [
      { kinds: [{ kind: 'everything', onSite: true, byMail: true }], digest: 'never' },
      { kinds: [], digest: 'hourly' },
      { kinds: all.concat(all), digest: 'never' },
    ]) {
      expect(refusal(await choose(viewer, body))).toMatchObject({ status: 400, code: 'MALFORMED_REQUEST' })
    }
    expect(await read(viewer)).toEqual({ kinds: all, digest: 'never' })
  })
})

describe('a kind that is turned off on the site', () => {
  it('creates no notification any more, while the other kinds do and earlier ones stay', async () => {
    const content = await site.playable(creator, {})
    await follow(viewer, creator)
    await comment(viewer, content)
    await turnOff(creator, 'comment')
    await comment(viewer, content)
    await follow(await site.person(), creator)
    expect(await kindsOf(creator)).toEqual(['follow', 'comment', 'follow'])
    await turnOff(creator, 'follow')
    await follow(await site.person(), creator)
    expect(await kindsOf(creator)).toHaveLength(3)
  })

  it('is one’s own affair: others are notified of the same comment and heart', async () => {
    const content = await site.playable(creator, {})
    const first = await comment(viewer, content)
    const other = await site.person()
    await turnOff(viewer, 'reply')
    await turnOff(viewer, 'commentHearted')
    const reply = await comment(other, content, first)
    await comment(await site.person(), content, reply)
    for (const id of [first, reply]) must(await site.call('PUT', `/comments/${id}/heart`, { as: creator }), 200)
    expect(await kindsOf(viewer)).toEqual([])
    expect(await kindsOf(other)).toEqual(['commentHearted', 'reply'])
    expect(await kindsOf(creator)).toEqual(['comment', 'comment', 'comment'])
  })
})
