import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commentsSite } from '../support/comments.ts'
import { type Creator, must, type Person, refusal, startApi, type TestApi, type TestAnswer } from '../support/api.ts'

const wide = { max: 1000, seconds: 60 }
let site: TestApi
let of: ReturnType<typeof commentsSite>
let owner: Creator
let content: string

beforeAll(async () => {
  const limit = { perAddress: wide, perAccount: { max: 2, seconds: 3600 } }
  site = await startApi({ limits: { comment: limit, report: limit } })
  of = commentsSite(site)
  owner = await site.creator()
  content = await site.playable(owner)
})
afterAll(() => site.close())

const tooMany = { status: 429, code: 'TOO_MANY_REQUESTS', message: expect.stringMatching(/^Trop de tentatives, réessayez dans \d+\u00a0/) }

function expectLimit(answer: TestAnswer): void {
  expect(refusal(answer)).toEqual(tooMany)
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
}

describe('the rate limit of comments', () => {
  it('counts the comments that one account creates and changes, separately from other accounts, reads and deletions', async () => {
    const [person, other] = [await site.person(), await site.person()]
    const { uuid } = await of.add(content, person, 'Un')
    must(await site.call('PUT', `/comments/${uuid}`, { as: person, body: { text: 'Deux' } }), 200)
    expectLimit(await of.post(content, person, 'Trois'))
    expectLimit(await site.call('PUT', `/comments/${uuid}`, { as: person, body: { text: 'Trois' } }))
    expect((await of.list(content)).map(({ text }) => text)).toEqual(['Deux'])
    await of.add(content, other, 'Autre')
    must(await site.call('DELETE', `/comments/${uuid}`, { as: person }), 204)
  })
})

describe('the rate limit of reports', () => {
  it('counts the reports of one account, separately from other accounts', async () => {
    const report = (person: Person, reason: string) =>
      site.call('POST', '/reports', { as: person, body: { reason, content_uuid: content } })
    const [person, other] = [await site.person(), await site.person()]
    must(await report(person, 'spam'), 201)
    must(await report(person, 'hate'), 200)
    expectLimit(await report(person, 'violence'))
    must(await report(other, 'spam'), 201)
    const moderator = await of.moderator()
    expect(must(await site.call('GET', '/reports', { as: moderator }), 200)).toMatchObject([{ reason: 'spam' }, { reason: 'hate' }])
  })
})
