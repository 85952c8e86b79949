import { randomUUID } from 'node:crypto'
import type { Client } from '@urql/core'
import { describe, expect, it } from 'vitest'
import { mutate } from '../../src/graphql/execute.ts'
import {
  AddCommentDocument,
  CommentsDocument,
  type CommentSort,
  ContentCommentsDocument,
  DeleteCommentDocument,
  SetCommentPinDocument,
  WatchDocument,
} from '../../src/graphql/generated/graphql.ts'
import { screenState } from '../../src/graphql/screenState.ts'
import type { Comment } from '../../src/shared/entities/comment.ts'
import { closeAfterEach, closing } from '../gateway/support/fixture.ts'
import { sampleContent, sampleUser } from '../gateway/support/samples.ts'
import type { Answerer, Call } from '../gateway/support/tinyApi.ts'
import { browserWithApi, openScreen } from './support.ts'

closeAfterEach()

const owner = sampleUser()
const missing = { status: 404, body: { error: { code: 'COMMENT_NOT_FOUND', message: 'Commentaire introuvable', requestId: 'r' } } }

/** An API with one content and its comments, two a page, newest first. */
function conversation(texts: readonly string[]) {
  const content = sampleContent({ hashtags: [], viewerLikes: false, commentsCount: texts.length })
  const made = (text: string, minute: number, values: Partial<Comment> = {}): Comment => ({
    uuid: randomUUID(),
    text,
    user: { uuid: randomUUID(), username: 'lou', avatar: null, hasChannel: false },
    content: { uuid: content.uuid, title: content.title },
    createdAt: `2026-11-01T10:${String(minute).padStart(2, '0')}:00.000Z`,
    updatedAt: null,
    authorMuted: false,
    mentions: [],
    parent_uuid: null,
    repliesCount: 0,
    likesCount: 0,
    viewerLikes: false,
    pinned: false,
    hearted: false,
    viewerCanDelete: true,
    ...values,
  })
  const comments = texts.map((text, index) => made(text, 30 - index))
  const events = Promise.withResolvers<{ write: (text: string) => unknown }>()
  const state = { isFailing: false }

  const answer: Answerer = (call: Call, response) => {
    const { method, path, query } = call
    if (path === '/events') {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.flushHeaders()
      events.resolve(response)
      return undefined
    }
    if (path === '/auth/verify-token') return { body: { token: 't', owner } }
    if (path === '/follows') return { body: [] }
    if (path.endsWith('/commenting')) return { body: { commenting: 'open' } }
    if (path.startsWith('/contents/recommendations')) return { body: [] }
    if (path.startsWith('/contents/')) return { body: { ...content, commentsCount: comments.length } }
    if (path.startsWith('/comments/content/')) {
      if (state.isFailing) return { status: 500, body: { error: { code: 'INTERNAL', message: 'Non', requestId: 'r' } } }
      const from = Number(query.get('cursor') ?? 0)
      const isMore = from + 2 < comments.length
      return { body: comments.slice(from, from + 2), headers: isMore ? { 'x-next-cursor': String(from + 2) } : {} }
    }
    if (path === '/comments') {
      const comment = made(String(Reflect.get(Object(call.body), 'text')), 40)
      comments.unshift(comment)
      return { status: 201, body: comment }
    }
    const comment = comments.find(({ uuid }) => path.includes(uuid))
    if (!comment) return missing
    if (path.endsWith('/pin')) comment.pinned = method === 'PUT'
    if (method === 'DELETE' && !path.endsWith('/pin')) comments.splice(comments.indexOf(comment), 1)
    return { body: comment }
  }
  const publish = async (comment: Comment): Promise<void> => {
    const change = { kind: 'comment', content_uuid: content.uuid, channel_uuid: content.creator.uuid, comment_uuid: comment.uuid }
    ;(await events.promise).write(`data: ${JSON.stringify(change)}\n\n`)
  }
  return { id: content.uuid, comments, made, state, answer, publish }
}

function listOf(client: Client, id: string, sort: CommentSort = 'recent', after?: string) {
  const list = openScreen(client, CommentsDocument, { id, sort, ...(after === undefined ? {} : { after }) })
  const now = () =>
    list.seen
      .at(-1)
      ?.data?.content?.comments?.items.map(({ text }) => text)
      .join()
  return { now, shows: (texts: string) => list.until(() => now() === texts) }
}

async function watching(texts: readonly string[]) {
  const server = conversation(texts)
  const { client, requests } = await browserWithApi(server.answer)
  const watch = openScreen(client, WatchDocument, { id: server.id, sort: 'recent' })
  await watch.until(({ data }) => data !== undefined)
  const count = () => watch.seen.at(-1)?.data?.content?.commentsCount
  return { ...server, client, requests, watch, count, list: listOf(client, server.id) }
}

describe('the comments of the watch page', () => {
  it('are fetched with it: their own query sends no request', async () => {
    const { list, requests } = await watching(['b', 'a'])
    expect(list.now()).toBe('b,a')
    expect(requests).toEqual(['Watch'])
  })

  it('may fail without the video', async () => {
    const server = conversation(['a'])
    server.state.isFailing = true
    const { client } = await browserWithApi(server.answer)
    const watch = openScreen(client, WatchDocument, { id: server.id, sort: 'recent' })
    const { data, error, stale } = await watch.until(() => true)
    const state = screenState({ data, error, stale, fetching: false }, (all) => all.content)
    expect(state).toMatchObject({ status: 'loaded', data: { id: server.id, comments: null } })
  })
})

describe('a new comment', () => {
  it('is first in both orders, below the pinned one, and is counted, without another request', async () => {
    const { id, client, comments, list, count, requests } = await watching(['b', 'a'])
    const [first] = comments
    if (first) await mutate(client, SetCommentPinDocument, { id: first.uuid, pinned: true })
    const popular = listOf(client, id, 'popular')
    await popular.shows('b,a')
    await mutate(client, AddCommentDocument, { contentId: id, text: 'mien', parentId: null })
    expect([list.now(), popular.now(), count()]).toEqual(['b,mien,a', 'b,mien,a', 3])
    expect(requests).toEqual(['Watch', 'SetCommentPin', 'Comments', 'AddComment'])
  })

  it('does not change the further pages', async () => {
    const { id, client, list } = await watching(['c', 'b', 'a'])
    const second = listOf(client, id, 'recent', '2')
    await second.shows('a')
    await mutate(client, AddCommentDocument, { contentId: id, text: 'mien', parentId: null })
    expect([list.now(), second.now()]).toEqual(['mien,c,b', 'a'])
  })
})

it('a deleted comment is removed from every list', async () => {
  const { id, client, comments, list, count } = await watching(['b', 'a'])
  const popular = listOf(client, id, 'popular')
  await popular.shows('b,a')
  await mutate(client, DeleteCommentDocument, { id: comments[0]?.uuid ?? '' })
  expect([list.now(), popular.now(), count()]).toEqual(['a', 'a', 1])
})

it('a pin is rolled back when it fails', async () => {
  const { client, comments, list } = await watching(['b', 'a'])
  const [, gone] = comments.splice(0)
  await expect(mutate(client, SetCommentPinDocument, { id: gone?.uuid ?? '', pinned: true })).rejects.toMatchObject({
    code: 'COMMENT_NOT_FOUND',
  })
  expect(list.now()).toBe('b,a')
})

describe('live comments', () => {
  it('add what is new, update what has changed, and remove what was deleted', async () => {
    const { id, client, comments, made, publish, list, requests } = await watching(['c', 'b', 'a'])
    const live = client.subscription(ContentCommentsDocument, { id }).subscribe(() => undefined)
    closing({ close: async () => live.unsubscribe() })

    const fresh = made('neuf', 45)
    comments.unshift(fresh)
    await publish(fresh)
    await list.shows('neuf,c,b')

    // On a page that was not fetched: it is not new.
    const old = comments.at(-1)
    if (old) await publish(old)
    comments.splice(comments.indexOf(fresh), 1)
    await publish(fresh)
    await list.shows('c,b')
    expect(requests).toEqual(['Watch', 'ContentComments'])
  })
})
