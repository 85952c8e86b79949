import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { must, type Person, refusal, startApi, type TestApi } from '../support/api.ts'
import { protect } from '../support/secondFactor.ts'

let site: TestApi
let administrator: Person
beforeAll(async () => {
  site = await startApi({ administratorsNeedSecondFactor: true })
  administrator = await site.administrator()
})
afterAll(() => site.close())

const missing = {
  status: 403,
  code: 'SECOND_FACTOR_MISSING',
  message: 'Pour administrer ce site, activez d’abord la validation en deux étapes dans vos paramètres',
}
const own = (of: Person) => site.call('GET', `/users/${of.uuid}/second-factor`, { as: of })

describe('where administrators need a second factor', () => {
  it('one without it signs in and does what everybody does, and administers nothing', async () => {
    const other = await site.person()
    must(await site.call('POST', '/auth/login', { body: { email: administrator.email, password: administrator.password } }), 200)
    must(await site.call('PUT', `/users/${administrator.uuid}`, { as: administrator, body: { firstname: 'Ada' } }), 200)
    expect(must(await own(administrator), 200)).toMatchObject({ required: true, generator: false })
    const calls = [
      site.call('GET', '/users', { as: administrator }),
      site.call('GET', '/reports', { as: administrator }),
      site.call('PUT', '/site', { as: administrator, body: { name: 'À moi' } }),
      site.call('PUT', `/users/${other.uuid}`, { as: administrator, body: { password: 'Un-tout-autre1!' } }),
      site.call('DELETE', `/users/${other.uuid}`, { as: administrator }),
    ]
    for (const call of calls) expect(refusal(await call)).toEqual(missing)
    // What only administrators see of others is not there either.
    expect(must(await site.call('GET', `/users/${other.uuid}`, { as: administrator }), 200)).not.toHaveProperty('email')
  })

  it('one with it administers, from the next request on', async () => {
    const protectedOne = await site.administrator()
    expect(refusal(await site.call('GET', '/users', { as: protectedOne })).code).toBe('SECOND_FACTOR_MISSING')
    await protect(site, protectedOne)
    must(await site.call('GET', '/users', { as: protectedOne }), 200)
    must(
      await site.call('DELETE', `/users/${protectedOne.uuid}/second-factor`, {
        as: protectedOne,
        body: { current_password: protectedOne.password },
      }),
      204,
    )
    expect(refusal(await site.call('GET', '/users', { as: protectedOne }))).toEqual(missing)
  })

  it('others need none', async () => {
    const [person, moderator] = [await site.person(), await site.moderator()]
    expect(must(await own(person), 200)).toMatchObject({ required: false })
    must(await site.call('GET', '/reports', { as: moderator }), 200)
    expect(refusal(await site.call('GET', '/users', { as: person })).code).toBe('FORBIDDEN')
  })
})

describe('elsewhere', () => {
  it('administrators need none', async () => {
    const free = await startApi()
    const one = await free.administrator()
    must(await free.call('GET', '/users', { as: one }), 200)
    await free.close()
  })
})
