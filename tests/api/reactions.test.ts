import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentSchema } from '../../src/shared/entities/content.ts'
import { reactionSchema } from '../../src/shared/entities/reaction.ts'
import { type Creator, must, type Person, refusal, startApi, type TestApi } from '../support/api.ts'

let site: TestApi
let creator: Creator
let viewer: Person

beforeAll(async () => {
  site = await startApi()
  creator = await site.creator()
  viewer = await site.person()
})
afterAll(() => site.close())

const like = (content: string, person: Person, value = true) =>
  site.call('POST', '/reactions', { as: person, body: { content_uuid: content, user_uuid: person.uuid, like: value } })
const likesOf = async (content: string) => contentSchema.parse(must(await site.call('GET', `/contents/${content}`), 200)).likesCount

describe('a like', () => {
  it('is returned as a reaction', async () => {
    const content = await site.playable(creator)
    const reaction = reactionSchema.parse(must(await like(content, viewer), 201))
    expect(reaction).toEqual({
      uuid: reaction.uuid,
      content_uuid: content,
      user_uuid: viewer.uuid,
      like: true,
      createdAt: reaction.createdAt,
    })
  })

  it('counts once, however often it is sent', async () => {
    const content = await site.playable(creator)
    const answers = await Promise.all(Array.from({ length: 10 }, () => like(content, viewer)))
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]))
    expect(await likesOf(content)).toBe(1)
  })

  it('of several users counts for each', async () => {
    const content = await site.playable(creator)
    const others = await Promise.all(Array.from({ length: 4 }, () => site.person()))
    await Promise.all(others.map((person) => like(content, person)))
    expect(await likesOf(content)).toBe(4)
  })

  it('no longer counts when it is set to false', async () => {
    const content = await site.playable(creator)
    await like(content, viewer)
    must(await like(content, viewer, false), 201)
    expect(await likesOf(content)).toBe(0)
  })

  it('no longer counts when it is deleted, and is not found', async () => {
    const content = await site.playable(creator)
    await like(content, viewer)
    const path = `/reactions/user/${viewer.uuid}/content/${content}`
    must(await site.call('DELETE', path, { as: viewer }), 204)
    expect(await likesOf(content)).toBe(0)
    expect(refusal(await site.call('GET', path, { as: viewer }))).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect(refusal(await site.call('DELETE', path, { as: viewer }))).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  })

  it('can be changed and read by its own uuid', async () => {
    const content = await site.playable(creator)
    const { uuid } = reactionSchema.parse(must(await like(content, viewer), 201))
    expect(must(await site.call('PUT', `/reactions/${uuid}`, { as: viewer, body: { like: false } }), 200)).toMatchObject({
      uuid,
      like: false,
    })
    expect(must(await site.call('GET', `/reactions/${uuid}`, { as: viewer }), 200)).toMatchObject({ uuid, like: false })
    expect(await likesOf(content)).toBe(0)
  })

  it('is part of the content when requested', async () => {
    const content = await site.playable(creator)
    await like(content, viewer)
    const path = `/contents/${content}?expand=viewer`
    expect(must(await site.call('GET', path, { as: viewer }), 200)).toMatchObject({ viewerLikes: true })
    expect(must(await site.call('GET', path, { as: creator }), 200)).toMatchObject({ viewerLikes: false })
    expect(must(await site.call('GET', path), 200)).toMatchObject({ viewerLikes: null })
  })

  it('of a content that a moderator hid cannot be changed, only deleted', async () => {
    const content = await site.playable(creator)
    const { uuid } = reactionSchema.parse(must(await like(content, viewer), 201))
    await site.database.db.updateTable('contents').set({ hidden_at: new Date() }).where('uuid', '=', content).execute()
    const change = await site.call('PUT', `/reactions/${uuid}`, { as: viewer, body: { like: false } })
    expect(refusal(change)).toMatchObject({ status: 404, code: 'CONTENT_NOT_FOUND' })
    must(await site.call('DELETE', `/reactions/user/${viewer.uuid}/content/${content}`, { as: viewer }), 204)
  })

  it('of a content that does not exist is refused', async () => {
    expect(refusal(await like(randomUUID(), viewer))).toEqual({ status: 404, code: 'CONTENT_NOT_FOUND', message: 'Vidéo introuvable' })
  })
})

describe('the list of reactions', () => {
  it('has the viewer’s own reactions page by page, newest first', async () => {
    const person = await site.person()
    const contents: string[] = []
    for (let index = 0; index < 5; index += 1) {
      const content = await site.playable(creator)
      contents.unshift(content)
      await like(content, person)
    }
    const seen: string[] = []
    let cursor: unknown
    do {
      const path: string = `/reactions?limit=2${typeof cursor === 'string' ? `&cursor=${cursor}` : ''}`
      const answer = await site.call('GET', path, { as: person })
      seen.push(
        ...reactionSchema
          .array()
          .parse(must(answer, 200))
          .map((reaction) => reaction.content_uuid),
      )
      cursor = answer.headers['x-next-cursor']
    } while (cursor !== undefined)
    expect(seen).toEqual(contents)
  })
})

describe('other users’ reactions', () => {
  it('can be neither read nor changed', async () => {
    const content = await site.playable(creator)
    const { uuid } = reactionSchema.parse(must(await like(content, viewer), 201))
    const path = `/reactions/user/${viewer.uuid}/content/${content}`
    const tries = await Promise.all([
      site.call('GET', path, { as: creator }),
      site.call('DELETE', path, { as: creator }),
      site.call('GET', `/reactions/${uuid}`, { as: creator }),
      site.call('PUT', `/reactions/${uuid}`, { as: creator, body: { like: false } }),
      site.call('POST', '/reactions', { as: creator, body: { content_uuid: content, user_uuid: viewer.uuid, like: false } }),
    ])
    expect(tries.map((answer) => refusal(answer).code)).toEqual(Array.from({ length: 5 }, () => 'FORBIDDEN'))
    expect(await likesOf(content)).toBe(1)
  })
})
