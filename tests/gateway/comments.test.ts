import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Creator, Person } from '../support/api.ts'
import { type Site, startSite } from './support/site.ts'

let site: Site
let creator: Creator
let viewer: Person
beforeAll(async () => {
  site = await startSite()
  creator = await site.api.creator('La mer')
  viewer = await site.api.person()
})
afterAll(() => site.close())

const add =
  'mutation($content: ID!, $text: String!, $parent: ID, $key: ID) { addComment(contentId: $content, text: $text, parentId: $parent, idempotencyKey: $key) { comment { id text parentId author { id } viewerCanDelete } parent { id repliesCount } content { id commentsCount } } }'
const list =
  'query($id: ID!, $sort: CommentSort! = recent, $after: String) { content(id: $id) { comments(sort: $sort, after: $after) { items { id text isPinned } nextCursor } } }'
const replies = 'query($id: ID!, $after: String) { comment(id: $id) { id replies(after: $after) { items { id text } nextCursor } } }'

type Added = { addComment: { comment: { id: string; parentId: string | null }; parent: unknown; content: unknown } }
type Page = { items: { id: string; text: string }[]; nextCursor: string | null }

const say = (content: string, text: string, as: Person = viewer, parent?: string, key?: string) =>
  site.gateway.data<Added>(add, { content, text, parent, key }, as)
const idOf = ({ addComment }: Added) => addComment.comment.id
const texts = ({ items }: Page) => items.map(({ text }) => text)
async function listOf(id: string, variables: object = {}): Promise<Page> {
  const { content } = await site.gateway.data<{ content: { comments: Page } }>(list, { id, ...variables }, viewer)
  return content.comments
}
async function codeOf(query: string, variables: Record<string, unknown>, as?: Person) {
  const { body } = await site.gateway.ask(query, variables, as)
  return body.errors?.[0]?.extensions.code
}

describe('addComment', () => {
  it('returns the comment and the new count', async () => {
    const content = await site.api.playable(creator)
    expect(await say(content, ' Bravo ')).toEqual({
      addComment: {
        comment: { id: expect.any(String), text: 'Bravo', parentId: null, author: { id: viewer.uuid }, viewerCanDelete: true },
        parent: null,
        content: { id: content, commentsCount: 1 },
      },
    })
  })

  it('returns a reply with its top-level comment, also for a reply to a reply', async () => {
    const content = await site.api.playable(creator)
    const top = idOf(await say(content, 'Une question'))
    const first = await say(content, 'Une réponse', creator, top)
    const second = await say(content, 'Merci', viewer, idOf(first))
    expect(second.addComment).toMatchObject({
      comment: { parentId: top },
      parent: { id: top, repliesCount: 2 },
      content: { commentsCount: 3 },
    })
    const { comment } = await site.gateway.data<{ comment: { replies: Page } }>(replies, { id: top })
    expect(texts(comment.replies)).toEqual(['Une réponse', 'Merci'])
  })

  it('returns the same comment for the same idempotency key, counted once', async () => {
    const content = await site.api.playable(creator)
    const key = randomUUID()
    const first = await say(content, 'Bravo', viewer, undefined, key)
    expect(await say(content, 'Bravo', viewer, undefined, key)).toEqual(first)
  })

  it('costs three REST calls', async () => {
    const content = await site.api.playable(creator)
    const top = idOf(await say(content, 'x'))
    expect((await site.callsOf(() => say(content, 'y', viewer, top))).toSorted()).toEqual([
      `GET /comments/${top}`,
      `GET /contents/${content}`,
      'POST /comments',
    ])
  })

  it('is refused to guests, for blank texts and for an unknown video', async () => {
    const content = await site.api.playable(creator)
    expect(await codeOf(add, { content, text: 'x' })).toBe('UNAUTHENTICATED')
    expect(await codeOf(add, { content, text: ' \n ' }, viewer)).toBe('INVALID_INPUT')
    expect(await codeOf(add, { content: randomUUID(), text: 'x' }, viewer)).toBe('CONTENT_NOT_FOUND')
  })
})

describe('the comments of a content', () => {
  it('have pages of twenty, in either order, each starting where the last one ended', async () => {
    const content = await site.api.playable(creator)
    const ids: string[] = []
    for (let index = 0; index < 23; index += 1) ids.push(idOf(await say(content, String(index), index % 2 === 0 ? viewer : creator)))
    const liked = ids[3] ?? ''
    await site.gateway.data(
      'mutation($id: ID!) { setCommentLike(id: $id, liked: true) { id likesCount viewerLikes } }',
      { id: liked },
      viewer,
    )

    const first = await listOf(content)
    expect(texts(first)).toEqual(Array.from({ length: 20 }, (_, index) => String(22 - index)))
    const second = await listOf(content, { after: first.nextCursor })
    expect({ ...second, items: texts(second) }).toEqual({ items: ['2', '1', '0'], nextCursor: null })
    expect((await listOf(content, { sort: 'popular' })).items[0]?.id).toBe(liked)
  })

  it('are refused in a list of contents, as are replies in a list of comments', async () => {
    const content = await site.api.playable(creator)
    await say(content, 'x')
    const calls = await site.callsOf(async () => {
      expect(await codeOf('{ trending { comments { nextCursor } } }', {}, viewer)).toBe('INVALID_INPUT')
    })
    expect(calls).toHaveLength(1)
    const nested = 'query($id: ID!) { content(id: $id) { comments { items { replies { nextCursor } } } } }'
    expect(await codeOf(nested, { id: content }, viewer)).toBe('INVALID_INPUT')
  })
})

describe('actions on a comment', () => {
  const edit = 'mutation($id: ID!, $text: String!) { editComment(id: $id, text: $text) { id text updatedAt } }'
  const remove = 'mutation($id: ID!) { deleteComment(id: $id) { id parent { id repliesCount } content { id commentsCount } } }'
  const pin = 'mutation($id: ID!, $pinned: Boolean!) { setCommentPin(id: $id, pinned: $pinned) { id isPinned } }'
  const heart = 'mutation($id: ID!, $hearted: Boolean!) { setCommentHeart(id: $id, hearted: $hearted) { id isHearted } }'
  const like = 'mutation($id: ID!, $liked: Boolean!) { setCommentLike(id: $id, liked: $liked) { likesCount viewerLikes } }'

  it('only its author can edit it', async () => {
    const content = await site.api.playable(creator)
    const id = idOf(await say(content, 'Bravvo'))
    expect(await site.gateway.data(edit, { id, text: 'Bravo' }, viewer)).toEqual({
      editComment: { id, text: 'Bravo', updatedAt: expect.any(String) },
    })
    expect(await codeOf(edit, { id, text: 'Non' }, creator)).toBe('FORBIDDEN')
  })

  it('a like sets a value, for any signed-in user', async () => {
    const content = await site.api.playable(creator)
    const id = idOf(await say(content, 'x'))
    const seen: unknown[] = []
    for (const liked of [true, true, false]) seen.push(await site.gateway.data(like, { id, liked }, creator))
    expect(seen).toEqual([true, true, false].map((liked) => ({ setCommentLike: { likesCount: Number(liked), viewerLikes: liked } })))
    expect(await codeOf(like, { id, liked: true })).toBe('UNAUTHENTICATED')
  })

  it('pin and heart are the owner’s; a new pin replaces the former one, at the top', async () => {
    const content = await site.api.playable(creator)
    const first = idOf(await say(content, 'un'))
    const second = idOf(await say(content, 'deux'))
    await site.gateway.data(pin, { id: second, pinned: true }, creator)
    expect(await site.gateway.data(pin, { id: first, pinned: true }, creator)).toEqual({ setCommentPin: { id: first, isPinned: true } })
    expect((await listOf(content)).items).toEqual([
      { id: first, text: 'un', isPinned: true },
      { id: second, text: 'deux', isPinned: false },
    ])
    expect(await site.gateway.data(heart, { id: first, hearted: true }, creator)).toEqual({
      setCommentHeart: { id: first, isHearted: true },
    })
    expect(await codeOf(pin, { id: first, pinned: false }, viewer)).toBe('FORBIDDEN')
    expect(await codeOf(heart, { id: first, hearted: true }, viewer)).toBe('FORBIDDEN')
  })

  it('deleting it deletes its replies and updates the count', async () => {
    const content = await site.api.playable(creator)
    const top = idOf(await say(content, 'x'))
    const reply = idOf(await say(content, 'y', creator, top))
    const other = idOf(await say(content, 'z'))
    expect(await codeOf(remove, { id: top }, await site.api.person())).toBe('FORBIDDEN')
    expect(await site.gateway.data(remove, { id: reply }, creator)).toEqual({
      deleteComment: { id: reply, parent: { id: top, repliesCount: 0 }, content: { id: content, commentsCount: 2 } },
    })
    await say(content, 'encore', creator, top)
    expect(await site.gateway.data(remove, { id: top }, creator)).toMatchObject({
      deleteComment: { parent: null, content: { commentsCount: 1 } },
    })
    expect((await listOf(content)).items.map(({ id }) => id)).toEqual([other])
    expect(await codeOf(remove, { id: top }, creator)).toBe('COMMENT_NOT_FOUND')
    expect(await codeOf(remove, { id: '..' }, creator)).toBe('COMMENT_NOT_FOUND')
  })
})

it('comment is null for an unknown one', async () => {
  expect(await site.gateway.data(replies, { id: randomUUID() }, viewer)).toEqual({ comment: null })
  expect(await site.gateway.data(replies, { id: 'nope' }, viewer)).toEqual({ comment: null })
})

describe('mentionSuggestions', () => {
  const ask = '{ mentionSuggestions(contentId: "$id", beginning: "") { id username avatarUrl } }'
  it('returns the people whom a comment may name, and nobody to guests', async () => {
    const content = await site.api.playable(creator)
    const query = ask.replace('$id', content)
    expect(await site.gateway.data(query, {}, viewer)).toEqual({
      mentionSuggestions: [{ id: creator.uuid, username: creator.username, avatarUrl: null }],
    })
    expect(await codeOf(query, {})).toBe('UNAUTHENTICATED')
  })
})
