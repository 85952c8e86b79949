import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeRegistrationSettings } from '../../src/db/registration/registrationSettings.ts'
import { type Comment, commentSchema } from '../../src/shared/entities/comment.ts'
import { contentSchema } from '../../src/shared/entities/content.ts'
import { heldCommentSchema } from '../../src/shared/entities/heldComment.ts'
import { notificationSchema } from '../../src/shared/entities/notification.ts'
import { defaultRegistration } from '../../src/shared/registration.ts'
import { type Creator, must, type Person, refusal, startApi, type TestApi } from '../support/api.ts'
import { commentsSite } from '../support/comments.ts'

let site: TestApi
let of: ReturnType<typeof commentsSite>
let author: Person

beforeAll(async () => {
  site = await startApi()
  of = commentsSite(site)
  author = await site.person()
})
afterAll(() => site.close())

const rulesPath = (channel: string) => `/channels/${channel}`
const choose = (owner: Creator, body: object) => site.call('PUT', rulesPath(owner.channel), { as: owner, body })
const edit = (uuid: string, as: Person, text: string) => site.call('PUT', `/comments/${uuid}`, { as, body: { text } })
const edited = async (uuid: string, as: Person, text: string): Promise<Comment> =>
  commentSchema.parse(must(await edit(uuid, as, text), 200))
const publish = (uuid: string, as: Person, updatedAt: string | null = null) =>
  site.call('POST', `/held-comments/${uuid}/publication`, { as, body: { updatedAt } })
const countOf = async (content: string): Promise<number> =>
  contentSchema.parse(must(await site.call('GET', `/contents/${content}`), 200)).commentsCount
const reasonsOf = async (owner: Creator) =>
  heldCommentSchema
    .array()
    .parse(must(await site.call('GET', '/held-comments?own=true', { as: owner }), 200))
    .map(({ text, reason, viewerCanPublish }) => ({ text, reason, viewerCanPublish }))

/** A channel with these rules and a video. */
async function channelWith(rules: object): Promise<{ owner: Creator; content: string }> {
  const owner = await site.creator()
  must(await choose(owner, rules), 200)
  return { owner, content: await site.playable(owner) }
}

describe('the rules of a channel’s comments', () => {
  it('are open at first, and kept as they are chosen, for the owner’s eyes only', async () => {
    const owner = await site.creator()
    const read = async () => must(await site.call('GET', `${rulesPath(owner.channel)}/comment-rules`, { as: owner }), 200)
    expect(await read()).toEqual({ mode: 'open', watchedWords: [] })
    must(await choose(owner, { commentsMode: 'held', watchedWords: [' Casino ', 'Casino', '', 'gagner de l’argent'] }), 200)
    expect(await read()).toEqual({ mode: 'held', watchedWords: ['Casino', 'gagner de l’argent'] })
    must(await choose(owner, { name: 'Autre nom' }), 200)
    expect(await read()).toEqual({ mode: 'held', watchedWords: ['Casino', 'gagner de l’argent'] })
    expect(JSON.stringify(must(await site.call('GET', rulesPath(owner.channel), { as: author }), 200))).not.toContain('Casino')
  })

  it.each([
    [Array.from({ length: 101 }, (_, n) => `mot${n}`), '100 mots au plus'],
    [['x'], 'Chaque mot a de 2 à 50 caractères'],
    [['x'.repeat(51)], 'Chaque mot a de 2 à 50 caractères'],
    [['!?'], 'Chaque mot doit contenir une lettre ou un chiffre'],
  ])('refuse words %#', async (watchedWords, message) => {
    const owner = await site.creator()
    expect(refusal(await choose(owner, { watchedWords }))).toMatchObject({
      status: 422,
      code: 'INVALID_INPUT',
      fields: { watchedWords: message },
    })
  })

  it('take a hundred words of fifty characters', async () => {
    const watchedWords = Array.from({ length: 100 }, (_, n) => `mot${n}`.padEnd(50, 'x'))
    const { owner, content } = await channelWith({ watchedWords })
    expect((await of.add(content, author, 'Bonjour')).held).toBeUndefined()
    expect((await of.add(content, author, `Voici ${watchedWords[99]}`)).held).toBe(true)
    expect(await reasonsOf(owner)).toHaveLength(1)
  })
})

describe('a channel that holds comments', () => {
  it('holds every comment of others, which its owner publishes', async () => {
    const { owner, content } = await channelWith({ commentsMode: 'held' })
    const { uuid, held } = await of.add(content, author, 'Bonjour')
    expect([held, await countOf(content)]).toEqual([true, 0])
    expect(await reasonsOf(owner)).toEqual([{ text: 'Bonjour', reason: 'channel', viewerCanPublish: true }])
    must(await publish(uuid, owner), 200)
    expect(await countOf(content)).toBe(1)
    const log = await site.database.db.selectFrom('audit_log').select('uuid').where('subject_uuid', '=', uuid).execute()
    expect(log).toEqual([])
  })

  it('holds neither its owner’s nor the team’s', async () => {
    const { owner, content } = await channelWith({ commentsMode: 'held' })
    for (const person of [owner, await site.moderator(), await site.administrator()])
      expect((await of.add(content, person, 'Bonjour')).held).toBeUndefined()
  })

  it('holds a published comment again once its text changes', async () => {
    const { owner, content } = await channelWith({ commentsMode: 'held' })
    const { uuid } = await of.add(content, author, 'Bonjour')
    must(await publish(uuid, owner), 200)
    expect((await edited(uuid, author, 'Bonjour')).held).toBeUndefined()
    expect((await edited(uuid, author, 'Achetez mes montres')).held).toBe(true)
    expect([await countOf(content), await of.list(content)]).toEqual([0, []])
  })

  it('leaves those of new accounts to the site’s moderators', async () => {
    const { owner, content } = await channelWith({ commentsMode: 'held', watchedWords: ['bonjour'] })
    const held = await of.add(content, await site.person(), 'Bonjour')
    const hold = (holdNewAccounts: boolean) =>
      site.database.db.transaction().execute((tx) => writeRegistrationSettings(tx, { ...defaultRegistration, holdNewAccounts }))
    await hold(true)
    await of.add(content, await site.person(), 'Bonsoir')
    expect(await reasonsOf(owner)).toEqual([
      { text: 'Bonjour', reason: 'channel', viewerCanPublish: true },
      { text: 'Bonsoir', reason: 'newAccount', viewerCanPublish: false },
    ])
    // It was held before the site did: its owner must not make a newcomer known either.
    expect(refusal(await publish(held.uuid, owner))).toMatchObject({ status: 403, code: 'FORBIDDEN' })
    await hold(false)
    must(await publish(held.uuid, owner), 200)
  })
})

describe('a watched word', () => {
  it('holds the comment that contains it, in any disguise', async () => {
    const { owner, content } = await channelWith({ watchedWords: ['Casino'] })
    for (const text of ['Mon CASINO !', 'c\u0430sin\u043e', 'ca\u200bsino']) expect((await of.add(content, author, text)).held).toBe(true)
    expect((await of.add(content, author, 'Des casinos')).held).toBeUndefined()
    expect((await reasonsOf(owner)).map(({ reason }) => reason)).toEqual(['watchedWord', 'watchedWord', 'watchedWord'])
  })

  it('that comes in later holds a published comment again: pin, heart, notification and count go', async () => {
    const { owner, content } = await channelWith({ watchedWords: ['casino'] })
    const { uuid } = await of.add(content, author, 'Bonjour')
    const reply = await of.add(content, owner, 'Merci', uuid)
    await of.mark('PUT', uuid, 'pin', owner)
    await of.mark('PUT', uuid, 'heart', owner)
    expect(await edited(uuid, author, 'Mon casino')).toMatchObject({ held: true, pinned: false, hearted: false })
    expect(await countOf(content)).toBe(0)
    const stranger = await site.person()
    expect(await of.list(content, stranger)).toEqual([])
    expect(refusal(await site.call('GET', `/comments/${reply.uuid}`, { as: stranger })).code).toBe('COMMENT_NOT_FOUND')
    for (const person of [owner, author]) {
      const list = notificationSchema.array().parse(must(await site.call('GET', '/notifications?limit=100', { as: person }), 200))
      expect(list.filter(({ comment_uuid }) => comment_uuid === uuid || comment_uuid === reply.uuid)).toEqual([])
    }
    // Taking it out again is no way around the decision.
    const again = await edited(uuid, author, 'Bonsoir')
    expect(again.held).toBe(true)
    must(await publish(uuid, owner, again.updatedAt), 200)
    expect(await countOf(content)).toBe(2)
  })

  it('holds a reply, and a comment that is sent again with its key', async () => {
    const { owner, content } = await channelWith({ watchedWords: ['casino'] })
    const { uuid } = await of.add(content, owner, 'Question')
    expect((await of.add(content, author, 'Le casino', uuid)).held).toBe(true)
    const key = '0190c0de-0000-7000-8000-0000000000aa'
    must(await of.post(content, author, 'Bonjour', undefined, key), 201)
    expect(commentSchema.parse(must(await of.post(content, author, 'Le casino', undefined, key), 200)).held).toBe(true)
  })
})

describe('a channel that takes no comments', () => {
  const closed = { status: 403, code: 'CHANNEL_COMMENTS_CLOSED', message: 'Cette chaîne ne prend plus de commentaires' }
  const commentingOf = async ({ channel }: Creator) => must(await site.call('GET', `${rulesPath(channel)}/commenting`), 200)

  it('refuses comments and replies of everybody, and keeps those that exist', async () => {
    const { owner, content } = await channelWith({})
    const { uuid } = await of.add(content, author, 'Bonjour')
    expect(await commentingOf(owner)).toEqual({ commenting: 'open' })
    must(await choose(owner, { commentsMode: 'closed' }), 200)
    expect(await commentingOf(owner)).toEqual({ commenting: 'closed' })
    for (const person of [author, owner, await site.moderator()]) {
      expect(refusal(await of.post(content, person, 'Encore'))).toMatchObject(closed)
      expect(refusal(await of.post(content, person, 'Réponse', uuid))).toMatchObject(closed)
    }
    expect((await of.list(content)).map(({ text }) => text)).toEqual(['Bonjour'])
    // A comment that stands there could become anything.
    expect(refusal(await edit(uuid, author, 'Achetez mes montres'))).toMatchObject(closed)
    expect((await of.list(content)).map(({ text }) => text)).toEqual(['Bonjour'])
    must(await site.call('PUT', `/comments/${uuid}/like`, { as: author }), 200)
  })

  it('is as closed for those under one video whose comments are closed', async () => {
    const { owner, content } = await channelWith({})
    const { uuid } = await of.add(content, author, 'Bonjour')
    must(await site.call('PUT', `/contents/${content}`, { as: owner, body: { details: { comments_open: false } } }), 200)
    expect(refusal(await edit(uuid, author, 'Achetez mes montres'))).toMatchObject({ status: 409, code: 'COMMENTS_CLOSED' })
    expect((await of.list(content)).map(({ text }) => text)).toEqual(['Bonjour'])
  })

  it('that closes while comments are sent has none after it', async () => {
    const { owner, content } = await channelWith({})
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => of.post(content, author, 'avant')),
      choose(owner, { commentsMode: 'closed' }),
      ...Array.from({ length: 4 }, () => of.post(content, author, 'après')),
    ])
    const sent = answers.filter((_, index) => index !== 4)
    expect(sent.every(({ status }) => status === 201 || status === 403)).toBe(true)
    expect(await countOf(content)).toBe(sent.filter(({ status }) => status === 201).length)
    expect(refusal(await of.post(content, author, 'Encore'))).toMatchObject(closed)
  })
})
