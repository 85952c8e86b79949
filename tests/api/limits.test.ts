import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { must, refusal, startApi, type TestApi } from '../support/api.ts'

const wide = { max: 1000, seconds: 60 }
let site: TestApi

beforeAll(async () => {
  site = await startApi({
    limits: {
      auth: { perAddress: { max: 12, seconds: 60 }, perAccount: { max: 3, seconds: 60 } },
      interaction: { perAddress: wide, perAccount: { max: 2, seconds: 60 } },
    },
  })
})
afterAll(() => site.close())

const from = (address: string) => ({ 'x-forwarded-for': address })
const login = (address: string, email: string) =>
  site.call('POST', '/auth/login', { headers: from(address), body: { email, password: 'faux' } })

describe('rate limits', () => {
  it('count the attempts of one address, for all accounts, sign-ins and registrations together', async () => {
    for (let attempt = 0; attempt < 12; attempt += 1) expect(refusal(await login('10.2.0.1', `x${attempt}@exemple.fr`)).status).toBe(401)
    expect(refusal(await login('10.2.0.1', 'encore@exemple.fr')).status).toBe(429)
    expect(refusal(await site.call('POST', '/users', { headers: from('10.2.0.1'), body: {} })).status).toBe(429)
    expect(refusal(await login('10.2.0.2', 'encore@exemple.fr')).status).toBe(401)
  })

  it('count queries for accounts by e-mail, and not those by uuid', async () => {
    const site = await startApi({ limits: { lookup: { perAddress: { max: 2, seconds: 60 }, perAccount: wide } } })
    const person = await site.person()
    const lookUp = (id: string) => site.call('GET', `/users/${encodeURIComponent(id)}`)
    must(await lookUp(person.email), 200)
    expect(refusal(await lookUp('personne@exemple.fr')).status).toBe(404)
    expect(refusal(await lookUp(person.email)).status).toBe(429)
    must(await lookUp(person.uuid), 200)
    await site.close()
  })

  it('count a user’s interactions from all addresses, separately from other users', async () => {
    const [person, other] = [await site.person(), await site.person()]
    const touch = (address: string, as = person) => site.call('PUT', `/users/${as.uuid}`, { as, headers: from(address), body: {} })
    must(await touch('10.3.0.1'), 200)
    must(await touch('10.3.0.2'), 200)
    expect(refusal(await touch('10.3.0.3')).status).toBe(429)
    must(await touch('10.3.0.1', other), 200)
    must(await site.call('GET', '/reactions', { as: person }), 200)
  })
})
