import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { appointAtStart } from '../../src/api/user/administrator.ts'
import { roleSchema, sessionSchema } from '../../src/shared/entities/user.ts'
import { must, refusal, startApi, type TestApi } from '../support/api.ts'

const adminEmail = 'Admin@Exemple.fr'
let site: TestApi

beforeEach(async () => {
  site = await startApi({ adminEmail })
})
afterEach(() => site.close())

const form = { username: 'ada', firstname: 'Ada', lastname: 'Martin', password: 'Passe-partout7!' }

/** By the registration form, like any user: the administrator's e-mail is recognised there. */
async function register(email: string): Promise<{ uuid: string; token: string }> {
  must(await site.call('POST', '/users', { body: { ...form, email } }), 201)
  const login = await site.call('POST', '/auth/login', { body: { email, password: form.password } })
  const { token, owner } = sessionSchema.parse(must(login, 200))
  return { uuid: owner.uuid, token }
}

const roleOf = (person: { uuid: string; token: string }) => site.call('GET', `/users/${person.uuid}`, { as: person })

describe('ADMIN_EMAIL', () => {
  it('makes the account that registers with it administrator', async () => {
    const admin = await register('admin@exemple.fr')
    expect(must(await roleOf(admin), 200)).toMatchObject({ role: { name: 'Administrateur' } })
  })

  it('has no effect once the site has an administrator, because the e-mail is not verified', async () => {
    await site.administrator()
    const late = await register('admin@exemple.fr')
    expect(must(await roleOf(late), 200)).toMatchObject({ role: { name: 'Utilisateur' } })
    expect(await appointAtStart(site.database.db, adminEmail)).toBe(false)
  })

  it('makes an existing account administrator at the next start', async () => {
    const person = await site.person({ email: 'plus.tard@exemple.fr' })
    expect(await appointAtStart(site.database.db, 'Plus.Tard@exemple.fr')).toBe(true)
    expect(must(await roleOf(person), 200)).toMatchObject({ role: { name: 'Administrateur' } })
  })

  it('cannot be obtained by changing one’s e-mail', async () => {
    const person = await site.person()
    const answer = await site.call('PUT', `/users/${person.uuid}`, {
      as: person,
      body: { email: 'ADMIN@exemple.fr', current_password: person.password },
    })
    const other = await site.person()
    const taken = await site.call('PUT', `/users/${person.uuid}`, {
      as: person,
      body: { email: other.email, current_password: person.password },
    })
    expect(refusal(answer)).toEqual(refusal(taken))
    expect(refusal(answer)).toMatchObject({ status: 409, code: 'EMAIL_TAKEN', fields: { email: 'Cette adresse e-mail est déjà utilisée' } })
  })
})

describe('the last administrator', () => {
  it('can neither give up the role nor delete the account; with a second administrator, both are possible', async () => {
    const last = await site.administrator()
    const { uuid } = roleSchema.parse(must(await site.call('GET', '/roles/name/Creators'), 200))
    const giveUp = () => site.call('PUT', `/users/${last.uuid}`, { as: last, body: { role_id: uuid, current_password: last.password } })
    const leave = () => site.call('DELETE', `/users/${last.uuid}`, { as: last, body: { current_password: last.password } })
    const kept = { status: 409, code: 'CONFLICT', message: 'Le site doit garder un administrateur' }
    expect(refusal(await giveUp())).toMatchObject(kept)
    expect(refusal(await leave())).toMatchObject(kept)
    await site.administrator()
    must(await giveUp(), 200)
    must(await leave(), 204)
  })
})
