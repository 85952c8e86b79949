import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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
const repliesCountOf = async (comment: string) => must(await site.call('GET', `/comments/${comment}`), 200)

describe('the replies to a comment', () => {
  it('are listed separately, oldest first, page by page', async () => {
    const content = await site.playable(owner)
    const top = await of.add(content, author, 'Question')
    for (let index = 0; index < 5; index += 1) await of.add(content, other, `r${index}`, top.uuid)
    const pages = await of.pages(`/comments/${top.uuid}/replies?limit=2`)
    expect(pages.map((page) => page.map(({ text }) => text))).toEqual([['r0', 'r1'], ['r2', 'r3'], ['r4']])
    expect((await of.list(content)).map(({ text, repliesCount }) => ({ text, repliesCount }))).toEqual([
      { text: 'Question', repliesCount: 5 },
    ])
    expect(await countOf(content)).toBe(6)
  })

  it('are one level deep: a reply to a reply is added to the same comment', async () => {
    const content = await site.playable(owner)
    const top = await of.add(content, author, 'Question')
    const reply = await of.add(content, other, 'Réponse', top.uuid)
    const deeper = await of.add(content, author, 'Merci', reply.uuid)
    expect(deeper.parent_uuid).toBe(top.uuid)
    expect((await of.replies(top.uuid)).map(({ text }) => text)).toEqual(['Réponse', 'Merci'])
    expect(await of.replies(reply.uuid)).toEqual([])
  })

  it('belong to the content of their comment', async () => {
    const [here, elsewhere] = [await site.playable(owner), await site.playable(owner)]
    const top = await of.add(here, author, 'Ici')
    expect(refusal(await of.post(elsewhere, other, 'Là', top.uuid)).code).toBe('COMMENT_NOT_FOUND')
    expect(refusal(await of.post(here, other, 'À qui\u202f?', randomUUID())).code).toBe('COMMENT_NOT_FOUND')
    expect([await countOf(here), await countOf(elsewhere)]).toEqual([1, 0])
  })

  it('of a comment that does not exist are not found', async () => {
    expect(refusal(await site.call('GET', `/comments/${randomUUID()}/replies`)).code).toBe('COMMENT_NOT_FOUND')
  })

  it('are deleted with it, and the counts are updated', async () => {
    const content = await site.playable(owner)
    const [top, kept] = [await of.add(content, author, 'Question'), await of.add(content, author, 'Autre')]
    const reply = await of.add(content, other, 'Réponse', top.uuid)
    await of.add(content, other, 'Encore', top.uuid)
    must(await site.call('DELETE', `/comments/${reply.uuid}`, { as: other }), 204)
    expect(await repliesCountOf(top.uuid)).toMatchObject({ repliesCount: 1 })
    expect(await countOf(content)).toBe(3)
    must(await site.call('DELETE', `/comments/${top.uuid}`, { as: author }), 204)
    expect(await countOf(content)).toBe(1)
    expect((await of.list(content)).map(({ uuid }) => uuid)).toEqual([kept.uuid])
  })

  it('of many users at the same time are all counted', async () => {
    const content = await site.playable(owner)
    const top = await of.add(content, author, 'Question')
    await Promise.all(Array.from({ length: 12 }, (_, index) => of.add(content, index % 2 === 0 ? other : author, `r${index}`, top.uuid)))
    expect(await repliesCountOf(top.uuid)).toMatchObject({ repliesCount: 12 })
    expect(await countOf(content)).toBe(13)
  })

  it('and the deletion of their comment at the same time leave right counts', async () => {
    const content = await site.playable(owner)
    const top = await of.add(content, author, 'Question')
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => of.post(content, other, 'r', top.uuid)),
      site.call('DELETE', `/comments/${top.uuid}`, { as: author }),
      ...Array.from({ length: 5 }, () => of.post(content, other, 'r', top.uuid)),
    ])
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    expect(await countOf(content)).toBe(0)
  })
})
