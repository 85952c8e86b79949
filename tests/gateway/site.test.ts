import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { must, type Person } from '../support/api.ts'
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

  it('has its pages and its settings with one REST call each', async () => {
    must(await site.api.call('PUT', '/site', { as: administrator, body: { contact: 'Écrivez-nous', announcement: 'Travaux' } }), 200)
    const calls = await site.callsOf(async () => {
      expect(await site.gateway.data('{ sitePages { contact legalNotice privacyPolicy terms } }', {}, {})).toEqual({
        sitePages: { contact: 'Écrivez-nous', legalNotice: '', privacyPolicy: '', terms: '' },
      })
      const fields = 'contact announcement announcementTone announcementEndsAt guestPlayback highestRendition largestVideoBytes'
      expect(await site.gateway.data(`{ siteSettings { ${fields} } }`, {}, administrator)).toEqual({
        siteSettings: {
          contact: 'Écrivez-nous',
          announcement: 'Travaux',
          announcementTone: 'info',
          announcementEndsAt: null,
          guestPlayback: false,
          highestRendition: 1080,
          // More than an Int of GraphQL.
          largestVideoBytes: 2_147_483_648,
        },
      })
    })
    expect(calls).toEqual(['GET /site/pages', 'GET /site/settings'])
  })

  it('has a largest size of video files, which its administrator chooses and everybody reads', async () => {
    const choose = (largestVideoBytes: number) =>
      site.gateway.ask(
        'mutation($input: SiteInput!) { updateSite(input: $input) { largestVideoBytes } }',
        { input: { largestVideoBytes } },
        administrator,
      )
    expect((await choose(786_432_000)).body.data).toEqual({ updateSite: { largestVideoBytes: 786_432_000 } })
    expect(await site.gateway.data('{ site { largestVideoBytes } }', {}, {})).toEqual({ site: { largestVideoBytes: 786_432_000 } })
    expect((await choose(1024)).body.errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { largestVideoBytes: 'Choisissez une taille de 10\u00a0Mo à 2\u00a0Go' },
    })
    expect((await choose(2_147_483_648)).body.data).toEqual({ updateSite: { largestVideoBytes: 2_147_483_648 } })
  })

  it('keeps the settings to administrators', async () => {
    const answer = await site.gateway.ask('{ siteSettings { contact } }', {}, await site.api.creator())
    expect(answer.body.errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  })

  it('takes the end of an announcement away with null, and leaves what is null otherwise', async () => {
    const end = '2031-05-06T08:30:00.000Z'
    const settingsOf = async (input: object) => {
      const change = 'mutation($input: SiteInput!) { updateSite(input: $input) { contact announcementEndsAt } }'
      return site.gateway.data(change, { input }, administrator)
    }
    expect(await settingsOf({ contact: 'La mairie', announcementEndsAt: end })).toEqual({
      updateSite: { contact: 'La mairie', announcementEndsAt: end },
    })
    expect(await settingsOf({ contact: null })).toEqual({ updateSite: { contact: 'La mairie', announcementEndsAt: end } })
    expect(await settingsOf({ announcementEndsAt: null })).toEqual({ updateSite: { contact: 'La mairie', announcementEndsAt: null } })
  })
})
