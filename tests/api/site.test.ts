import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { changeSite } from '../../src/api/site/service.ts'
import type { Change } from '../../src/shared/entities/change.ts'
import { must, type Person, refusal, startApi, type TestApi } from '../support/api.ts'

let site: TestApi
let administrator: Person

beforeAll(async () => {
  site = await startApi()
  administrator = await site.administrator()
})
afterAll(() => site.close())
beforeEach(() => site.database.db.deleteFrom('site_settings').execute())

const read = async () => must(await site.call('GET', '/site'), 200)
const change = (body: object) => site.call('PUT', '/site', { as: administrator, body })
const rows = () => site.database.db.selectFrom('site_settings').select(['name', 'accent']).execute()

describe('the site', () => {
  it('is called Lucarne and has the first accent until an administrator has chosen', async () => {
    expect(await read()).toEqual({ name: 'Lucarne', accent: 'orange' })
    expect(await rows()).toEqual([])
  })

  it('has at once, for everybody, what an administrator chooses, and one row', async () => {
    expect(must(await change({ name: ' Ma télé ', accent: 'teal' }), 200)).toEqual({ name: 'Ma télé', accent: 'teal' })
    expect(must(await change({ name: 'Chez nous', accent: 'red' }), 200)).toEqual({ name: 'Chez nous', accent: 'red' })
    expect(await read()).toEqual({ name: 'Chez nous', accent: 'red' })
    expect(await rows()).toEqual([{ name: 'Chez nous', accent: 'red' }])
  })

  it('keeps what is not given', async () => {
    expect(must(await change({ accent: 'blue' }), 200)).toEqual({ name: 'Lucarne', accent: 'blue' })
    expect(must(await change({ name: 'Ma télé' }), 200)).toEqual({ name: 'Ma télé', accent: 'blue' })
    expect(must(await change({}), 200)).toEqual({ name: 'Ma télé', accent: 'blue' })
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
    expect(await read()).toEqual({ name: 'Ma télé', accent: 'pink' })
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
    expect(await read()).toEqual({ name: 'Ma télé', accent: 'orange' })
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
