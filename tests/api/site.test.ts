import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { changeSite } from '../../src/api/site/service.ts'
import type { Change } from '../../src/shared/entities/change.ts'
import { siteSchema } from '../../src/shared/entities/site.ts'
import { registrationSettingsSchema } from '../../src/shared/entities/registration.ts'
import { must, type Person, refusal, startApi, type TestApi } from '../support/api.ts'

let site: TestApi
let administrator: Person

beforeAll(async () => {
  site = await startApi()
  administrator = await site.administrator()
})
afterAll(() => site.close())
beforeEach(() => site.database.db.deleteFrom('site_settings').execute())

/** Its settings as they are until an administrator has chosen. */
const initial = {
  name: 'Lucarne',
  accent: 'orange',
  description: '',
  logoUrl: null,
  contact: '',
  legalNotice: '',
  privacyPolicy: '',
  announcement: '',
  announcementTone: 'info',
  announcementEndsAt: null,
  guestPlayback: false,
  highestRendition: 1080,
  largestVideoBytes: 2_147_483_648,
}
const none = { description: '', logoUrl: null, announcement: null, largestVideoBytes: 2_147_483_648 }
const read = async () => must(await site.call('GET', '/site'), 200)
const settings = async () => must(await site.call('GET', '/site/settings', { as: administrator }), 200)
const change = (body: object) => site.call('PUT', '/site', { as: administrator, body })
const rows = () => site.database.db.selectFrom('site_settings').select(['name', 'accent']).execute()

describe('the site', () => {
  it('is called Lucarne and has the first accent until an administrator has chosen', async () => {
    expect(await read()).toEqual({ name: 'Lucarne', accent: 'orange', ...none })
    expect(await settings()).toEqual(initial)
    expect(await rows()).toEqual([])
  })

  it('has at once, for everybody, what an administrator chooses, and one row', async () => {
    expect(must(await change({ name: ' Ma télé ', accent: 'teal' }), 200)).toEqual({ ...initial, name: 'Ma télé', accent: 'teal' })
    expect(must(await change({ name: 'Chez nous', accent: 'red' }), 200)).toEqual({ ...initial, name: 'Chez nous', accent: 'red' })
    expect(await read()).toEqual({ name: 'Chez nous', accent: 'red', ...none })
    expect(await rows()).toEqual([{ name: 'Chez nous', accent: 'red' }])
  })

  it('keeps what is not given', async () => {
    expect(must(await change({ accent: 'blue' }), 200)).toEqual({ ...initial, name: 'Lucarne', accent: 'blue' })
    expect(must(await change({ name: 'Ma télé' }), 200)).toEqual({ ...initial, name: 'Ma télé', accent: 'blue' })
    expect(must(await change({}), 200)).toEqual({ ...initial, name: 'Ma télé', accent: 'blue' })
  })

  it('keeps both when two administrators choose at the same time, the first time', async () => {
    const viewer = {
      uuid: administrator.uuid,
      roleName: '',
      isCreator: false,
      isModerator: false,
      isAdministrator: true,
      lacksSecondFactor: false,
      tokenHash: '',
    }
    const { db } = site.database
    await Promise.all([changeSite(db, viewer, { name: 'Ma télé' }), changeSite(db, viewer, { accent: 'pink' })])
    expect(await read()).toEqual({ name: 'Ma télé', accent: 'pink', ...none })
  })

  it.each([
    ['', 'Le nom du site est requis'],
    [' \u200b\n', 'Le nom du site est requis'],
    ['a'.repeat(41), 'Le nom du site ne peut pas dépasser 40 caractères'],
    ['Ma\ntélé', 'Le nom du site tient sur une ligne, sans caractère de contrôle'],
    ['Ma\u0007télé', 'Le nom du site tient sur une ligne, sans caractère de contrôle'],
  ])('is not called %j', async (name, message) => {
    expect(refusal(await change({ name }))).toMatchObject({ status: 422, code: 'INVALID_INPUT', fields: { name: message } })
    expect(await rows()).toEqual([])
  })

  it('may be called by forty characters, markup included', async () => {
    const name = `<b>"${'é'.repeat(36)}`
    expect(must(await change({ name }), 200)).toMatchObject({ name })
  })

  it('has no accent that is not on the list', async () => {
    expect(refusal(await change({ accent: '#ff0000' }))).toMatchObject({ status: 400, code: 'MALFORMED_REQUEST' })
    expect(await rows()).toEqual([])
  })

  it('has the default in place of an accent that only a later version knows', async () => {
    await site.database.db.insertInto('site_settings').values({ name: 'Ma télé', accent: 'plaid' }).execute()
    expect(await read()).toEqual({ name: 'Ma télé', accent: 'orange', ...none })
  })

  it('cannot have a second row', async () => {
    await site.database.db.insertInto('site_settings').values({ name: 'Ma télé', accent: 'red' }).execute()
    const second = { name: 'Chez nous', accent: 'red', is_only: false }
    await expect(site.database.db.insertInto('site_settings').values(second).execute()).rejects.toThrow('site_settings_is_only_check')
    await expect(
      site.database.db
        .insertInto('site_settings')
        .values({ ...second, is_only: true })
        .execute(),
    ).rejects.toThrow('site_settings_pkey')
  })

  it('tells every process that it changed, and nobody when it did not', async () => {
    const changes: Change[] = []
    const leave = site.database.changes.subscribe((each) => changes.push(each))
    await change({ name: '' })
    expect(changes).toEqual([])
    must(await change({ name: 'Ma télé' }), 200)
    await expect.poll(() => changes).toEqual([{ kind: 'site' }])
    leave()
  })

  it('is changed by administrators alone', async () => {
    expect(refusal(await site.call('PUT', '/site', { body: { name: 'Volé' } })).code).toBe('UNAUTHENTICATED')
    expect(refusal(await site.call('PUT', '/site', { as: await site.creator(), body: { name: 'Volé' } })).code).toBe('FORBIDDEN')
    expect(await rows()).toEqual([])
  })
})

describe('what an administrator chooses besides', () => {
  const texts = {
    description: 'Les films du village',
    contact: 'mairie@exemple.fr',
    legalNotice: 'Éditeur\u00a0: la mairie.\n\nHébergeur\u00a0: la même.',
    privacyPolicy: 'Rien ne sort d’ici.',
  }

  it('is kept, whole and trimmed, and changes nothing else', async () => {
    expect(must(await change({ ...texts, description: ' Les films du village\n' }), 200)).toEqual({ ...initial, ...texts })
    expect(must(await change({ guestPlayback: true, highestRendition: 576 }), 200)).toEqual({
      ...initial,
      ...texts,
      guestPlayback: true,
      highestRendition: 576,
    })
    expect(must(await change({ contact: '' }), 200)).toMatchObject({ contact: '', description: texts.description, guestPlayback: true })
  })

  it('is read by everybody where pages show it, with the terms of the registration', async () => {
    must(await change(texts), 200)
    const rules = registrationSettingsSchema.parse(must(await site.call('GET', '/registration/settings', { as: administrator }), 200))
    must(await site.call('PUT', '/registration/settings', { as: administrator, body: { ...rules, terms: 'Soyez aimables.' } }), 200)
    const { description, ...pages } = texts
    expect(must(await site.call('GET', '/site/pages'), 200)).toEqual({ ...pages, terms: 'Soyez aimables.' })
    expect(await read()).toEqual({ name: 'Lucarne', accent: 'orange', ...none, description })
    must(await site.call('PUT', '/registration/settings', { as: administrator, body: { ...rules, terms: '' } }), 200)
  })

  it.each([
    ['description', 201, 'La description ne peut pas dépasser 200 caractères'],
    ['contact', 501, 'Ce texte ne peut pas dépasser 500 caractères'],
    ['legalNotice', 20_001, 'Ce texte ne peut pas dépasser 20\u202f000 caractères'],
    ['privacyPolicy', 20_001, 'Ce texte ne peut pas dépasser 20\u202f000 caractères'],
    ['announcement', 301, 'Une annonce ne peut pas dépasser 300 caractères'],
  ] as const)('is refused when %s is %i characters long', async (field, length, message) => {
    expect(refusal(await change({ [field]: 'a'.repeat(length) }))).toMatchObject({ status: 422, fields: { [field]: message } })
    expect(must(await change({ [field]: 'a'.repeat(length - 1) }), 200)).toMatchObject({ [field]: 'a'.repeat(length - 1) })
  })

  it('is a largest size of video files, which everybody reads, and which holds no more than the software takes', async () => {
    expect(must(await change({ largestVideoBytes: 786_432_000 }), 200)).toEqual({ ...initial, largestVideoBytes: 786_432_000 })
    expect(await read()).toMatchObject({ largestVideoBytes: 786_432_000 })
    expect(must(await change({ contact: 'La mairie' }), 200)).toMatchObject({ largestVideoBytes: 786_432_000 })
    expect(must(await change({ largestVideoBytes: 2_147_483_648 }), 200)).toMatchObject({ largestVideoBytes: 2_147_483_648 })
    // As a later version may write.
    await site.database.db.updateTable('site_settings').set({ largest_video_bytes: 8_589_934_592 }).execute()
    expect(await read()).toMatchObject({ largestVideoBytes: 2_147_483_648 })
  })

  it.each([0, -1, 10_485_759, 10_485_761, 2_147_483_649, 2_148_532_224])('is no largest size of %i bytes', async (largestVideoBytes) => {
    const fields = { largestVideoBytes: 'Choisissez une taille de 10\u00a0Mo à 2\u00a0Go' }
    expect(refusal(await change({ largestVideoBytes }))).toMatchObject({ status: 422, code: 'INVALID_INPUT', fields })
    expect(await rows()).toEqual([])
  })

  it.each([
    { largestVideoBytes: '2 Go' },
    { largestVideoBytes: null },
    { highestRendition: 480 },
    { guestPlayback: 'on' },
    { announcementTone: 'urgent' },
    { announcementEndsAt: 'demain' },
  ])('is nothing else than what is on the list: %o', async (body) => {
    expect(refusal(await change(body))).toMatchObject({ status: 400, code: 'MALFORMED_REQUEST' })
    expect(await rows()).toEqual([])
  })

  it('is in the audit log, texts by their names alone', async () => {
    must(await change({ privacyPolicy: 'Un long texte', guestPlayback: true, largestVideoBytes: 10_485_760 }), 200)
    expect(must(await site.call('GET', '/audit-log?limit=1', { as: administrator }), 200)).toMatchObject([
      { act: 'site.change', details: { fields: 'privacyPolicy, guestPlayback, largestVideoBytes' } },
    ])
  })
})

describe('an announcement', () => {
  const announced = async () => siteSchema.parse(await read()).announcement

  it('stands until its end, or until it is taken away', async () => {
    const soon = new Date(Date.now() + 60_000).toISOString()
    must(await change({ announcement: 'Travaux ce soir', announcementTone: 'warning', announcementEndsAt: soon }), 200)
    expect(await announced()).toEqual({ id: expect.stringMatching(/^[\w-]{12}$/), text: 'Travaux ce soir', tone: 'warning' })
    must(await change({ announcementEndsAt: new Date(Date.now() - 1000).toISOString() }), 200)
    expect(await announced()).toBeNull()
    must(await change({ announcementEndsAt: null }), 200)
    expect(await announced()).toMatchObject({ text: 'Travaux ce soir' })
    must(await change({ announcement: '' }), 200)
    expect(await announced()).toBeNull()
  })

  it('has another id with another text, and the same one with the same text', async () => {
    const idOf = async (announcement: string) => {
      must(await change({ announcement }), 200)
      return (await announced())?.id
    }
    const [first, second, again] = [await idOf('Travaux ce soir'), await idOf('Travaux demain'), await idOf('Travaux ce soir')]
    expect(second).not.toBe(first)
    expect(again).toBe(first)
  })
})

const addressSchema = z.object({ video_url: z.string().nullable() })

describe('watching without an account', () => {
  it('is as an administrator chooses, from the next answer on', async () => {
    const video = await site.playable(await site.creator())
    const address = async () => addressSchema.parse(must(await site.call('GET', `/contents/${video}`), 200)).video_url
    expect(await address()).toBeNull()
    must(await change({ guestPlayback: true }), 200)
    await expect.poll(address).toEqual(expect.stringContaining('/media/'))
    must(await change({ guestPlayback: false }), 200)
    await expect.poll(address).toBeNull()
  })

  it('stays as the environment says until one has chosen, and then whatever it says', async () => {
    const open = await startApi({ guestPlayback: true })
    try {
      const as = await open.administrator()
      const video = await open.playable(await open.creator())
      const address = async () => addressSchema.parse(must(await open.call('GET', `/contents/${video}`), 200)).video_url
      expect(await address()).not.toBeNull()
      expect(must(await open.call('PUT', '/site', { as, body: { name: 'Ma télé' } }), 200)).toMatchObject({ guestPlayback: true })
      expect(await address()).not.toBeNull()
      must(await open.call('PUT', '/site', { as, body: { guestPlayback: false } }), 200)
      await expect.poll(address).toBeNull()
    } finally {
      await open.close()
    }
  })
})
