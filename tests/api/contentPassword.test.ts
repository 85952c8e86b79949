import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentSchema } from '../../src/shared/entities/content.ts'
import { type Creator, must, type Person, refusal, startApi, type TestApi } from '../support/api.ts'
import type { World } from './endpointRow.ts'
import { endpoints } from './endpoints.ts'
import { answers, ask, inNameOf, linked, makePrivate, silent } from './privateWorld.ts'

const password = 'la mer du Nord'
let site: TestApi
let stranger: Creator

beforeAll(async () => {
  site = await startApi({ listen: true })
  stranger = await site.creator('Ailleurs')
})
afterAll(() => site.close())

const change = (world: World, details: object) => site.call('PUT', `/contents/${world.content}`, { as: world.owner, body: { details } })
async function makeProtected(): Promise<World> {
  const world = await makePrivate(site)
  must(await change(world, { audience: 'password', password }), 200)
  return world
}
const give = (world: World, text: string, call: { as?: Person; headers?: Record<string, string> } = {}) =>
  site.call('PUT', `/contents/${world.content}/unlock`, { body: { password: text }, ...call })
/** Gives the password as a guest. @returns the cookie of that browser, as its header has it */
async function proofOf(world: World, text = password, headers: Record<string, string> = {}): Promise<string> {
  const answer = await give(world, text, { headers })
  must(answer, 204)
  return String(answer.headers['set-cookie']).split(';')[0] ?? ''
}
const open = (world: World, cookie?: string) =>
  site.call('GET', `/contents/${world.content}`, cookie === undefined ? {} : { headers: { cookie } })
const openAs = (world: World, as: Person) => site.call('GET', `/contents/${world.content}`, { as })
const locked = { status: 403, code: 'CONTENT_LOCKED', message: 'Cette vidéo est protégée par un mot de passe' }
const wrong = { status: 403, code: 'CONTENT_PASSWORD_WRONG', message: 'Ce n’est pas le mot de passe de cette vidéo' }

const aboutContent = endpoints.filter(({ endpoint }) => endpoint in answers)
const elsewhere = endpoints.filter(({ endpoint }) => endpoint.startsWith('GET ') && !(endpoint in answers) && !linked.includes(endpoint))
const isRefusal = (status: number): boolean => [401, 403, 404].includes(status)
/** Answers without a refusal that say nothing: bulk actions refuse each content, and a mark that was never set is taken back. */
const quiet: Readonly<Record<string, number>> = {
  'PATCH /contents': 200,
  'DELETE /contents': 200,
  'DELETE /contents/{id}/not-interested': 204,
}

describe('a video with a password', () => {
  let world: World
  let proof: string
  let oldProof: string
  let member: Creator
  beforeAll(async () => {
    world = await makeProtected()
    oldProof = await proofOf(world)
    must(await change(world, { password: 'une autre mer' }), 200)
    must(await change(world, { password }), 200)
    proof = await proofOf(world)
    member = await site.creator('Membre')
    must(await give(world, password, { as: member }), 204)
  })

  it.each(aboutContent)('is closed to guests without it, with a former one, and to other members: $endpoint', async (row) => {
    const guest = await ask(site, row, world, undefined)
    const former = await ask(site, row, world, undefined, oldProof)
    const other = await ask(site, row, inNameOf(world, stranger), stranger)
    expect([guest, former, other].map(({ hasSecret }) => hasSecret)).toEqual([false, false, false])
    expect([isRefusal(guest.status), former.status]).toEqual([true, guest.status])
    expect(isRefusal(other.status) || other.status === quiet[row.endpoint], String(other.status)).toBe(true)
  })

  it.each(aboutContent)('is to those who have given it what any private video is to those who have its link: $endpoint', async (row) => {
    // Figures of a private video are its owner's alone, whatever a guest has.
    const asGuest = row.endpoint === 'GET /statistics/video/{id}' ? silent(404) : answers[row.endpoint]?.[0]
    expect(await ask(site, row, world, undefined, proof)).toEqual(asGuest)
    expect(await ask(site, row, inNameOf(world, member), member)).toEqual(answers[row.endpoint]?.[1])
  })

  it.each(elsewhere)('is in no list, for nobody: $endpoint', async (row) => {
    for (const as of [stranger, member]) expect((await ask(site, row, world, as)).hasSecret).toBe(false)
    for (const cookie of [undefined, proof]) expect((await ask(site, row, world, undefined, cookie)).hasSecret).toBe(false)
  })

  it.each(endpoints.filter(({ endpoint }) => linked.includes(endpoint)))('has its comments closed, too: $endpoint', async (row) => {
    for (const cookie of [undefined, oldProof]) expect(await ask(site, row, world, undefined, cookie)).toEqual(silent(404))
    expect(await ask(site, row, world, stranger)).toEqual(silent(404))
    expect([(await ask(site, row, world, undefined, proof)).status, (await ask(site, row, world, member)).status]).toEqual([200, 200])
  })

  it.each(['replies', ''])('has replies and events closed, too', async (part) => {
    const path = part === 'replies' ? `/comments/${world.comment}/replies` : `/events?topics=content:${world.content}`
    expect((await site.call('GET', path)).status).toBe(404)
  })

  it('says what it asks for, and no more', async () => {
    const answer = await open(world)
    expect(refusal(answer)).toEqual(locked)
    expect(answer.headers['cache-control']).toBe('private, no-cache')
  })

  it('never asks its owner and moderators', async () => {
    for (const as of [world.owner, await site.moderator(), await site.administrator()]) {
      expect((await openAs(world, as)).status).toBe(200)
      expect((await give(world, 'n’importe quoi', { as })).status).toBe(204)
    }
  })

  it('tells that it is so to whoever may open it', async () => {
    const flag = async (as: Person) => contentSchema.parse(must(await openAs(world, as), 200)).passwordProtected
    expect([await flag(world.owner), await flag(member)]).toEqual([true, true])
  })

  it('never gives the password again, nor its hash', async () => {
    const details = async (as: Person) =>
      contentSchema.parse(must(await site.call('GET', `/contents/${world.content}?expand=details`, { as }), 200)).details
    expect(await details(world.owner)).toMatchObject({ audience: 'password', has_password: true })
    expect(await details(member)).toMatchObject({ audience: 'link', has_password: false })
    const answer = JSON.stringify(await site.call('GET', `/contents/${world.content}?expand=details`, { as: world.owner }))
    expect([answer.includes(password), answer.includes('$argon2')]).toEqual([false, false])
    const { rows } = await sql<{ hash: string }>`select hash from content_passwords`.execute(site.database.db)
    expect(rows.every(({ hash }) => hash.startsWith('$argon2id$'))).toBe(true)
  })

  it('keeps the address of a guest’s proof for its browser, out of reach of scripts', async () => {
    const cookie = String((await give(world, password)).headers['set-cookie'])
    expect(cookie).toMatch(/^lucarne_unlocked=[\w-]{43}; Path=\/api; Max-Age=604800; HttpOnly; SameSite=Lax$/)
    const secure = String((await give(world, password, { headers: { 'x-forwarded-proto': 'https' } })).headers['set-cookie'])
    expect(secure).toMatch(/; HttpOnly; SameSite=None; Secure; Partitioned$/)
  })
})

describe('giving the password', () => {
  it('refuses a wrong one, and sets no cookie', async () => {
    const world = await makeProtected()
    const answer = await give(world, 'la mer du Sud')
    expect([refusal(answer), answer.headers['set-cookie']]).toEqual([wrong, undefined])
    expect(refusal(await give(world, '', { as: stranger }))).toEqual(wrong)
  })

  it('opens several videos in one browser, whose former token opens none any more', async () => {
    const [one, two] = [await makeProtected(), await makeProtected()]
    const first = await proofOf(one)
    const second = await proofOf(two, password, { cookie: first })
    expect([(await open(one, second)).status, (await open(two, second)).status]).toEqual([200, 200])
    expect([(await open(one, first)).status, (await open(two, first)).status]).toEqual([403, 403])
  })

  it('opens to the account everywhere, and to nobody else', async () => {
    const world = await makeProtected()
    const member = await site.person()
    const answer = await give(world, password, { as: member })
    expect([answer.status, answer.headers['set-cookie']]).toEqual([204, undefined])
    expect([(await openAs(world, member)).status, (await openAs(world, stranger)).status, (await open(world)).status]).toEqual([
      200, 403, 403,
    ])
  })

  it('asks for no password where there is none, and says nothing of what is not there', async () => {
    const world = await makePrivate(site)
    expect((await give(world, 'n’importe quoi')).status).toBe(204)
    must(await change(world, { audience: 'members' }), 200)
    expect(refusal(await give(world, 'n’importe quoi')).code).toBe('CONTENT_RESTRICTED')
    const missing = { ...world, content: '00000000-0000-4000-8000-000000000000' }
    expect(refusal(await give(missing, 'n’importe quoi')).code).toBe('CONTENT_NOT_FOUND')
  })

  it('does not open what a moderator hid', async () => {
    const world = await makeProtected()
    const proof = await proofOf(world)
    must(await site.call('PUT', `/contents/${world.content}/hidden`, { as: await site.moderator() }), 200)
    expect([refusal(await open(world, proof)).code, refusal(await give(world, password)).code]).toEqual([
      'CONTENT_NOT_FOUND',
      'CONTENT_NOT_FOUND',
    ])
  })

  it('is refused after ten wrong ones from one network, also with the right one, while others go on', async () => {
    const world = await makeProtected()
    const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } })
    for (let guess = 0; guess < 10; guess += 1) expect((await give(world, `essai ${guess}`, from('203.0.113.7'))).status).toBe(403)
    const late = await give(world, password, from('203.0.113.7'))
    expect(refusal(late)).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' })
    expect(refusal(late).message).toMatch(/^Trop de tentatives, réessayez dans /)
    expect((await give(world, password, from('198.51.100.9'))).status).toBe(204)
    expect((await give(await makeProtected(), password, from('203.0.113.7'))).status).toBe(204)
  })

  it('is refused after ten wrong ones of one account, wherever it is', async () => {
    const world = await makeProtected()
    const guesser = await site.person()
    const try_ = (text: string, index: number) => give(world, text, { as: guesser, headers: { 'x-forwarded-for': `203.0.${index}.7` } })
    for (let guess = 0; guess < 10; guess += 1) expect((await try_('essai', guess)).status).toBe(403)
    expect((await try_(password, 99)).status).toBe(429)
  })

  it('counts wrong ones only', async () => {
    const world = await makeProtected()
    for (let time = 0; time < 12; time += 1) expect((await give(world, password)).status).toBe(204)
  })
})

describe('what was opened', () => {
  it.each([
    ['another password', { password: 'une autre mer' }],
    ['another audience', { audience: 'members' }],
  ])('is closed again by %s', async (_, details) => {
    const world = await makeProtected()
    const member = await site.person()
    const proof = await proofOf(world)
    must(await give(world, password, { as: member }), 204)
    must(await change(world, details), 200)
    must(await change(world, { audience: 'password', password }), 200)
    expect([(await open(world, proof)).status, (await openAs(world, member)).status]).toEqual([403, 403])
  })

  it('is closed after seven days', async () => {
    const world = await makeProtected()
    const member = await site.person()
    const proof = await proofOf(world)
    must(await give(world, password, { as: member }), 204)
    const left = sql<{ days: number }>`
      select extract(epoch from expires_at - now()) ::float8 / 86400 as days from content_unlocks where content_uuid = ${world.content}::uuid`
    for (const { days } of (await left.execute(site.database.db)).rows) expect(days).toBeCloseTo(7, 1)
    await sql`update content_unlocks set expires_at = now() where content_uuid = ${world.content}::uuid`.execute(site.database.db)
    expect([(await open(world, proof)).status, (await openAs(world, member)).status]).toEqual([403, 403])
  })

  it('also leaves what people kept of it', async () => {
    const world = await makeProtected()
    const member = await site.person()
    must(await give(world, password, { as: member }), 204)
    must(await site.call('POST', '/historicals', { as: member, body: { user_uuid: member.uuid, content_uuid: world.content } }), 201)
    const kept = async () => JSON.stringify(must(await site.call('GET', `/historicals/user/${member.uuid}`, { as: member }), 200))
    expect(await kept()).toContain('Chut')
    must(await change(world, { password: 'une autre mer' }), 200)
    expect(await kept()).not.toContain('Chut')
  })

  it('stays open while its owner changes something else', async () => {
    const world = await makeProtected()
    const proof = await proofOf(world)
    must(await change(world, { audience: 'password', category: 'music' }), 200)
    expect((await open(world, proof)).status).toBe(200)
  })
})

describe('setting the password', () => {
  const field = async (world: World, details: object) => refusal(await change(world, details)).fields
  it('needs one of eight to a hundred characters, and changes nothing otherwise', async () => {
    const world = await makePrivate(site)
    expect(await field(world, { audience: 'password' })).toEqual({ password: 'Choisissez un mot de passe' })
    expect(await field(world, { audience: 'password', password: 'sept...' })).toEqual({ password: '8 caractères au moins' })
    expect(await field(world, { audience: 'password', password: 'x'.repeat(101) })).toEqual({ password: '100 caractères au plus' })
    expect((await open(world)).status).toBe(200)
    must(await change(world, { audience: 'password', password: 'x'.repeat(100) }), 200)
    expect((await open(world)).status).toBe(403)
  })

  it('is kept while the video is public or for others', async () => {
    const world = await makeProtected()
    must(await change(world, { audience: 'link' }), 200)
    must(await change(world, { audience: 'password' }), 200)
    expect((await give(world, password)).status).toBe(204)
    must(await site.call('PUT', `/contents/${world.content}`, { as: world.owner, body: { statuts: 'public' } }), 200)
    expect((await open(world)).status).toBe(200)
  })

  it('is possible when the video is created, and is its owner’s alone', async () => {
    const details = { audience: 'password', password }
    const body = { title: 'Pour la famille', statuts: 'private', channel_uuid: stranger.channel, details }
    const { uuid } = contentSchema.parse(must(await site.call('POST', '/contents', { as: stranger, body }), 201))
    expect((await site.call('GET', `/contents/${uuid}`)).status).toBe(403)
    expect((await site.call('PUT', `/contents/${uuid}/unlock`, { body: { password } })).status).toBe(204)
    const world = await makeProtected()
    const theirs = await site.call('PUT', `/contents/${world.content}`, { as: stranger, body: { details } })
    expect(theirs.status).toBe(404)
  })
})
