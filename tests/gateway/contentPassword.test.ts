import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Creator, must } from '../support/api.ts'
import { type Site, startSite } from './support/site.ts'

const password = 'la mer du Nord'
let site: Site
let creator: Creator
beforeAll(async () => {
  site = await startSite({ publicUrl: 'https://lucarne.example' })
  creator = await site.api.creator()
})
afterAll(() => site.close())

const unlockText = 'mutation($id: ID!, $password: String!) { unlockContent(id: $id, password: $password) }'
const readText = 'query($id: ID!) { content(id: $id) { title isPasswordProtected comments { items { id } } } }'
const unlock = (id: string, text: string) => site.gateway.ask(unlockText, { id, password: text })
const read = (id: string, cookie?: string) => site.gateway.ask(readText, { id }, cookie === undefined ? {} : { headers: { cookie } })
type Asked = Awaited<ReturnType<typeof read>>
const codeOf = ({ body }: Asked): string | undefined => body.errors?.[0]?.extensions.code
const opened = { content: { title: 'Chut', isPasswordProtected: true, comments: { items: [] } } }

async function protectedVideo(): Promise<string> {
  const id = await site.api.content(creator, { title: 'Chut', statuts: 'private' })
  const body = { details: { audience: 'password', password } }
  must(await site.api.call('PUT', `/contents/${id}`, { as: creator, body }), 200)
  return id
}
async function proofOf(id: string): Promise<string> {
  const answer = await unlock(id, password)
  expect(answer.body.data).toEqual({ unlockContent: true })
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

describe('a video with a password, through the gateway', () => {
  it('gives a guest’s browser a cookie that goes with the gateway’s requests only', async () => {
    const id = await protectedVideo()
    const answer = await unlock(id, password)
    const expected = /^lucarne_unlocked=[\w-]{43}; Path=\/graphql; Max-Age=604800; HttpOnly; SameSite=None; Secure; Partitioned$/
    expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(expected)])
    const wrong = await unlock(id, 'la mer du Sud')
    expect([codeOf(wrong), wrong.headers.getSetCookie()]).toEqual(['CONTENT_PASSWORD_WRONG', []])
  })

  it('opens with that cookie beside others, with its comments', async () => {
    const id = await protectedVideo()
    const proof = await proofOf(id)
    expect((await read(id, `theme=dark; ${proof}; lucarne_known=x`)).body.data).toEqual(opened)
  })

  it('is kept for no other guest, before nor after, and neither is the refusal for this one', async () => {
    const id = await protectedVideo()
    expect(codeOf(await read(id))).toBe('CONTENT_LOCKED')
    const proof = await proofOf(id)
    expect((await read(id, proof)).body.data).toEqual(opened)
    expect((await read(id, proof)).body.data).toEqual(opened)
    for (const cookie of [undefined, 'theme=dark', 'lucarne_unlocked=x', `lucarne_unlocked=${'x'.repeat(43)}`])
      expect(codeOf(await read(id, cookie))).toBe('CONTENT_LOCKED')
    must(await site.api.call('PUT', `/contents/${id}`, { as: creator, body: { details: { password: 'une autre mer' } } }), 200)
    expect(codeOf(await read(id, proof))).toBe('CONTENT_LOCKED')
  })

  it('answers a guest with a proof what is true now, not what other guests got', async () => {
    const id = await protectedVideo()
    const proof = await proofOf(id)
    const other = await site.api.content(creator, { title: 'Avant' })
    expect((await read(other)).body.data).toMatchObject({ content: { title: 'Avant' } })
    must(await site.api.call('PUT', `/contents/${other}`, { as: creator, body: { title: 'Après' } }), 200)
    expect((await read(other, proof)).body.data).toMatchObject({ content: { title: 'Après' } })
  })
})
