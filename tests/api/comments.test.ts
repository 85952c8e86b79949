import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Comment, commentSchema } from '../../src/shared/entities/comment.ts'
import { contentSchema } from '../../src/shared/entities/content.ts'
import { commentsSite } from '../support/comments.ts'
import { type Creator, must, type Person, refusal, startApi, type TestApi } from '../support/api.ts'

let site: TestApi
let of: ReturnType<typeof commentsSite>
let owner: Creator
let author: Person
let other: Person

beforeAll(async () => {
  site = await startApi()
  of = commentsSite(site)
  owner = await site.creator()
  author = await site.person()
  other = await site.person()
})
afterAll(() => site.close())

const countOf = async (content: string) => contentSchema.parse(must(await site.call('GET', `/contents/${content}`), 200)).commentsCount
const texts = (comments: readonly Comment[]) => comments.map(({ text }) => text)

describe('a comment', () => {
  it('is returned with its author, its content and what the viewer may do', async () => {
    const content = await site.playable(owner, { title: 'La mer' })
    const comment = await of.add(content, author, '  Très beau\u202f!\n ')
    expect(comment).toEqual({
      uuid: comment.uuid,
      text: 'Très beau\u202f!',
      user: { uuid: author.uuid, username: author.username, avatar: null, hasChannel: false },
      content: { uuid: content, title: 'La mer' },
      createdAt: comment.createdAt,
      updatedAt: null,
      parent_uuid: null,
      repliesCount: 0,
      likesCount: 0,
      viewerLikes: false,
      pinned: false,
      hearted: false,
      viewerCanDelete: true,
      authorMuted: false,
      mentions: [],
    })
    expect(must(await site.call('GET', `/comments/${comment.uuid}`), 200)).toEqual({
      ...comment,
      viewerLikes: null,
      viewerCanDelete: false,
    })
    expect(await countOf(content)).toBe(1)
  })

  it('says whether its author has a channel', async () => {
    const content = await site.playable(owner)
    expect(await of.add(content, owner, 'Merci')).toMatchObject({ user: { uuid: owner.uuid, hasChannel: true } })
  })

  it.each([
    ['no text', '', 'Le commentaire est vide'],
    ['blanks alone', ' \n\t\u00a0', 'Le commentaire est vide'],
    ['more than 2000 characters', 'é'.repeat(2001), 'Le commentaire ne peut pas dépasser 2000 caractères'],
  ])('with %s is refused, and nothing is stored', async (_what, text, message) => {
    const content = await site.playable(owner)
    const kept = await of.add(content, author, 'Avant')
    const fields = { text: message }
    expect(refusal(await of.post(content, author, text))).toMatchObject({ status: 422, code: 'INVALID_INPUT', fields })
    expect(refusal(await site.call('PUT', `/comments/${kept.uuid}`, { as: author, body: { text } }))).toMatchObject({ status: 422, fields })
    expect(texts(await of.list(content))).toEqual(['Avant'])
  })

  it('is created once for an idempotency key, even by concurrent requests, and counts and notifies once', async () => {
    const content = await site.playable(owner)
    const key = randomUUID()
    const send = () => of.post(content, author, 'Bravo', undefined, key)
    const answers = await Promise.all([send(), send(), send()])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 201])
    expect(new Set(answers.map(({ body }) => commentSchema.parse(body).uuid)).size).toBe(1)
    expect(texts(await of.list(content))).toEqual(['Bravo'])
    expect(await countOf(content)).toBe(1)
    const { db } = site.database
    expect(await db.selectFrom('notifications').select('uuid').where('content_uuid', '=', content).execute()).toHaveLength(1)
  })

  it('takes the last text sent with its key, which only its author can use', async () => {
    const content = await site.playable(owner)
    const key = randomUUID()
    const first = commentSchema.parse(must(await of.post(content, author, 'Bravo', undefined, key), 201))
    const again = commentSchema.parse(must(await of.post(content, author, ' Bravo ! ', undefined, key), 200))
    expect(again).toEqual({ ...first, text: 'Bravo !', updatedAt: again.updatedAt })
    must(await of.post(content, other, 'Merci', undefined, key), 201)
    expect(texts(await of.list(content))).toEqual(['Merci', 'Bravo !'])
  })

  it('of 2000 characters is stored whole', async () => {
    const content = await site.playable(owner)
    expect((await of.add(content, author, 'é'.repeat(2000))).text).toBe('é'.repeat(2000))
  })

  it('is stored as typed: markup and quotes are plain text', async () => {
    const text = `<script>alert('1')</script> "; drop table comments; --`
    expect((await of.add(await site.playable(owner), author, text)).text).toBe(text)
  })

  it('in another user’s name is refused', async () => {
    const content = await site.playable(owner)
    const body = { text: 'Faux', user_uuid: author.uuid, content_uuid: content }
    expect(refusal(await site.call('POST', '/comments', { as: other, body })).code).toBe('FORBIDDEN')
    expect(refusal(await site.call('POST', '/comments', { body })).code).toBe('UNAUTHENTICATED')
    expect(await of.list(content)).toEqual([])
  })

  it('on a content that does not exist is refused', async () => {
    const none = { status: 404, code: 'CONTENT_NOT_FOUND', message: 'Vidéo introuvable' }
    expect(refusal(await of.post(randomUUID(), author, 'Où\u202f?'))).toEqual(none)
    expect(refusal(await site.call('GET', `/comments/content/${randomUUID()}`))).toEqual(none)
    expect(refusal(await site.call('GET', '/comments/content/abc'))).toEqual(none)
  })

  it('that does not exist is not found', async () => {
    const none = { status: 404, code: 'COMMENT_NOT_FOUND', message: 'Commentaire introuvable' }
    const path = `/comments/${randomUUID()}`
    expect(refusal(await site.call('GET', path))).toEqual(none)
    expect(refusal(await site.call('GET', '/comments/abc'))).toEqual(none)
    expect(refusal(await site.call('PUT', path, { as: author, body: { text: 'x' } }))).toEqual(none)
    expect(refusal(await site.call('DELETE', path, { as: author }))).toEqual(none)
    expect(refusal(await site.call('PUT', `${path}/like`, { as: author }))).toEqual(none)
  })
})

describe('changing a comment', () => {
  it('keeps its position and sets the date of the change', async () => {
    const content = await site.playable(owner)
    const before = await of.add(content, author, 'Bravo')
    await of.add(content, other, 'Après')
    const after = commentSchema.parse(
      must(await site.call('PUT', `/comments/${before.uuid}`, { as: author, body: { text: ' Bravo à tous ' } }), 200),
    )
    expect(after).toEqual({ ...before, text: 'Bravo à tous', updatedAt: after.updatedAt })
    expect(after.updatedAt).not.toBeNull()
    expect(texts(await of.list(content))).toEqual(['Après', 'Bravo à tous'])
  })

  it('to the same text has no effect', async () => {
    const before = await of.add(await site.playable(owner), author, 'Bravo')
    expect(must(await site.call('PUT', `/comments/${before.uuid}`, { as: author, body: { text: 'Bravo ' } }), 200)).toEqual(before)
  })

  it('is allowed to its author only: not to the video’s owner, not to a moderator', async () => {
    const content = await site.playable(owner)
    const comment = await of.add(content, author, 'Le mien')
    for (const person of [other, owner, await of.moderator(), await site.administrator()]) {
      const answer = await site.call('PUT', `/comments/${comment.uuid}`, { as: person, body: { text: 'Le leur' } })
      expect(refusal(answer).code).toBe('FORBIDDEN')
    }
    expect(texts(await of.list(content))).toEqual(['Le mien'])
  })

  it('removes the heart and the pin, which were given to the former text', async () => {
    const comment = await of.add(await site.playable(owner), author, 'Bravo')
    await of.mark('PUT', comment.uuid, 'heart', owner)
    await of.mark('PUT', comment.uuid, 'pin', owner)
    const answer = await site.call('PUT', `/comments/${comment.uuid}`, { as: author, body: { text: 'Achetez ma crème' } })
    expect(must(answer, 200)).toMatchObject({ pinned: false, hearted: false })
  })

  it('keeps the pin of an owner’s own comment', async () => {
    const comment = await of.add(await site.playable(owner), owner, 'Les chapitres')
    await of.mark('PUT', comment.uuid, 'pin', owner)
    expect(must(await site.call('PUT', `/comments/${comment.uuid}`, { as: owner, body: { text: 'Les 3 chapitres' } }), 200)).toMatchObject({
      pinned: true,
    })
  })
})

describe('deleting a comment', () => {
  it('is offered and allowed to its author, the video’s owner, moderators and administrators', async () => {
    const content = await site.playable(owner)
    for (const person of [author, owner, await of.moderator(), await site.administrator()]) {
      const { uuid } = await of.add(content, author, 'À effacer')
      expect(must(await site.call('GET', `/comments/${uuid}`, { as: person }), 200)).toMatchObject({ viewerCanDelete: true })
      must(await site.call('DELETE', `/comments/${uuid}`, { as: person }), 204)
      expect(refusal(await site.call('GET', `/comments/${uuid}`, { as: person })).code).toBe('COMMENT_NOT_FOUND')
    }
    expect(await countOf(content)).toBe(0)
  })

  it('is neither offered nor allowed to others', async () => {
    const content = await site.playable(owner)
    const { uuid } = await of.add(content, author, 'Reste')
    for (const person of [other, await site.creator()]) {
      expect(must(await site.call('GET', `/comments/${uuid}`, { as: person }), 200)).toMatchObject({ viewerCanDelete: false })
      expect(refusal(await site.call('DELETE', `/comments/${uuid}`, { as: person })).code).toBe('FORBIDDEN')
    }
    expect(refusal(await site.call('DELETE', `/comments/${uuid}`)).code).toBe('UNAUTHENTICATED')
    expect(await countOf(content)).toBe(1)
  })
})

describe('the comments of a content', () => {
  it('are listed page by page, newest first, with one query per page whatever its length', async () => {
    const content = await site.playable(owner)
    for (let index = 0; index < 7; index += 1) await of.add(content, author, `n${index}`)
    const pages = await of.pages(`/comments/content/${content}?limit=3`, author)
    expect(pages.map(texts)).toEqual([['n6', 'n5', 'n4'], ['n3', 'n2', 'n1'], ['n0']])
    const costOf = async (limit: number) => {
      const before = site.queries()
      must(await site.call('GET', `/comments/content/${content}?limit=${limit}`), 200)
      return site.queries() - before
    }
    expect(await costOf(7)).toBe(await costOf(1))
  })

  it('can be sorted by likes, the newest first among equals', async () => {
    const content = await site.playable(owner)
    const [a, , c] = [await of.add(content, author, 'a'), await of.add(content, author, 'b'), await of.add(content, author, 'c')]
    await of.mark('PUT', a.uuid, 'like', author)
    await of.mark('PUT', a.uuid, 'like', other)
    await of.mark('PUT', c.uuid, 'like', other)
    await of.add(content, author, 'd')
    const pages = await of.pages(`/comments/content/${content}?sort=popular&limit=1`)
    expect(pages.flatMap(texts)).toEqual(['a', 'c', 'd', 'b'])
    expect(refusal(await site.call('GET', `/comments/content/${content}?sort=autre`)).status).toBe(400)
  })

  it('of a private content are readable with its link, and are not in the site’s list', async () => {
    const content = await site.playable(owner, { statuts: 'private' })
    const { uuid } = await of.add(content, author, 'Entre nous')
    expect(texts(await of.list(content))).toEqual(['Entre nous'])
    must(await site.call('GET', `/comments/${uuid}`), 200)
    const all = commentSchema.array().parse(must(await site.call('GET', '/comments?limit=100', { as: author }), 200))
    expect(texts(all)).not.toContain('Entre nous')
  })

  it('of all public contents are listed newest first, including replies', async () => {
    const content = await site.playable(owner)
    const first = await of.add(content, author, 'Question')
    await of.add(content, other, 'Réponse', first.uuid)
    const [page] = await of.pages('/comments?limit=2')
    expect(page && texts(page)).toEqual(['Réponse', 'Question'])
  })
})

describe('a like of a comment', () => {
  it('counts once per user, however often it is sent, and not at all when it is removed', async () => {
    const comment = await of.add(await site.playable(owner), author, 'Aimé')
    const answers = await Promise.all(Array.from({ length: 8 }, () => site.call('PUT', `/comments/${comment.uuid}/like`, { as: other })))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await of.mark('PUT', comment.uuid, 'like', author)).toMatchObject({ likesCount: 2, viewerLikes: true })
    expect(await of.mark('DELETE', comment.uuid, 'like', other)).toMatchObject({ likesCount: 1, viewerLikes: false })
    expect(await of.mark('DELETE', comment.uuid, 'like', other)).toMatchObject({ likesCount: 1, viewerLikes: false })
  })

  it('is visible to the user who gave it', async () => {
    const content = await site.playable(owner)
    await of.mark('PUT', (await of.add(content, author, 'x')).uuid, 'like', other)
    const seenBy = async (person?: Person) => (await of.list(content, person)).map(({ viewerLikes }) => viewerLikes)
    expect([await seenBy(other), await seenBy(author), await seenBy()]).toEqual([[true], [false], [null]])
  })

  it('requires an account', async () => {
    const { uuid } = await of.add(await site.playable(owner), author, 'x')
    expect(refusal(await site.call('PUT', `/comments/${uuid}/like`)).code).toBe('UNAUTHENTICATED')
  })
})

describe('the pinned comment', () => {
  it('is first, in either order, once, and there is at most one', async () => {
    const content = await site.playable(owner)
    const [a, b] = [await of.add(content, author, 'a'), await of.add(content, author, 'b')]
    await of.add(content, author, 'c')
    await of.mark('PUT', b.uuid, 'pin', owner)
    expect(await of.mark('PUT', a.uuid, 'pin', owner)).toMatchObject({ pinned: true })
    for (const sort of ['recent', 'popular']) {
      for (const limit of [1, 2, 10]) {
        const pages = await of.pages(`/comments/content/${content}?sort=${sort}&limit=${limit}`)
        expect(pages.flatMap(texts)).toEqual(['a', 'c', 'b'])
      }
    }
    expect(await of.mark('DELETE', a.uuid, 'pin', owner)).toMatchObject({ pinned: false })
    expect(texts(await of.list(content))).toEqual(['c', 'b', 'a'])
  })

  it('is unique when two are pinned at the same time', async () => {
    const content = await site.playable(owner)
    const made = [await of.add(content, author, 'a'), await of.add(content, author, 'b'), await of.add(content, author, 'c')]
    await Promise.all(made.map(({ uuid }) => of.mark('PUT', uuid, 'pin', owner)))
    expect((await of.list(content)).filter(({ pinned }) => pinned)).toHaveLength(1)
  })

  it('cannot be a reply', async () => {
    const content = await site.playable(owner)
    const top = await of.add(content, author, 'a')
    const reply = await of.add(content, author, 'b', top.uuid)
    expect(refusal(await site.call('PUT', `/comments/${reply.uuid}/pin`, { as: owner }))).toEqual({
      status: 409,
      code: 'CONFLICT',
      message: 'Une réponse ne peut pas être épinglée',
    })
  })
})

describe('pin and heart', () => {
  it('can be given and removed by the video’s owner only', async () => {
    const { uuid } = await of.add(await site.playable(owner), author, 'x')
    expect(await of.mark('PUT', uuid, 'heart', owner)).toMatchObject({ hearted: true })
    for (const person of [author, other, await site.creator(), await of.moderator()]) {
      for (const name of ['pin', 'heart']) {
        for (const method of ['PUT', 'DELETE'] as const) {
          expect(refusal(await site.call(method, `/comments/${uuid}/${name}`, { as: person })).code).toBe('FORBIDDEN')
        }
      }
    }
    expect(must(await site.call('GET', `/comments/${uuid}`), 200)).toMatchObject({ hearted: true, pinned: false })
    expect(await of.mark('DELETE', uuid, 'heart', owner)).toMatchObject({ hearted: false })
  })
})
