import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { channelMemberSchema } from '../../src/shared/entities/channelMember.ts'
import { contentSchema } from '../../src/shared/entities/content.ts'
import { type Creator, must, type Person, refusal, startApi, type TestApi } from '../support/api.ts'
import { commentsSite } from '../support/comments.ts'

let site: TestApi
let of: ReturnType<typeof commentsSite>
let owner: Creator
let content: string
beforeAll(async () => {
  site = await startApi()
  of = commentsSite(site)
  owner = await site.creator()
  content = await site.playable(owner)
})
afterAll(() => site.close())

const path = ({ uuid }: { uuid: string }, { channel }: Creator = owner) => `/channels/${channel}/blocked-commenters/${uuid}`
const block = (person: { uuid: string }, deletesComments = false, as: Creator = owner) =>
  site.call('PUT', path(person, as), { as, body: { deletesComments } })
const unblock = (person: Person) => site.call('DELETE', path(person), { as: owner })
const commentingOf = async (person?: Person) => must(await site.call('GET', `/channels/${owner.channel}/commenting`, { as: person }), 200)
const blockedBy = async (creator: Creator): Promise<string[]> =>
  z
    .array(z.object({ uuid: z.string() }))
    .parse(must(await site.call('GET', `/channels/${creator.channel}/blocked-commenters`, { as: creator }), 200))
    .map(({ uuid }) => uuid)
const countOf = async (video: string): Promise<number> =>
  contentSchema.parse(must(await site.call('GET', `/contents/${video}`), 200)).commentsCount
const blocked = { status: 403, code: 'COMMENTER_BLOCKED', message: 'Cette chaîne ne prend plus vos commentaires' }

describe('a person who is blocked under somebody’s videos', () => {
  it('neither comments, replies nor changes a comment there, and goes on reading and deleting', async () => {
    const person = await site.person()
    const { uuid } = await of.add(content, person, 'Bonjour')
    expect(await commentingOf(person)).toEqual({ commenting: 'open' })
    for (let time = 0; time < 2; time += 1) must(await block(person), 204)
    expect(await commentingOf(person)).toEqual({ commenting: 'blocked' })
    expect(await commentingOf()).toEqual({ commenting: 'open' })
    expect(refusal(await of.post(content, person, 'Encore'))).toMatchObject(blocked)
    expect(refusal(await of.post(content, person, 'Réponse', uuid))).toMatchObject(blocked)
    expect(refusal(await site.call('PUT', `/comments/${uuid}`, { as: person, body: { text: 'Autre' } }))).toMatchObject(blocked)
    expect((await of.list(content, person)).map((comment) => comment.uuid)).toContain(uuid)
    must(await site.call('DELETE', `/comments/${uuid}`, { as: person }), 204)
  })

  it('comments under the videos of others', async () => {
    const [person, other] = [await site.person(), await site.creator()]
    must(await block(person), 204)
    await of.add(await site.playable(other), person, 'Bonjour')
    expect(await blockedBy(other)).toEqual([])
  })

  it('comments again once unblocked', async () => {
    const person = await site.person()
    must(await block(person), 204)
    for (let time = 0; time < 2; time += 1) must(await unblock(person), 204)
    await of.add(content, person, 'Bonjour')
  })

  it('is in the owner’s list, the last one first', async () => {
    const [creator, one, two] = [await site.creator(), await site.person(), await site.person()]
    must(await block(one, false, creator), 204)
    must(await block(two, false, creator), 204)
    expect(await blockedBy(creator)).toEqual([two.uuid, one.uuid])
  })
})

describe('blocking somebody', () => {
  it('keeps their comments, or deletes those under one’s own videos with their replies', async () => {
    const [kept, gone, other] = [await site.person(), await site.person(), await site.creator()]
    const [video, second, elsewhere] = [await site.playable(owner), await site.playable(owner), await site.playable(other)]
    await of.add(video, kept, 'Je reste')
    const top = await of.add(video, gone, 'Question')
    await of.add(video, owner, 'Réponse', top.uuid)
    await of.add(second, gone, 'Deux')
    await of.add(elsewhere, gone, 'Ailleurs')
    must(await block(kept), 204)
    must(await block(gone, true), 204)
    expect([await countOf(video), await countOf(second), await countOf(elsewhere)]).toEqual([1, 0, 1])
    expect((await of.list(video)).map(({ text }) => text)).toEqual(['Je reste'])
  })

  it('is refused for oneself and the site’s team', async () => {
    for (const person of [owner, await site.moderator(), await site.administrator()]) {
      expect(refusal(await block(person))).toMatchObject({
        status: 403,
        code: 'COMMENTER_PROTECTED',
        message: 'On ne bloque ni soi-même, ni l’équipe de la chaîne, ni celle du site',
      })
    }
    expect(await commentingOf(owner)).toEqual({ commenting: 'open' })
  })

  it('ends an invitation to edit the channel, at whatever moment it is accepted', async () => {
    const members = `/channels/${owner.channel}/members`
    const invited = async (): Promise<Person> => {
      const person = await site.person()
      must(await site.call('POST', members, { as: owner, body: { username: person.username } }), 201)
      return person
    }
    const accept = (as: Person) => site.call('PUT', `${members}/me/acceptance`, { as })
    const team = async () =>
      z
        .array(channelMemberSchema)
        .parse(must(await site.call('GET', members, { as: owner }), 200))
        .map(({ user }) => user.username)
    const person = await invited()
    must(await block(person), 204)
    expect(await team()).toEqual([])
    expect(must(await site.call('GET', '/notifications', { as: person }), 200)).toEqual([])
    expect(refusal(await accept(person))).toMatchObject({ status: 404, code: 'INVITATION_NOT_FOUND' })
    for (let round = 0; round < 4; round += 1) {
      const other = await invited()
      const [accepted, blocking] = await Promise.all([accept(other), block(other)])
      expect(`${accepted.status} ${blocking.status}`).toMatch(/^(?:204 403|404 204)$/)
      expect((await team()).includes(other.username)).toBe(accepted.status === 204)
    }
  })

  it('finds nobody who does not exist, and no channel of somebody else', async () => {
    expect(refusal(await block({ uuid: randomUUID() }))).toMatchObject({ status: 404, code: 'USER_NOT_FOUND' })
    const [person, other] = [await site.person(), await site.creator()]
    const answer = await site.call('PUT', path(person), { as: other, body: { deletesComments: true } })
    expect(refusal(answer)).toMatchObject({ status: 403, code: 'FORBIDDEN' })
  })

  it('while they write leaves nothing that comes after it', async () => {
    const [person, video] = [await site.person(), await site.playable(owner)]
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => of.post(video, person, 'avant')),
      block(person, true),
      ...Array.from({ length: 4 }, () => of.post(video, person, 'après')),
    ])
    expect(answers.every(({ status }) => status === 201 || status === 204 || status === 403)).toBe(true)
    expect(await countOf(video)).toBe((await of.list(video)).length)
    expect(refusal(await of.post(video, person, 'Encore'))).toMatchObject(blocked)
  })
})
