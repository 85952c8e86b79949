import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { roleSchema, userSchema } from '../../src/shared/entities/user.ts'
import { must, type Person, refusal, startApi, type TestApi } from '../support/api.ts'

let site: TestApi
let creators: string
beforeAll(async () => {
  site = await startApi()
  creators = roleSchema.parse(must(await site.call('GET', '/roles/name/Creators'), 200)).uuid
})
afterAll(() => site.close())

const change = (person: Person, body: object) => site.call('PUT', `/users/${person.uuid}`, { as: person, body })
const stored = ({ uuid }: Person) => site.database.db.selectFrom('users').selectAll().where('uuid', '=', uuid).executeTakeFirstOrThrow()
const openedAt = (person: Person, at: Date) =>
  sql`update sessions set created_at = ${at.toISOString()}::timestamptz where user_uuid = ${person.uuid}::uuid`.execute(site.database.db)
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

/** An account that only signs in with a provider. */
async function withoutPassword(): Promise<Person> {
  const person = await site.person()
  await site.database.db.updateTable('users').set({ password_hash: null }).where('uuid', '=', person.uuid).execute()
  return person
}

const newEmail = ({ username }: Person) => ({ email: `nouvelle_${username}@exemple.fr` })
const doors: readonly [string, (person: Person) => object][] = [
  ['the e-mail', newEmail],
  ['the role', () => ({ role_id: creators })],
  ['the password', () => ({ password: 'Nouveau-mot2passe!' })],
]
const invalid = { status: 422, code: 'INVALID_INPUT', message: 'Veuillez corriger les erreurs dans le formulaire' }

describe.each(doors)('a change of %s', (_what, bodyFor) => {
  it('requires the current password, and changes nothing without it', async () => {
    const person = await site.person()
    const before = await stored(person)
    const absent = { ...invalid, fields: { current_password: 'Mot de passe actuel requis pour le changement' } }
    expect(refusal(await change(person, { firstname: 'Grace', ...bodyFor(person) }))).toEqual(absent)
    expect(refusal(await change(person, { ...bodyFor(person), current_password: '' }))).toEqual(absent)
    expect(refusal(await change(person, { ...bodyFor(person), current_password: 'Passe-partout8!' }))).toEqual({
      ...invalid,
      fields: { current_password: 'Le mot de passe actuel est incorrect' },
    })
    expect(await stored(person)).toEqual(before)
    must(await change(person, { ...bodyFor(person), current_password: person.password }), 200)
    expect(await stored(person)).not.toEqual(before)
  })

  it('of an account without a password requires a provider sign-in of the last five minutes', async () => {
    const person = await withoutPassword()
    await openedAt(person, minutesAgo(6))
    expect(refusal(await change(person, bodyFor(person)))).toEqual({
      status: 403,
      code: 'REAUTHENTICATION_REQUIRED',
      message: 'Reconnectez-vous pour confirmer cette action',
    })
    await openedAt(person, minutesAgo(4))
    must(await change(person, bodyFor(person)), 200)
  })

  it('by an administrator, of another account, requires no password', async () => {
    const [person, administrator] = [await site.person(), await site.administrator()]
    must(await site.call('PUT', `/users/${person.uuid}`, { as: administrator, body: bodyFor(person) }), 200)
  })

  it('of an administrator’s own account requires the password', async () => {
    await site.administrator()
    const administrator = await site.administrator()
    expect(refusal(await change(administrator, bodyFor(administrator)))).toMatchObject({ status: 422, code: 'INVALID_INPUT' })
  })
})

describe('an unchanged value', () => {
  it('is not a change, and requires no password', async () => {
    const person = await site.person()
    const { role } = userSchema.parse(must(await site.call('GET', `/users/${person.uuid}`, { as: person }), 200))
    const body = { firstname: 'Grace', email: ` ${person.email.toUpperCase()}`, role_id: role.uuid }
    expect(must(await change(person, body), 200)).toMatchObject({ firstname: 'Grace', email: person.email })
  })
})

describe('a password that is changed by a concurrent request', () => {
  it('is no longer accepted as proof', async () => {
    const person = await site.person()
    const answers = await Promise.all(
      ['Premier-mot2passe!', 'Second-mot2passe!'].map((password) => change(person, { password, current_password: person.password })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
  })
})

describe('a role that users cannot choose', () => {
  it('is refused with that reason, before the password is checked', async () => {
    const person = await site.person()
    const moderators = roleSchema.parse(must(await site.call('GET', '/roles/name/Mod%C3%A9rateur'), 200)).uuid
    expect(refusal(await change(person, { role_id: moderators }))).toMatchObject({ status: 403, code: 'FORBIDDEN' })
  })
})

describe('creating one’s channel', () => {
  it('also gives the creator role, and requires no password', async () => {
    const person = await site.person()
    const body = { name: 'Le verger', creator_uuid: person.uuid }
    must(await site.call('POST', '/channels', { as: person, body }), 201)
    expect(must(await site.call('GET', `/users/${person.uuid}`, { as: person }), 200)).toMatchObject({ role: { name: 'Creators' } })
  })

  it.each([
    ['a form that is refused', 422, async () => ({ person: await site.person(), name: ' ' })],
    [
      'an existing channel',
      409,
      async () => {
        const person = await site.creator()
        const everybody = roleSchema.parse(must(await site.call('GET', '/roles/name/Utilisateur'), 200)).uuid
        must(await change(person, { role_id: everybody, current_password: person.password }), 200)
        return { person, name: 'Encore' }
      },
    ],
  ])('with %s does not change the role', async (_what, status, prepare) => {
    const { person, name } = await prepare()
    const body = { name, creator_uuid: person.uuid }
    expect((await site.call('POST', '/channels', { as: person, body })).status).toBe(status)
    expect(must(await site.call('GET', `/users/${person.uuid}`, { as: person }), 200)).toMatchObject({ role: { name: 'Utilisateur' } })
  })

  it('is not possible with a role that only administrators can remove', async () => {
    const administrator = await site.administrator()
    const suspended = roleSchema.parse(must(await site.call('POST', '/roles', { as: administrator, body: { name: 'Suspendue' } }), 201))
    const person = await site.person()
    must(await site.call('PUT', `/users/${person.uuid}`, { as: administrator, body: { role_id: suspended.uuid } }), 200)
    const answer = await site.call('POST', '/channels', { as: person, body: { name: 'Le verger', creator_uuid: person.uuid } })
    expect(refusal(answer)).toMatchObject({ status: 403, code: 'FORBIDDEN' })
  })
})
