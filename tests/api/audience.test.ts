import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentSchema } from '../../src/shared/entities/content.ts'
import { type Creator, must, type Person, refusal, startApi, type TestApi } from '../support/api.ts'
import type { Row, World } from './endpointRow.ts'
import { endpoints } from './endpoints.ts'
import { answers, ask, inNameOf, linked, makePrivate, silent } from './privateWorld.ts'

let site: TestApi
let stranger: Creator

beforeAll(async () => {
  site = await startApi({ listen: true })
  stranger = await site.creator('Ailleurs')
})
afterAll(() => site.close())

type Audience = { audience: 'link' | 'members' | 'people'; allowed_usernames?: string[] }
const restrict = (world: World, details: Audience) => site.call('PUT', `/contents/${world.content}`, { as: world.owner, body: { details } })
async function makeRestricted(details: Audience): Promise<World> {
  const world = await makePrivate(site)
  must(await restrict(world, details), 200)
  return world
}
const open = (world: World, as?: Person) => site.call('GET', `/contents/${world.content}?expand=details`, { as })
const detailsFor = async (world: World, as: Person) => contentSchema.parse(must(await open(world, as), 200)).details

const aboutContent = endpoints.filter(({ endpoint }) => endpoint in answers)
const elsewhere = endpoints.filter(({ endpoint }) => endpoint.startsWith('GET ') && !(endpoint in answers) && !linked.includes(endpoint))
const refusalsOf = (statuses: readonly number[]) => statuses.filter((status) => [401, 403, 404].includes(status))
/** Answers without a refusal that say nothing: bulk actions refuse each content, and a mark that was never set is taken back. */
const quiet: Readonly<Record<string, readonly [guest: number, stranger: number]>> = {
  'PATCH /contents': [401, 200],
  'DELETE /contents': [401, 200],
  'DELETE /contents/{id}/not-interested': [401, 204],
}

describe('a video for named people', () => {
  let world: World
  let invited: Creator
  beforeAll(async () => {
    invited = await site.creator('Invitée')
    world = await makeRestricted({ audience: 'people', allowed_usernames: [invited.username.toUpperCase()] })
  })

  it.each(aboutContent)('is closed to everybody else: $endpoint', async (row) => {
    const asGuest = await ask(site, row, world, undefined)
    const asStranger = await ask(site, row, inNameOf(world, stranger), stranger)
    expect([asGuest.hasSecret, asStranger.hasSecret]).toEqual([false, false])
    const statuses = [asGuest.status, asStranger.status]
    expect(quiet[row.endpoint] ?? refusalsOf(statuses)).toEqual(statuses)
  })

  it.each(elsewhere)('is not visible elsewhere, either: $endpoint', async (row) => {
    for (const as of [undefined, stranger, invited]) expect((await ask(site, row, world, as)).hasSecret).toBe(false)
  })

  it.each(endpoints.filter(({ endpoint }) => linked.includes(endpoint)))('has its comments closed, too: $endpoint', async (row) => {
    expect([await ask(site, row, world, undefined), await ask(site, row, world, stranger)]).toEqual([silent(404), silent(404)])
    expect((await ask(site, row, world, invited)).status).toBe(200)
  })

  it.each(aboutContent)('opens to those who are named, by its link: $endpoint', async (row: Row) => {
    expect(await ask(site, row, inNameOf(world, invited), invited)).toEqual(answers[row.endpoint]?.[1])
  })

  it('says why it does not open', async () => {
    expect(refusal(await open(world))).toEqual({
      status: 403,
      code: 'CONTENT_RESTRICTED',
      message: 'Cette vidéo est réservée : connectez-vous pour la voir',
    })
    expect(refusal(await open(world, stranger))).toEqual({
      status: 403,
      code: 'CONTENT_RESTRICTED',
      message: 'Cette vidéo est réservée aux personnes que son auteur a choisies',
    })
  })

  it('opens to moderators and administrators, and tells nobody but its owner who may open it', async () => {
    must(await open(world, await site.moderator()), 200)
    must(await open(world, await site.administrator()), 200)
    expect(await detailsFor(world, world.owner)).toMatchObject({ audience: 'people', allowed_usernames: [invited.username] })
    expect(await detailsFor(world, invited)).toMatchObject({ audience: 'link', allowed_usernames: [] })
  })
})

describe('a video for members', () => {
  let world: World
  beforeAll(async () => {
    world = await makeRestricted({ audience: 'members' })
  })

  it.each(aboutContent)('is closed to guests, and opens to members by its link: $endpoint', async (row) => {
    const asGuest = await ask(site, row, world, undefined)
    expect([asGuest.hasSecret, asGuest.status === 401 || asGuest.status === 403 || asGuest.status === 404]).toEqual([false, true])
    expect(await ask(site, row, inNameOf(world, stranger), stranger)).toEqual(answers[row.endpoint]?.[1])
  })

  it.each(elsewhere)('is not visible elsewhere: $endpoint', async (row) => {
    for (const as of [undefined, stranger]) expect((await ask(site, row, world, as)).hasSecret).toBe(false)
  })
})

describe('a change of who may open it', () => {
  it('counts at once, also in what people kept of it', async () => {
    const world = await makePrivate(site)
    const person = await site.person()
    must(await site.call('POST', '/historicals', { as: person, body: { user_uuid: person.uuid, content_uuid: world.content } }), 201)
    const kept = async () => JSON.stringify(must(await site.call('GET', `/historicals/user/${person.uuid}`, { as: person }), 200))
    expect(await kept()).toContain('Chut')
    must(await restrict(world, { audience: 'people', allowed_usernames: [] }), 200)
    expect(await kept()).not.toContain('Chut')
    must(await restrict(world, { audience: 'people', allowed_usernames: [person.username] }), 200)
    expect(await kept()).toContain('Chut')
    must(await restrict(world, { audience: 'people', allowed_usernames: [stranger.username] }), 200)
    expect([(await open(world, person)).status, (await open(world, stranger)).status]).toEqual([403, 200])
  })

  it('waits while the video is public, and counts again afterwards', async () => {
    const world = await makeRestricted({ audience: 'people', allowed_usernames: [] })
    const show = (statuts: string) => site.call('PUT', `/contents/${world.content}`, { as: world.owner, body: { statuts } })
    must(await show('public'), 200)
    expect([(await open(world)).status, (await open(world, stranger)).status]).toEqual([200, 200])
    must(await show('private'), 200)
    expect([(await open(world)).status, (await open(world, stranger)).status]).toEqual([403, 403])
  })

  it('names people who exist, a hundred at most, and changes nothing otherwise', async () => {
    const world = await makeRestricted({ audience: 'people', allowed_usernames: [stranger.username] })
    const field = async (allowed_usernames: string[]) =>
      refusal(await restrict(world, { audience: 'people', allowed_usernames })).fields?.['allowed_usernames']
    expect(await field(['personne_ici'])).toBe('Personne ne s’appelle personne_ici sur ce site')
    expect(await field([stranger.username, 'personne_ici', 'ni_la'])).toBe('Personne ne s’appelle ainsi sur ce site : personne_ici, ni_la')
    expect(await field(Array.from({ length: 101 }, (_, index) => `membre${index}`))).toBe('100 personnes au plus')
    expect(await detailsFor(world, world.owner)).toMatchObject({ audience: 'people', allowed_usernames: [stranger.username] })
  })

  it('is its owner’s alone', async () => {
    const world = await makeRestricted({ audience: 'people', allowed_usernames: [stranger.username] })
    const theirs = await site.call('PUT', `/contents/${world.content}`, { as: stranger, body: { details: { audience: 'link' } } })
    expect(theirs.status).toBe(403)
    expect((await open(world)).status).toBe(403)
  })

  it('is said when the video is created', async () => {
    const body = {
      title: 'Pour la famille',
      statuts: 'private',
      channel_uuid: stranger.channel,
      details: { audience: 'people', allowed_usernames: ['inconnue'] },
    }
    const create = (details: object) => site.call('POST', '/contents', { as: stranger, body: { ...body, details } })
    expect(refusal(await create(body.details)).fields).toEqual({ allowed_usernames: 'Personne ne s’appelle inconnue sur ce site' })
    const made = contentSchema.parse(must(await create({ audience: 'members' }), 201))
    expect((await site.call('GET', `/contents/${made.uuid}`)).status).toBe(403)
  })
})
