import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { userSchema } from '../../src/shared/entities/user.ts'
import { must, type Person, refusal, startApi, type TestApi } from '../support/api.ts'

let site: TestApi
let administrator: Person
beforeAll(async () => {
  site = await startApi()
  administrator = await site.administrator()
})
afterAll(() => site.close())

const suspend = (person: Person, as = administrator) => site.call('PUT', `/users/${person.uuid}/suspended`, { as })
const reopen = (person: Person) => site.call('DELETE', `/users/${person.uuid}/suspended`, { as: administrator })
const logIn = ({ email, password }: Person) => site.call('POST', '/auth/login', { body: { email, password } })
const own = (person: Person) => site.call('GET', '/users/me', { as: person })
const list = async (query: string) =>
  userSchema
    .array()
    .parse(must(await site.call('GET', `/users?${query}`, { as: administrator }), 200))
    .map(({ username }) => username)

describe('a suspended account', () => {
  it('has no session any more and opens none, until it is open again', async () => {
    const person = await site.person()
    expect((await own(person)).status).toBe(200)
    const suspended = userSchema.parse(must(await suspend(person), 200))
    expect(Date.parse(suspended.suspendedAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
    expect(refusal(await own(person)).code).toBe('SESSION_EXPIRED')
    expect(refusal(await logIn(person))).toMatchObject({ status: 403, code: 'ACCOUNT_SUSPENDED', message: 'Ce compte est suspendu' })
    expect(must(await reopen(person), 200)).toMatchObject({ suspendedAt: null })
    expect((await logIn(person)).status).toBe(200)
  })

  it('is not told apart from others by somebody without its password', async () => {
    const person = await site.person()
    await suspend(person)
    expect(refusal(await logIn({ ...person, password: 'Faux1234!' }))).toEqual(refusal(await logIn({ ...person, email: 'nul@exemple.fr' })))
  })

  it('opens no session that was being opened meanwhile', async () => {
    const person = await site.person()
    const [login] = await Promise.all([logIn(person), suspend(person)])
    const token = login.status === 200 ? (login.body as { token: string }).token : ''
    expect(refusal(await site.call('GET', '/users/me', { as: { token } })).status).toBe(401)
  })

  it('is written to the log once, however often it is repeated', async () => {
    const person = await site.person()
    for (const act of [suspend, suspend, reopen, reopen]) expect((await act(person)).status).toBe(200)
    const log = must(await site.call('GET', '/audit-log?limit=3', { as: administrator }), 200) as { act: string; subject_uuid: string }[]
    expect(log.filter(({ subject_uuid }) => subject_uuid === person.uuid).map(({ act }) => act)).toEqual(['user.reopen', 'user.suspend'])
  })

  it('keeps what it has published', async () => {
    const creator = await site.creator('Chaîne suspendue')
    const content = await site.playable(creator)
    await suspend(creator)
    expect((await site.call('GET', `/contents/${content}`)).status).toBe(200)
  })
})

describe('administrators', () => {
  it('cannot suspend themselves', async () => {
    expect(refusal(await suspend(administrator))).toMatchObject({
      status: 409,
      code: 'CONFLICT',
      message: 'Vous ne pouvez pas suspendre votre propre compte',
    })
  })

  it('remain at least one, also when two suspend each other at the same time', async () => {
    const other = await site.administrator()
    const answers = await Promise.all([suspend(other, administrator), suspend(administrator, other)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const remaining = answers[0]?.status === 200 ? administrator : other
    const gone = remaining === administrator ? other : administrator
    // A suspended one does not count as the other administrator that a site must keep.
    const role = must(await site.call('GET', '/roles/name/Utilisateur'), 200) as { uuid: string }
    const body = { role_id: role.uuid, current_password: remaining.password }
    expect(refusal(await site.call('PUT', `/users/${remaining.uuid}`, { as: remaining, body }))).toMatchObject({
      code: 'CONFLICT',
      message: 'Le site doit garder un administrateur',
    })
    await site.call('DELETE', `/users/${gone.uuid}/suspended`, { as: remaining })
    administrator = remaining
  })
})

describe('the list of accounts', () => {
  it('finds by a part of the name, the e-mail or the names, in any case', async () => {
    const person = await site.person({ email: 'hulotte@foret.exemple', firstname: 'Élise', lastname: 'Dubois' })
    for (const text of [person.username.toUpperCase().slice(1), 'hulotte@FORET', 'élise DUB'])
      expect(await list(`q=${encodeURIComponent(text)}`)).toEqual([person.username])
    expect(await list('q=hulotte%25')).toEqual([])
    expect(await list('q=hulotte_foret')).toEqual([])
    await suspend(person)
    expect(await list('suspended=true')).toContain(person.username)
    await reopen(person)
    expect(await list('suspended=true')).not.toContain(person.username)
  })
})

it('gives an overview of the site', async () => {
  const before = must(await site.call('GET', '/administration/overview', { as: administrator }), 200) as Record<string, number>
  const creator = await site.creator('Vue d’ensemble')
  const content = await site.content(creator)
  await site.database.db.updateTable('media').set({ failure: 'DAMAGED' }).where('content_uuid', '=', content).execute()
  await suspend(creator)
  const reporter = await site.person()
  must(await site.call('POST', '/reports', { as: reporter, body: { reason: 'spam', text: '', channel_uuid: creator.channel } }), 201)
  const { uuid: user_uuid } = await site.person()
  // Due tomorrow: nobody waits for it.
  await site.jobs.enqueue('media.cleanup', { content_uuid: content, upload_uuid: crypto.randomUUID() }, { delaySeconds: 86_400 })
  const held = { user_uuid, content_uuid: content, text: 'Bonjour', held_for: 'newAccount' as const }
  await site.database.db.insertInto('comments').values(held).execute()
  const after = must(await site.call('GET', '/administration/overview', { as: administrator }), 200)
  const step = (key: string, by: number) => ({ [key]: (before[key] ?? 0) + by })
  expect(after).toMatchObject({
    ...step('people', 3),
    ...step('peopleOfWeek', 3),
    ...step('suspended', 1),
    ...step('contents', 1),
    ...step('contentsOfWeek', 1),
    ...step('failedConversions', 1),
    ...step('openReports', 1),
    ...step('heldComments', 1),
    registrationRequests: 0,
  })
})
