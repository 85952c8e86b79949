import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { writeRegistrationSettings } from '../../src/db/registration/registrationSettings.ts'
import { commentSchema } from '../../src/shared/entities/comment.ts'
import { contentSchema } from '../../src/shared/entities/content.ts'
import { type HeldComment, heldCommentSchema } from '../../src/shared/entities/heldComment.ts'
import { notificationSchema } from '../../src/shared/entities/notification.ts'
import { defaultRegistration } from '../../src/shared/registration.ts'
import { type Creator, must, type Person, refusal, startApi, type TestApi } from '../support/api.ts'
import { commentsSite } from '../support/comments.ts'
import { addEditor } from '../support/people.ts'

let site: TestApi
let of: ReturnType<typeof commentsSite>
let owner: Creator
let moderator: Person
/** whose comments are published: one of theirs was before */
let known: Person

beforeAll(async () => {
  site = await startApi()
  of = commentsSite(site)
  owner = await site.creator()
  moderator = await site.moderator()
  known = await site.person()
  await of.add(await site.playable(owner), known, 'Avant le réglage')
})
afterAll(() => site.close())

const hold = (holdNewAccounts: boolean): Promise<string> =>
  site.database.db.transaction().execute((tx) => writeRegistrationSettings(tx, { ...defaultRegistration, holdNewAccounts }))
beforeEach(() => hold(true))
afterEach(() => hold(false))

const countOf = async (content: string): Promise<number> =>
  contentSchema.parse(must(await site.call('GET', `/contents/${content}`), 200)).commentsCount
const heldOf = async (as: Person, own: boolean): Promise<HeldComment[]> =>
  heldCommentSchema.array().parse(must(await site.call('GET', `/held-comments?own=${own}&limit=100`, { as }), 200))
const publish = (uuid: string, as: Person, updatedAt: string | null = null) =>
  site.call('POST', `/held-comments/${uuid}/publication`, { as, body: { updatedAt } })
const refuse = (uuid: string, as: Person) => site.call('DELETE', `/held-comments/${uuid}`, { as })
const edit = (uuid: string, as: Person, text: string) => site.call('PUT', `/comments/${uuid}`, { as, body: { text } })
const notificationsOf = async (as: Person, comment: string) =>
  notificationSchema
    .array()
    .parse(must(await site.call('GET', '/notifications?limit=100', { as }), 200))
    .filter((notification) => notification.comment_uuid === comment)

/** A comment that is held because its author is new, under a video of `owner`. */
async function held(parent?: string, content?: string) {
  const video = content ?? (await site.playable(owner))
  const author = await site.person()
  return { ...(await of.add(video, author, 'Bonjour', parent)), content: video, author }
}

/** The changes that are published about a content during `act`. */
async function changesDuring(content: string, act: () => Promise<unknown>): Promise<string[]> {
  const kinds: string[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  const end = randomUUID()
  const stop = site.database.changes.subscribe((change) => {
    if ('content_uuid' in change && change.content_uuid === content) kinds.push(change.kind)
    if (change.kind === 'session' && change.user_uuid === end) resolve()
  })
  await act()
  // Changes arrive in the order in which they are published.
  await site.database.changes.publish({ kind: 'session', user_uuid: end })
  await promise
  stop()
  return kinds
}

describe('the first comment of an account', () => {
  it('is published at once while the site does not hold them', async () => {
    await hold(false)
    expect((await held()).held).toBeUndefined()
  })

  it('is seen by its author, the video’s owner and moderators only, and counts nowhere', async () => {
    const { uuid, content, author } = await held()
    const stranger = await site.person()
    for (const person of [author, owner, moderator]) {
      expect((await of.list(content, person)).map((comment) => [comment.uuid, comment.held])).toEqual([[uuid, true]])
      expect(commentSchema.parse(must(await site.call('GET', `/comments/${uuid}`, { as: person }), 200)).held).toBe(true)
    }
    for (const person of [stranger, known, undefined]) {
      expect(await of.list(content, person)).toEqual([])
      expect(refusal(await site.call('GET', `/comments/${uuid}`, { as: person }))).toMatchObject({ status: 404, code: 'COMMENT_NOT_FOUND' })
    }
    const everywhere = commentSchema.array().parse(must(await site.call('GET', '/comments?limit=100', { as: moderator }), 200))
    expect(everywhere.map((comment) => comment.uuid)).not.toContain(uuid)
    expect(await countOf(content)).toBe(0)
    expect(await notificationsOf(owner, uuid)).toEqual([])
  })

  it('appears in no event, whatever becomes of it but its publication', async () => {
    const content = await site.playable(owner)
    const author = await site.person()
    const kinds = await changesDuring(content, async () => {
      const { uuid } = await of.add(content, author, 'Bonjour')
      must(await edit(uuid, author, 'Bonsoir'), 200)
      must(await site.call('DELETE', `/comments/${uuid}`, { as: author }), 204)
      const other = await of.add(content, author, 'Encore')
      must(await refuse(other.uuid, moderator), 204)
    })
    expect(kinds).toEqual([])
  })

  it('is published by a moderator: it counts, notifies and is announced, once', async () => {
    const { uuid, content } = await held()
    const kinds = await changesDuring(content, async () => {
      expect(commentSchema.parse(must(await publish(uuid, moderator), 200)).held).toBeUndefined()
      expect(refusal(await publish(uuid, moderator))).toMatchObject({
        status: 409,
        code: 'COMMENT_NOT_HELD',
        message: 'Ce commentaire est déjà publié',
      })
    })
    expect(kinds.toSorted()).toEqual(['comment', 'counts'])
    expect((await of.list(content)).map((comment) => comment.uuid)).toEqual([uuid])
    expect(await countOf(content)).toBe(1)
    expect((await notificationsOf(owner, uuid)).map(({ kind }) => kind)).toEqual(['comment'])
    const log = await site.database.db.selectFrom('audit_log').select(['act', 'actor_uuid']).where('subject_uuid', '=', uuid).execute()
    expect(log).toEqual([{ act: 'comment.publish', actor_uuid: moderator.uuid }])
  })

  it('makes its author known once it is published, even after its deletion', async () => {
    const { uuid, content, author } = await held()
    expect((await of.add(content, author, 'Deux')).held).toBe(true)
    must(await publish(uuid, moderator), 200)
    must(await site.call('DELETE', `/comments/${uuid}`, { as: author }), 204)
    expect((await of.add(content, author, 'Trois')).held).toBeUndefined()
  })

  it('is not published by the video’s owner, who may refuse it', async () => {
    const { uuid, content } = await held()
    expect((await heldOf(owner, true)).find((item) => item.uuid === uuid)).toMatchObject({ reason: 'newAccount', viewerCanPublish: false })
    expect(refusal(await publish(uuid, owner))).toMatchObject({
      status: 403,
      code: 'FORBIDDEN',
      message: 'Seule la modération du site publie les commentaires des nouveaux comptes',
    })
    must(await refuse(uuid, owner), 204)
    expect(await of.list(content, owner)).toEqual([])
  })

  it('is not held under one’s own video, which makes nobody known', async () => {
    const creator = await site.creator()
    expect((await of.add(await site.playable(creator), creator, 'Bienvenue')).held).toBeUndefined()
    expect((await of.add(await site.playable(owner), creator, 'Bonjour')).held).toBe(true)
  })

  it('is held under a video of a channel that the author edits, whose owner does not publish it', async () => {
    const [accomplice, author] = [await site.creator(), await site.person()]
    await addEditor(site.database, accomplice.channel, author.uuid)
    const { uuid, held: isHeld } = await of.add(await site.playable(accomplice), author, 'Bonjour')
    expect(isHeld).toBe(true)
    for (const person of [accomplice, author])
      expect(refusal(await publish(uuid, person))).toMatchObject({ status: 403, code: 'FORBIDDEN' })
    expect((await of.add(await site.playable(owner), author, 'Bonjour')).held).toBe(true)
    must(await publish(uuid, moderator), 200)
    expect((await of.add(await site.playable(owner), author, 'Bonjour')).held).toBeUndefined()
  })

  it('is held for who has commented only under videos of channels that they edit, whatever becomes of the owner', async () => {
    const [accomplice, author] = [await site.creator(), await site.person()]
    await addEditor(site.database, accomplice.channel, author.uuid)
    await hold(false)
    expect((await of.add(await site.playable(accomplice), author, 'Bonjour')).held).toBeUndefined()
    await hold(true)
    expect((await of.add(await site.playable(owner), author, 'Bonjour')).held).toBe(true)
    must(await site.call('PUT', `/users/${accomplice.uuid}/suspended`, { as: await site.administrator() }), 200)
    expect((await of.add(await site.playable(owner), author, 'Bonjour')).held).toBe(true)
  })

  it('is not held for an editor who is known, where the channel holds comments', async () => {
    const creator = await site.creator()
    await addEditor(site.database, creator.channel, known.uuid)
    must(await site.call('PUT', `/channels/${creator.channel}`, { as: creator, body: { commentsMode: 'held' } }), 200)
    expect((await of.add(await site.playable(creator), known, 'Bonjour')).held).toBeUndefined()
  })

  it('is not held for the site’s team, nor for who has commented before', async () => {
    const content = await site.playable(owner)
    for (const person of [await site.moderator(), await site.administrator(), known])
      expect((await of.add(content, person, 'Bonjour')).held).toBeUndefined()
  })

  it('that a moderator has hidden does not make its author known', async () => {
    await hold(false)
    const { uuid, content, author } = await held()
    await of.mark('PUT', uuid, 'hidden', moderator)
    await hold(true)
    expect((await of.add(content, author, 'Encore')).held).toBe(true)
  })
})

describe('a held comment', () => {
  const heldRefusal = { status: 409, code: 'COMMENT_HELD', message: 'Ce commentaire est en attente de validation' }

  it('takes no reply, like, pin, heart or report', async () => {
    const { uuid, content, author } = await held()
    for (const person of [author, owner, moderator]) {
      expect(refusal(await of.post(content, person, 'Réponse', uuid))).toMatchObject(heldRefusal)
      expect(refusal(await site.call('PUT', `/comments/${uuid}/like`, { as: person }))).toMatchObject(heldRefusal)
    }
    for (const mark of ['pin', 'heart'])
      expect(refusal(await site.call('PUT', `/comments/${uuid}/${mark}`, { as: owner }))).toMatchObject(heldRefusal)
    const report = { reason: 'spam', comment_uuid: uuid }
    expect(refusal(await site.call('POST', '/reports', { as: owner, body: report }))).toMatchObject(heldRefusal)
    expect(refusal(await site.call('POST', '/reports', { as: known, body: report })).code).toBe('COMMENT_NOT_FOUND')
  })

  it('that is a reply notifies whom it answers when it is published', async () => {
    const content = await site.playable(owner)
    const top = await of.add(content, owner, 'Question')
    const answered = await of.add(content, known, 'Réponse', top.uuid)
    const reply = await held(answered.uuid, content)
    expect([reply.parent_uuid, await countOf(content)]).toEqual([top.uuid, 2])
    expect((await of.replies(top.uuid, known)).map(({ uuid }) => uuid)).toEqual([answered.uuid])
    must(await publish(reply.uuid, moderator), 200)
    expect((await notificationsOf(known, reply.uuid)).map(({ kind }) => kind)).toEqual(['reply'])
    expect((await notificationsOf(owner, reply.uuid)).map(({ kind }) => kind)).toEqual(['reply'])
    expect(await countOf(content)).toBe(3)
  })

  it('of which the text changed since it was read is read again first', async () => {
    const { uuid, author } = await held()
    const changed = commentSchema.parse(must(await edit(uuid, author, 'Achetez mes montres'), 200))
    expect(changed.held).toBe(true)
    expect(refusal(await publish(uuid, moderator))).toMatchObject({
      status: 409,
      code: 'COMMENT_CHANGED',
      message: 'Ce commentaire a été modifié entre-temps, relisez-le',
    })
    must(await publish(uuid, moderator, changed.updatedAt), 200)
  })

  it('is decided about once, when two people do at the same time', async () => {
    const { uuid, content } = await held()
    const answers = await Promise.all([publish(uuid, moderator), publish(uuid, await site.administrator())])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect(await countOf(content)).toBe(1)
    expect(await notificationsOf(owner, uuid)).toHaveLength(1)
    expect(refusal(await refuse(uuid, moderator))).toMatchObject({ status: 409, code: 'COMMENT_NOT_HELD' })
    expect(await countOf(content)).toBe(1)

    const other = await held()
    must(await refuse(other.uuid, moderator), 204)
    for (const answer of [await refuse(other.uuid, moderator), await publish(other.uuid, moderator)])
      expect(refusal(answer)).toMatchObject({ status: 404, code: 'COMMENT_NOT_FOUND', message: 'Commentaire introuvable' })
  })

  it('that is published and refused at the same time ends as one of both', async () => {
    const { uuid, content } = await held()
    const answers = await Promise.all([refuse(uuid, moderator), publish(uuid, moderator), refuse(uuid, owner)])
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1)
    expect(await countOf(content)).toBe((await of.list(content)).length)
  })

  it('is found by nobody else who would decide about it', async () => {
    const { uuid, author } = await held()
    const otherOwner = await site.creator()
    for (const person of [otherOwner, known]) {
      expect(refusal(await publish(uuid, person)).code).toBe('COMMENT_NOT_FOUND')
      expect(refusal(await refuse(uuid, person)).code).toBe('COMMENT_NOT_FOUND')
    }
    expect(refusal(await publish(uuid, author))).toMatchObject({ status: 403, code: 'FORBIDDEN' })
    expect(refusal(await refuse(uuid, author))).toMatchObject({ status: 403, code: 'FORBIDDEN' })
    expect(refusal(await publish(uuid, { ...author, token: '' })).status).toBe(401)
  })

  it('that is sent again with its key stays one, and held', async () => {
    const [content, author, key] = [await site.playable(owner), await site.person(), randomUUID()]
    const first = commentSchema.parse(must(await of.post(content, author, 'Bonjour', undefined, key), 201))
    const again = commentSchema.parse(must(await of.post(content, author, 'Bonsoir', undefined, key), 200))
    expect([again.uuid, again.text, again.held]).toEqual([first.uuid, 'Bonsoir', true])
  })
})

describe('the list of held comments', () => {
  it('has all of them for moderators, and those under their own videos for owners, the oldest first', async () => {
    const first = await held()
    const second = await held()
    const other = await site.creator()
    const elsewhere = await of.add(await site.playable(other), await site.person(), 'Ailleurs')
    const all = (await heldOf(moderator, false)).map(({ uuid }) => uuid)
    expect(all.filter((uuid) => [first.uuid, second.uuid, elsewhere.uuid].includes(uuid))).toEqual([
      first.uuid,
      second.uuid,
      elsewhere.uuid,
    ])
    expect((await heldOf(other, true)).map(({ uuid }) => uuid)).toEqual([elsewhere.uuid])
    expect((await heldOf(owner, true)).map(({ uuid }) => uuid)).not.toContain(elsewhere.uuid)
    expect(await heldOf(known, true)).toEqual([])
    expect(refusal(await site.call('GET', '/held-comments', { as: owner }))).toMatchObject({ status: 403, code: 'FORBIDDEN' })
    expect(refusal(await site.call('GET', '/held-comments/count', { as: owner }))).toMatchObject({ status: 403, code: 'FORBIDDEN' })
  })

  it('comes in pages, and says how many there are', async () => {
    const creator = await site.creator()
    const content = await site.playable(creator)
    for (let index = 0; index < 3; index += 1) await of.add(content, await site.person(), `c${index}`)
    const first = await site.call('GET', '/held-comments?own=true&limit=2', { as: creator })
    const cursor = String(first.headers['x-next-cursor'])
    const second = await site.call('GET', `/held-comments?own=true&limit=2&cursor=${cursor}`, { as: creator })
    const texts = [first, second].map((answer) =>
      heldCommentSchema
        .array()
        .parse(must(answer, 200))
        .map(({ text }) => text),
    )
    expect(texts).toEqual([['c0', 'c1'], ['c2']])
    expect(must(await site.call('GET', '/held-comments/count?own=true', { as: creator }), 200)).toEqual({ count: 3 })
  })

  it('leaves out what a moderator hid, which cannot be published either', async () => {
    const { uuid } = await held()
    await of.mark('PUT', uuid, 'hidden', moderator)
    expect((await heldOf(moderator, false)).map((item) => item.uuid)).not.toContain(uuid)
    expect(refusal(await publish(uuid, moderator))).toMatchObject({ status: 409, code: 'COMMENT_HIDDEN' })
    await of.mark('DELETE', uuid, 'hidden', moderator)
    expect((await heldOf(moderator, false)).map((item) => item.uuid)).toContain(uuid)
  })
})
