import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publishScheduled } from '../../src/worker/deferredTasks.ts'
import { contentSchema } from '../../src/shared/entities/content.ts'
import { type Creator, must, type Person, refusal, startApi, type TestApi } from '../support/api.ts'

let site: TestApi
let creator: Creator
let viewer: Person

beforeAll(async () => {
  site = await startApi()
  creator = await site.creator('Grand large')
  viewer = await site.person()
})
afterAll(() => site.close())

const usual = {
  category: null,
  language: null,
  licence: null,
  comments_open: true,
  downloads_allowed: false,
  has_password: false,
  downloads: [],
  publish_at: null,
  publish_when_ready: false,
  audience: 'link',
  allowed_usernames: [],
  chapters: [],
  captions: [],
  trim: null,
  ad_tag_url: null,
}
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()

const create = (details: object, statuts: 'private' | 'public' = 'private') =>
  site.call('POST', '/contents', { as: creator, body: { title: 'Un titre', statuts, channel_uuid: creator.channel, details } })
const change = (content: string, body: object) => site.call('PUT', `/contents/${content}`, { as: creator, body })
const seen = async (content: string, as?: Person) =>
  contentSchema.parse(must(await site.call('GET', `/contents/${content}?expand=details`, { as }), 200))
const detailsOf = async (content: string, as?: Person) => (await seen(content, as)).details

describe('the details of a content', () => {
  it('are unset at first, and only given when they are asked for', async () => {
    const content = await site.content(creator)
    expect(await detailsOf(content)).toEqual(usual)
    expect(must(await site.call('GET', `/contents/${content}`), 200)).not.toHaveProperty('details')
  })

  it('include whether people may download it', async () => {
    const content = await site.content(creator)
    must(await change(content, { details: { downloads_allowed: true } }), 200)
    expect(await detailsOf(content)).toEqual({ ...usual, downloads_allowed: true })
    must(await change(content, { details: { category: 'art' } }), 200)
    expect(await detailsOf(content)).toEqual({ ...usual, downloads_allowed: true, category: 'art' })
  })

  it('are stored with a new content, and changed one by one', async () => {
    const { uuid } = contentSchema.parse(must(await create({ category: 'sport', language: 'br', comments_open: false }), 201))
    expect(await detailsOf(uuid)).toEqual({ ...usual, category: 'sport', language: 'br', comments_open: false })
    must(await change(uuid, { details: { licence: 'cc-by-sa-4.0', category: null } }), 200)
    expect(await detailsOf(uuid)).toEqual({ ...usual, language: 'br', licence: 'cc-by-sa-4.0', comments_open: false })
    must(await change(uuid, { title: 'Un autre' }), 200)
    expect(await detailsOf(uuid)).toEqual({ ...usual, language: 'br', licence: 'cc-by-sa-4.0', comments_open: false })
  })

  it.each([{ category: 'tricot' }, { language: 'français' }, { licence: 'wtfpl' }, { comments_open: 'oui' }, { publish_at: 'demain' }])(
    'are refused when unknown: %o',
    async (details) => {
      expect(refusal(await create(details))).toMatchObject({ status: 400, code: 'MALFORMED_REQUEST' })
    },
  )
})

describe('the chapters of a content', () => {
  const ofFile = [
    { start: 0, title: 'Générique' },
    { start: 12.5, title: 'Le départ' },
  ]
  const withFile = async (description: string): Promise<string> => {
    const content = await site.playable(creator, { description, duration: 60 })
    await site.database.db
      .updateTable('media')
      .set({ chapters: JSON.stringify(ofFile) })
      .where('content_uuid', '=', content)
      .execute()
    return content
  }

  it('are those of its description', async () => {
    const content = await withFile('0:00 Début\n0:30 Fin')
    expect((await detailsOf(content))?.chapters).toEqual([
      { start: 0, title: 'Début' },
      { start: 30, title: 'Fin' },
    ])
  })

  it('are those of its file, when the description has none that fit', async () => {
    expect((await detailsOf(await withFile('')))?.chapters).toEqual(ofFile)
    expect((await detailsOf(await withFile('0:00 Début\n2:00 Après la fin')))?.chapters).toEqual(ofFile)
  })
})

describe('closed comments', () => {
  const comment = (content: string, as: Person, parent?: string) =>
    site.call('POST', '/comments', { as, body: { user_uuid: as.uuid, content_uuid: content, text: 'Bravo', parent_uuid: parent ?? null } })

  it('take no comment and no answer, and keep those that exist', async () => {
    const content = await site.playable(creator)
    const { uuid: first } = must(await comment(content, viewer), 201) as { uuid: string }
    must(await change(content, { details: { comments_open: false } }), 200)
    const closed = { status: 409, code: 'COMMENTS_CLOSED', message: 'Les commentaires de cette vidéo sont fermés' }
    expect(refusal(await comment(content, viewer))).toEqual(closed)
    expect(refusal(await comment(content, creator, first))).toEqual(closed)
    expect(must(await site.call('GET', `/comments/content/${content}`), 200)).toHaveLength(1)
    must(await change(content, { details: { comments_open: true } }), 200)
    must(await comment(content, viewer), 201)
  })
})

describe('a scheduled content', () => {
  const scheduled = async (details: object): Promise<string> => {
    const { uuid } = contentSchema.parse(must(await create(details), 201))
    return uuid
  }
  const make = (content: string, fields: { state: 'complete' | 'watchable' }) =>
    site.database.db
      .updateTable('media')
      .set({ ...fields, playlist_key: 'k' })
      .where('content_uuid', '=', content)
      .execute()
  /** Moves the set time into the past: a request cannot. */
  const comeDue = (content: string) =>
    site.database.db
      .updateTable('contents')
      .set({ publish_at: new Date(Date.now() - 1000) })
      .where('uuid', '=', content)
      .execute()
  const publishAll = async (): Promise<void> => {
    while (await publishScheduled(site));
  }
  const newestOf = async (): Promise<string[]> =>
    contentSchema
      .array()
      .parse(must(await site.call('GET', `/contents?channel=${creator.channel}`), 200))
      .map(({ uuid }) => uuid)

  it('shows its schedule to its owner only', async () => {
    const at = inAnHour()
    const content = await scheduled({ publish_at: at, publish_when_ready: true })
    expect(await detailsOf(content, creator)).toEqual({ ...usual, publish_at: at, publish_when_ready: true })
    expect(await detailsOf(content, viewer)).toEqual(usual)
    expect(await detailsOf(content)).toEqual(usual)
  })

  it.each<[string, object, 'private' | 'public', string]>([
    ['a time that has passed', { publish_at: '2020-01-01T12:00:00.000Z' }, 'private', 'La date de publication est déjà passée'],
    ['a public one', { publish_when_ready: true }, 'public', 'Une vidéo programmée reste privée jusqu’à sa publication'],
  ])('is refused for %s', async (_, details, statuts, message) => {
    const answer = await create(details, statuts)
    expect(refusal(answer)).toMatchObject({ status: 422, code: 'INVALID_INPUT' })
    expect(answer.body).toMatchObject({ error: { fields: { publish_at: message } } })
    expect(refusal(await change(await site.content(creator, { statuts }), { details })).code).toBe('INVALID_INPUT')
  })

  it('changes nothing when it is refused, keywords neither', async () => {
    const content = await site.content(creator, { title: 'Avant', hashtags: ['avant'] })
    const answer = await change(content, { title: 'Après', hashtags: ['apres'], details: { publish_when_ready: true } })
    expect(refusal(answer).code).toBe('INVALID_INPUT')
    const after = must(await site.call('GET', `/contents/${content}?expand=hashtags`), 200)
    expect(after).toMatchObject({ title: 'Avant', hashtags: ['avant'] })
  })

  it('stays private while its creator has no publishing role any more', async () => {
    const former = await site.creator()
    const body = { title: 'Plus tard', statuts: 'private', channel_uuid: former.channel, details: { publish_at: inAnHour() } }
    const { uuid } = contentSchema.parse(must(await site.call('POST', '/contents', { as: former, body }), 201))
    const { db } = site.database
    const roleOf = (name: string) => db.selectFrom('roles').select('uuid').where('name', '=', name)
    await db
      .updateTable('users')
      .set({ role_uuid: roleOf('Utilisateur') })
      .where('uuid', '=', former.uuid)
      .execute()
    await comeDue(uuid)
    await publishAll()
    expect((await seen(uuid)).statuts).toBe('private')
    await db
      .updateTable('users')
      .set({ role_uuid: roleOf('Creators') })
      .where('uuid', '=', former.uuid)
      .execute()
    await publishAll()
    expect((await seen(uuid)).statuts).toBe('public')
  })

  it('becomes public at its time, as the newest of its channel, and its followers are notified', async () => {
    const content = await scheduled({ publish_at: inAnHour() })
    await make(content, { state: 'complete' })
    const later = await site.playable(creator)
    const follower = await site.person()
    const follow = { follower_uuid: follower.uuid, followed_uuid: creator.channel }
    must(await site.call('POST', '/follows', { as: follower, body: follow }), 201)
    await site.database.db.updateTable('follows').set({ notify: true }).where('follower_uuid', '=', follower.uuid).execute()
    await publishAll()
    expect(await newestOf()).not.toContain(content)
    await comeDue(content)
    await publishAll()
    expect((await newestOf()).slice(0, 2)).toEqual([content, later])
    expect(await detailsOf(content, creator)).toEqual(usual)
    expect(must(await site.call('GET', '/notifications', { as: follower }), 200)).toMatchObject([
      { kind: 'newContent', content: { uuid: content } },
    ])
  })

  it('becomes public once every quality is ready, not with its first rendition', async () => {
    const content = await scheduled({ publish_when_ready: true })
    await make(content, { state: 'watchable' })
    await publishAll()
    expect((await seen(content)).statuts).toBe('private')
    await make(content, { state: 'complete' })
    await publishAll()
    expect((await seen(content)).statuts).toBe('public')
  })

  it('waits for its time and for its qualities, when it has to wait for both', async () => {
    const content = await scheduled({ publish_at: inAnHour(), publish_when_ready: true })
    await make(content, { state: 'complete' })
    await publishAll()
    expect((await seen(content)).statuts).toBe('private')
    await make(content, { state: 'watchable' })
    await comeDue(content)
    await publishAll()
    expect((await seen(content)).statuts).toBe('private')
    await make(content, { state: 'complete' })
    await publishAll()
    expect((await seen(content)).statuts).toBe('public')
  })

  it('is not scheduled any more once it was made public by hand, or its schedule was removed', async () => {
    const byHand = await scheduled({ publish_at: inAnHour() })
    must(await change(byHand, { statuts: 'public' }), 200)
    must(await change(byHand, { statuts: 'private' }), 200)
    expect(await detailsOf(byHand, creator)).toEqual(usual)
    const removed = await scheduled({ publish_at: inAnHour() })
    must(await change(removed, { details: { publish_at: null } }), 200)
    expect(await detailsOf(removed, creator)).toEqual(usual)
  })

  it('keeps its schedule when its title changes', async () => {
    const at = inAnHour()
    const content = await scheduled({ publish_at: at })
    must(await change(content, { title: 'Un autre', statuts: 'private' }), 200)
    expect(await detailsOf(content, creator)).toEqual({ ...usual, publish_at: at })
  })
})

describe('the advertisement of a site that has one', () => {
  it('is told to viewers who may play the video', async () => {
    const adTagUrl = 'https://pubs.exemple.fr/vast'
    const advertising = await startApi({ adTagUrl })
    try {
      const owner = await advertising.creator('La houle')
      const content = await advertising.playable(owner)
      const tagFor = async (as?: Person) => {
        const answer = must(await advertising.call('GET', `/contents/${content}?expand=details`, { as }), 200)
        return contentSchema.parse(answer).details?.ad_tag_url
      }
      expect([await tagFor(await advertising.person()), await tagFor()]).toEqual([adTagUrl, null])
    } finally {
      await advertising.close()
    }
  })
})
