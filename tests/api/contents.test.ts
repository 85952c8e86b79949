import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changeContent } from '../../src/api/content/service.ts'
import { findContent } from '../../src/db/content/contents.ts'
import { contentSchema } from '../../src/shared/entities/content.ts'
import { keys, randomName } from '../../src/storage/keys.ts'
import { type Creator, makePlayable, must, type Person, refusal, startApi, type TestApi } from '../support/api.ts'

let site: TestApi
let creator: Creator
let viewer: Person

beforeAll(async () => {
  site = await startApi()
  creator = await site.creator('Grand large')
  viewer = await site.person()
})
afterAll(() => site.close())

const contents = () => site.database.db.selectFrom('contents').select(['uuid', 'title']).orderBy('uuid').execute()
const create = (body: object, as: Person = creator) =>
  site.call('POST', '/contents', {
    as,
    body: { title: 'Un titre', description: '', statuts: 'public', channel_uuid: creator.channel, ...body },
  })
const get = async (path: string, as?: Person) => contentSchema.parse(must(await site.call('GET', path, { as }), 200))
const list = async (path: string, as?: Person) => contentSchema.array().parse(must(await site.call('GET', path, { as }), 200))

describe('a new content', () => {
  it('waits for its file', async () => {
    const content = contentSchema.parse(
      must(await create({ title: ' Marée basse ', description: 'À Cancale', hashtags: ['mer', '#Été', 'MER'] }), 201),
    )
    expect(content).toEqual({
      uuid: content.uuid,
      title: 'Marée basse',
      description: 'À Cancale',
      statuts: 'public',
      thumbnail_url: null,
      video_url: null,
      duration: 0,
      createdAt: content.createdAt,
      updatedAt: content.createdAt,
      creator: {
        uuid: creator.channel,
        name: 'Grand large',
        banner_url: null,
        user_uuid: creator.uuid,
        username: creator.username,
        avatar: null,
        totalFollowed: 0,
        isVerified: false,
      },
      views: 0,
      likesCount: 0,
      commentsCount: 0,
      viewerCanManage: true,
      media: { state: 'awaitingFile', progress: 0, failure: null, renditions: [], storyboard_url: null },
      hashtags: ['mer', 'Été'],
      viewerLikes: false,
      viewerPosition: null,
      details: {
        category: null,
        language: null,
        licence: null,
        comments_open: true,
        publish_at: null,
        publish_when_ready: false,
        audience: 'link',
        allowed_usernames: [],
        chapters: [],
        captions: [],
        trim: null,
        ad_tag_url: null,
        downloads: [],
        downloads_allowed: false,
        has_password: false,
      },
    })
  })

  it('is created once for an idempotency key, even by concurrent requests', async () => {
    const idempotency_key = randomUUID()
    const answers = await Promise.all([create({ idempotency_key }), create({ idempotency_key }), create({ idempotency_key })])
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 200, 201])
    const uuids = answers.map((answer) => contentSchema.parse(answer.body).uuid)
    expect(new Set(uuids).size).toBe(1)
  })

  it('takes the last texts sent with its key, until it has its file', async () => {
    const idempotency_key = randomUUID()
    const first = contentSchema.parse(must(await create({ idempotency_key, title: 'Avant', hashtags: ['mer', 'vent'] }), 201))
    const again = { idempotency_key, title: ' Après ', description: 'Mieux dit', statuts: 'private', hashtags: ['mer', 'sel'] }
    const second = contentSchema.parse(must(await create(again), 200))
    expect(second).toMatchObject({
      uuid: first.uuid,
      title: 'Après',
      description: 'Mieux dit',
      statuts: 'private',
      hashtags: ['mer', 'sel'],
    })
    expect(contentSchema.parse(must(await create({ idempotency_key, title: 'Sans mot-clé' }), 200)).hashtags).toEqual([])

    await makePlayable(site.database, first.uuid)
    expect(contentSchema.parse(must(await create({ idempotency_key, title: 'Trop tard' }), 200)).title).toBe('Sans mot-clé')
  })

  it('is for the people named last with its key, until it has its file', async () => {
    const [first, second, third] = [await site.person(), await site.person(), await site.person()]
    const key = { idempotency_key: randomUUID(), statuts: 'private' }
    const name = (person: Person) => create({ ...key, details: { audience: 'people', allowed_usernames: [person.username] } })
    const { uuid } = contentSchema.parse(must(await name(first), 201))
    const namedPeople = async () => (await get(`/contents/${uuid}?expand=details`, creator)).details?.allowed_usernames
    must(await name(second), 200)
    expect(await namedPeople()).toEqual([second.username])
    await makePlayable(site.database, uuid)
    must(await name(third), 200)
    expect(await namedPeople()).toEqual([second.username])
  })

  it.each([
    [{ title: '  ' }, { title: 'Le titre est requis' }],
    [{ title: 'x'.repeat(101) }, { title: 'Le titre ne peut pas dépasser 100 caractères' }],
    [{ description: 'x'.repeat(5001) }, { description: 'La description ne peut pas dépasser 5000 caractères' }],
    [{ hashtags: Array.from({ length: 11 }, (_, index) => `h${index}`) }, { hashtags: 'Maximum 10 hashtags autorisés' }],
    [{ hashtags: ['bon', 'pas-bon'] }, { hashtags: 'Les hashtags ne peuvent contenir que des lettres, chiffres et underscores' }],
  ])('with invalid fields is refused with an error per field, and nothing is stored', async (wrong, fields) => {
    const before = await contents()
    expect(refusal(await create(wrong))).toEqual({
      status: 422,
      code: 'INVALID_INPUT',
      message: 'Veuillez corriger les erreurs dans le formulaire',
      fields,
    })
    expect(await contents()).toEqual(before)
  })

  it('requires an existing channel of the viewer’s own', async () => {
    const before = await contents()
    expect(refusal(await create({ channel_uuid: randomUUID() }))).toMatchObject({ status: 404, code: 'CHANNEL_NOT_FOUND' })
    expect(refusal(await create({}, await site.creator()))).toMatchObject({ status: 403, code: 'FORBIDDEN' })
    expect(refusal(await create({}, viewer))).toMatchObject({ status: 403, code: 'FORBIDDEN' })
    expect(await contents()).toEqual(before)
  })
})

describe('a playable content', () => {
  it('has the addresses of its media for viewers who may play it', async () => {
    const uuid = await site.playable(creator)
    const shown = await get(`/contents/${uuid}`, viewer)
    expect(shown.video_url).toMatch(new RegExp(`^/media/contents/${uuid}/[0-9a-f]{32}/master.m3u8$`))
    expect(shown.media.storyboard_url).toMatch(/storyboard\.vtt$/)
  })

  it('has its picture but no media address for a guest', async () => {
    const uuid = await site.playable(creator)
    const shown = await get(`/contents/${uuid}`)
    expect(shown.thumbnail_url).toMatch(/^\/media\/contents\/.*\.webp$/)
    expect([shown.video_url, shown.media.storyboard_url]).toEqual([null, null])
  })

  it.each([randomUUID(), 'pas-un-uuid', `${randomUUID()}x`])('that does not exist (%s) is not found', async (id) => {
    expect(refusal(await site.call('GET', `/contents/${id}`))).toEqual({
      status: 404,
      code: 'CONTENT_NOT_FOUND',
      message: 'Vidéo introuvable',
    })
  })
})

describe('a private content', () => {
  it('is readable by its direct link, and listed only for its creator', async () => {
    const uuid = await site.playable(creator, { statuts: 'private', hashtags: ['secret'] })
    expect((await get(`/contents/${uuid}`)).statuts).toBe('private')
    expect(await list(`/contents?ids=${uuid}`)).toHaveLength(1)
    const uuids = async (path: string, as?: Person) => (await list(path, as)).map((content) => content.uuid)
    for (const path of [
      '/contents?limit=100',
      `/contents?limit=100&channel=${creator.channel}`,
      '/contents/trending/guest?limit=100',
      '/contents/recommendations/guest?limit=100',
    ]) {
      expect(await uuids(path), path).not.toContain(uuid)
      expect(await uuids(path, viewer), path).not.toContain(uuid)
    }
    expect(await uuids(`/contents?limit=100&channel=${creator.channel}`, creator)).toContain(uuid)
    expect(await uuids('/contents?limit=100', creator)).not.toContain(uuid)
    expect(refusal(await site.call('GET', '/hashtags/name/secret')).status).toBe(404)
    expect(refusal(await site.call('GET', `/statistics/video/${uuid}`, { as: viewer })).code).toBe('FORBIDDEN')
    must(await site.call('GET', `/statistics/video/${uuid}`, { as: creator }), 200)
  })
})

describe('the list of contents', () => {
  it('has the playable contents, newest first, with one query per page', async () => {
    const other = await site.creator()
    await site.content(other)
    const made: string[] = []
    for (let index = 0; index < 5; index += 1) made.unshift(await site.playable(other, { hashtags: ['page'] }))
    const seen: string[] = []
    let cursor: unknown
    do {
      const before = site.queries()
      const path = `/contents?channel=${other.channel}&expand=hashtags,viewer&limit=2${typeof cursor === 'string' ? `&cursor=${cursor}` : ''}`
      const answer = await site.call('GET', path)
      seen.push(
        ...contentSchema
          .array()
          .parse(must(answer, 200))
          .map((content) => content.uuid),
      )
      expect(site.queries() - before).toBe(1)
      cursor = answer.headers['x-next-cursor']
    } while (cursor !== undefined)
    expect(seen).toEqual(made)
  })

  it.each([
    ['views', ['Écho', 'abri', 'Zoo']],
    ['likes', ['Zoo', 'Écho', 'abri']],
    ['title', ['abri', 'Écho', 'Zoo']],
  ])('of a channel is sorted by %s, page after page', async (sort, titles) => {
    const other = await site.creator()
    const figures = [
      ['Zoo', 1, 3],
      ['Écho', 9, 2],
      ['abri', 5, 1],
    ] as const
    for (const [title, views_count, likes_count] of figures) {
      const uuid = await site.playable(other, { title })
      await sql`update contents set views_count = ${views_count}, likes_count = ${likes_count} where uuid = ${uuid}`.execute(
        site.database.db,
      )
    }
    await site.content(other, { title: 'Sans video' })
    const seen: string[] = []
    let cursor: unknown
    do {
      const at = typeof cursor === 'string' ? `&cursor=${cursor}` : ''
      const answer = await site.call('GET', `/contents?channel=${other.channel}&sort=${sort}&limit=2${at}`)
      for (const { title } of contentSchema.array().parse(must(answer, 200))) seen.push(title)
      cursor = answer.headers['x-next-cursor']
    } while (cursor !== undefined)
    expect(seen).toEqual(titles)
  })

  it('loses no row between pages when many have the same date', async () => {
    const other = await site.creator()
    const created_at = new Date('2026-01-01T00:00:00Z')
    const rows = await site.database.db
      .insertInto('contents')
      .values(Array.from({ length: 7 }, () => ({ channel_uuid: other.channel, title: 'Jumelle', statuts: 'private' as const, created_at })))
      .returning('uuid')
      .execute()
    const seen = new Set<string>()
    let cursor: unknown
    do {
      const answer = await site.call(
        'GET',
        `/contents?channel=${other.channel}&limit=3${typeof cursor === 'string' ? `&cursor=${cursor}` : ''}`,
        { as: other },
      )
      for (const content of contentSchema.array().parse(must(answer, 200))) seen.add(content.uuid)
      cursor = answer.headers['x-next-cursor']
    } while (cursor !== undefined)
    expect(seen).toEqual(new Set(rows.map((row) => row.uuid)))
  })

  it.each([
    '?limit=0',
    '?limit=101',
    '?limit=x',
    '?cursor=abc',
    `?cursor=${Buffer.from('["x",1]').toString('base64url')}`,
    '?ids=abc',
    '?expand=tout',
    '?channel=abc',
    '?sort=hasard',
    '?statuts=secret',
    '?q=a%00b',
    '?limit=1&limit=2',
  ])('refuses %s', async (query) => {
    expect(refusal(await site.call('GET', `/contents${query}`))).toMatchObject({
      status: 400,
      code: 'MALFORMED_REQUEST',
      message: 'La requête est mal formée',
    })
  })

  it('refuses a modified cursor whose date is out of range', async () => {
    const cursor = Buffer.from(JSON.stringify([1e300, randomUUID()])).toString('base64url')
    expect(refusal(await site.call('GET', `/contents?cursor=${cursor}`))).toMatchObject({ status: 400, code: 'MALFORMED_REQUEST' })
  })
})

describe('changing a content', () => {
  it('is allowed to its creator, and changes the given fields', async () => {
    const uuid = await site.playable(creator, { title: 'Avant', hashtags: ['visible'] })
    const changed = contentSchema.parse(
      must(await site.call('PUT', `/contents/${uuid}`, { as: creator, body: { title: 'Après', statuts: 'private' } }), 200),
    )
    expect(changed).toMatchObject({ title: 'Après', statuts: 'private', hashtags: ['visible'] })
    expect(changed.updatedAt > changed.createdAt).toBe(true)
    expect(refusal(await site.call('GET', '/hashtags/name/visible')).status).toBe(404)
  })

  it('keeps the fields that are changed by another request at the same time', async () => {
    const uuid = await site.playable(creator, { title: 'Avant' })
    const before = await findContent(site.database.db, uuid)
    must(await site.call('PUT', `/contents/${uuid}`, { as: creator, body: { statuts: 'private' } }), 200)
    if (before) await changeContent(site, before, { title: 'Après' })
    expect(await get(`/contents/${uuid}`)).toMatchObject({ title: 'Après', statuts: 'private' })
  })

  it('replaces its hashtags by the given ones, with the rules of the dialog', async () => {
    const uuid = await site.playable(creator, { hashtags: ['avant', 'Toujours'] })
    const change = (hashtags: string[]) => site.call('PUT', `/contents/${uuid}`, { as: creator, body: { hashtags } })
    expect(must(await change(['#toujours', 'après']), 200)).toMatchObject({ hashtags: ['après', 'Toujours'] })
    expect(refusal(await site.call('GET', '/hashtags/name/avant')).status).toBe(404)
    expect(must(await site.call('GET', '/hashtags/name/toujours'), 200)).toMatchObject({ contentCount: 1 })
    for (const [names, message] of [
      [['un-tiret'], 'Les mots-clés ne peuvent contenir que des lettres, chiffres et underscores'],
      [['a', ' '], 'Les mots-clés ne peuvent pas être vides'],
      [['a', '#'], 'Les mots-clés ne peuvent pas être vides'],
      [['Ab', ' aB '], 'Les mots-clés doivent être uniques'],
      [['a'.repeat(31)], 'Les mots-clés ne doivent pas dépasser 30 caractères'],
      [Array.from({ length: 11 }, (_, index) => `h${index}`), 'Maximum 10 mots-clés autorisés'],
    ] as const) {
      expect(refusal(await change([...names]))).toMatchObject({ status: 422, code: 'INVALID_INPUT', fields: { hashtags: message } })
    }
    expect(await get(`/contents/${uuid}?expand=hashtags`)).toMatchObject({ hashtags: ['après', 'Toujours'] })
    expect(must(await change([]), 200)).toMatchObject({ hashtags: [] })
  })

  it('does not deadlock with another change that has common hashtags', async () => {
    const [first, second] = [
      await site.playable(creator, { hashtags: ['a1', 'b1'] }),
      await site.playable(creator, { hashtags: ['b1', 'c1'] }),
    ]
    const change = (uuid: string, body: object) => site.call('PUT', `/contents/${uuid}`, { as: creator, body })
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all([
        change(first, { hashtags: ['c1', `n${round}`], statuts: 'private' }),
        change(second, { hashtags: ['a1', `n${round}`, 'b1'], statuts: 'public' }),
        change(first, { hashtags: ['b1', 'a1'], statuts: 'public' }),
        change(second, { hashtags: ['c1'], statuts: 'private' }),
        create({ hashtags: [`n${round}`, 'a1', 'b1', 'c1'] }),
      ])
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 201])
    }
  })

  it('is published to its viewers', async () => {
    const uuid = await site.playable(creator)
    const { promise: published, resolve } = Promise.withResolvers<unknown>()
    const end = site.database.changes.subscribe(resolve)
    must(await site.call('PUT', `/contents/${uuid}`, { as: creator, body: { title: 'Renommée' } }), 200)
    expect(await published).toEqual({ kind: 'media', content_uuid: uuid, channel_uuid: creator.channel })
    end()
  })
})

describe('deleting a content', () => {
  it('deletes its rows and files, and repeats the deletion of files in a job', async () => {
    const uuid = await site.playable(creator, { hashtags: ['passager'] })
    const original = keys.original(uuid, randomUUID(), 'mp4')
    const image = keys.contentImage(uuid, randomName())
    for (const key of [original, image]) await site.storage.disk.put(key, 'octets')
    must(await site.call('POST', '/reactions', { as: viewer, body: { user_uuid: viewer.uuid, content_uuid: uuid, like: true } }), 201)
    must(await site.call('DELETE', `/contents/${uuid}`, { as: creator }), 204)
    expect(refusal(await site.call('GET', `/contents/${uuid}`)).code).toBe('CONTENT_NOT_FOUND')
    expect(refusal(await site.call('DELETE', `/contents/${uuid}`, { as: creator })).code).toBe('CONTENT_NOT_FOUND')
    expect([await site.storage.disk.exists(original), await site.storage.disk.exists(image)]).toEqual([false, false])
    const { rows } = await site.database.sql.executeSql(`select data from pgboss.job where name = 'media.cleanup'`)
    expect(rows).toContainEqual({ data: { content_uuid: uuid, upload_uuid: uuid } })
    expect(refusal(await site.call('GET', '/hashtags/name/passager')).status).toBe(404)
  })

  it('also happens with its channel, and with its creator’s account', async () => {
    const removals = [
      (owner: Creator) => site.call('DELETE', `/channels/${owner.channel}`, { as: owner }),
      (owner: Creator) => site.call('DELETE', `/users/${owner.uuid}`, { as: owner, body: { current_password: owner.password } }),
    ]
    for (const remove of removals) {
      const owner = await site.creator()
      const uuid = await site.playable(owner)
      const files = [keys.contentImage(uuid, randomName()), keys.banner(owner.channel, randomName())]
      for (const key of files) await site.storage.disk.put(key, 'octets')
      must(await remove(owner), 204)
      expect(refusal(await site.call('GET', `/contents/${uuid}`)).code).toBe('CONTENT_NOT_FOUND')
      expect(refusal(await site.call('GET', `/channels/${owner.channel}`)).code).toBe('CHANNEL_NOT_FOUND')
      for (const key of files) expect(await site.storage.disk.exists(key)).toBe(false)
    }
  })
})
