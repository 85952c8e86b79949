import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openSessionSchema } from '../../src/shared/entities/identity.ts'
import { sessionSchema } from '../../src/shared/entities/user.ts'
import { must, type Person, startApi, type TestApi } from '../support/api.ts'

let site: TestApi
beforeAll(async () => {
  site = await startApi()
})
afterAll(() => site.close())

type Session = { token: string }
const statusFor = async (as: Session): Promise<number> => (await site.call('GET', '/reactions', { as })).status

/** Another session of the person, that has just been used: a database of one process keeps it. */
async function used({ email, password }: Person): Promise<Session> {
  const { token } = sessionSchema.parse(must(await site.call('POST', '/auth/login', { body: { email, password } }), 200))
  expect(await statusFor({ token })).toBe(200)
  return { token }
}

const roleSchema = z.object({ uuid: z.string() })
const roleId = async (name: string, as: Session): Promise<string> =>
  roleSchema.parse(must(await site.call('GET', `/roles/name/${name}`, { as }), 200)).uuid

describe('a session that was just used', () => {
  it('costs the embedded database no query, and another one a single one', async () => {
    const session = await used(await site.person())
    const before = site.queries()
    await site.call('GET', '/reactions', { as: session })
    expect(site.queries() - before).toBe(site.database.kind === 'embedded' ? 1 : 2)
  })

  it('ends when it signs out', async () => {
    const person = await site.person()
    const [session, other] = [await used(person), await used(person)]
    must(await site.call('POST', '/auth/logout', { as: session }), 204)
    expect([await statusFor(session), await statusFor(other)]).toEqual([401, 200])
    expect((await site.call('POST', '/auth/verify-token', { body: session })).status).toBe(401)
  })

  it('ends when another one closes it, alone or with all others', async () => {
    const person = await site.person()
    const [first, second, last] = [await used(person), await used(person), await used(person)]
    const list = z.array(openSessionSchema).parse(must(await site.call('GET', '/auth/sessions', { as: first }), 200))
    must(await site.call('DELETE', `/auth/sessions/${list.find(({ current }) => current)?.uuid}`, { as: last }), 204)
    expect([await statusFor(first), await statusFor(second)]).toEqual([401, 200])
    must(await site.call('DELETE', '/auth/sessions', { as: last }), 204)
    expect([await statusFor(second), await statusFor(last)]).toEqual([401, 200])
  })

  it('ends with a new password, but for the one that set it', async () => {
    const person = await site.person()
    const [here, there] = [await used(person), await used(person)]
    const body = { password: 'Nouveau-passe8!', current_password: person.password }
    must(await site.call('PUT', `/users/${person.uuid}`, { as: here, body }), 200)
    expect([await statusFor(here), await statusFor(there)]).toEqual([200, 401])
  })

  it('ends with the account, also when an administrator deletes it', async () => {
    const [person, administrator] = [await site.person(), await site.administrator()]
    const session = await used(person)
    must(await site.call('DELETE', `/users/${person.uuid}`, { as: administrator }), 204)
    expect(await statusFor(session)).toBe(401)
  })

  it('has the new role at once that an administrator gives or takes', async () => {
    const [person, administrator] = [await site.person(), await site.administrator()]
    const session = await used(person)
    const reports = async (): Promise<number> => (await site.call('GET', '/reports', { as: session })).status
    const give = async (name: string): Promise<unknown> =>
      must(
        await site.call('PUT', `/users/${person.uuid}`, { as: administrator, body: { role_id: await roleId(name, administrator) } }),
        200,
      )
    expect(await reports()).toBe(403)
    await give('Modérateur')
    expect(await reports()).toBe(200)
    await give('Utilisateur')
    expect(await reports()).toBe(403)
  })

  it('may publish as soon as its person has a channel', async () => {
    const person = await site.person()
    const session = await used(person)
    const channel = { name: 'Atelier', description: '', creator_uuid: person.uuid }
    const { uuid } = roleSchema.parse(must(await site.call('POST', '/channels', { as: session, body: channel }), 201))
    const body = { title: 'Un titre', description: '', statuts: 'public', channel_uuid: uuid }
    must(await site.call('POST', '/contents', { as: session, body }), 201)
  })
})
