import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '../support/api.ts'
import { type Site, startSite } from './support/site.ts'

let site: Site
let administrator: Person
beforeAll(async () => {
  site = await startSite()
  administrator = await site.api.administrator()
})
afterAll(() => site.close())

const query = '{ site { name accent } }'
const mutation = 'mutation($input: SiteInput!) { updateSite(input: $input) { name accent } }'
const change = (input: object, as: Partial<Person> = administrator) => site.gateway.ask(mutation, { input }, as)

describe('the site through the gateway', () => {
  it('is read by everybody with one REST call', async () => {
    const calls = await site.callsOf(async () => {
      expect(await site.gateway.data(query, {}, administrator)).toEqual({ site: { name: 'Lucarne', accent: 'orange' } })
    })
    expect(calls).toEqual(['GET /site'])
  })

  it('is changed by an administrator with one REST call', async () => {
    const calls = await site.callsOf(async () => {
      expect((await change({ name: ' Ma télé ', accent: 'teal' })).body.data).toEqual({ updateSite: { name: 'Ma télé', accent: 'teal' } })
    })
    expect(calls).toEqual(['PUT /site'])
    expect(await site.gateway.data(query, {}, administrator)).toEqual({ site: { name: 'Ma télé', accent: 'teal' } })
  })

  it('is changed by nobody else', async () => {
    const codeOf = async (as: Partial<Person>) => (await change({ name: 'Volé', accent: 'red' }, as)).body.errors?.[0]?.extensions.code
    expect(await codeOf({})).toBe('UNAUTHENTICATED')
    expect(await codeOf(await site.api.creator())).toBe('FORBIDDEN')
  })

  it('says at which field a name is refused', async () => {
    const [error] = (await change({ name: ' ', accent: 'red' })).body.errors ?? []
    expect(error?.extensions).toMatchObject({ code: 'INVALID_INPUT', fields: { name: 'Le nom du site est requis' } })
  })
})
