import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freeUsername } from '../../src/api/identity/username.ts'
import { must, refusal, startApi, type TestApi } from '../support/api.ts'

let site: TestApi
beforeAll(async () => {
  site = await startApi()
})
afterAll(() => site.close())

// The properties that every JavaScript object has (ECMAScript, «Properties of the Object Prototype Object» and its Annex B).
const names = [
  '__proto__',
  '__defineGetter__',
  '__defineSetter__',
  '__lookupGetter__',
  '__lookupSetter__',
  'constructor',
  'hasOwnProperty',
  'isPrototypeOf',
  'propertyIsEnumerable',
  'toLocaleString',
  'toString',
  'valueOf',
  'prototype',
]
const variants = names.flatMap((name) => [name, name.toUpperCase(), ` ${name.replace('o', 'ｏ')} `])
const fields = { username: 'Ce nom d’utilisateur est réservé' }
const form = { email: 'zoe@exemple.fr', password: 'Passe-partout7!', firstname: '', lastname: '' }

describe('a name that every JavaScript object has as a property', () => {
  it.each(variants)('«%s» is refused at the registration', async (username) => {
    expect(refusal(await site.call('POST', '/users', { body: { ...form, username } }))).toMatchObject({
      status: 422,
      code: 'INVALID_INPUT',
      fields,
    })
  })

  it.each(names)('«%s» is refused as a new username', async (username) => {
    const person = await site.person()
    const answer = await site.call('PUT', `/users/${person.uuid}`, { as: person, body: { username } })
    expect(refusal(answer)).toMatchObject({ status: 422, code: 'INVALID_INPUT', fields })
  })

  it.each(['constructor', 'ToString', 'valueOf'])('«%s» gets digits appended when a provider sends it as the name', async (name) => {
    const username = await site.database.db.transaction().execute((tx) => freeUsername(tx, name))
    expect(username).toMatch(new RegExp(`^${name}_\\d{1,6}$`))
  })

  it('that an existing account has keeps the account and its channel accessible', async () => {
    for (const username of ['__proto__', 'constructor', 'hasOwnProperty']) {
      const creator = await site.creator()
      await site.database.db.updateTable('users').set({ username }).where('uuid', '=', creator.uuid).execute()
      expect(must(await site.call('GET', `/channels?handle=${username}`), 200)).toMatchObject([{ uuid: creator.channel }])
      must(await site.call('PUT', `/users/${creator.uuid}`, { as: creator, body: { username, firstname: 'Grace' } }), 200)
    }
  })

  it('is not found as a channel when no account has it', async () => {
    expect(must(await site.call('GET', '/channels?handle=valueOf'), 200)).toEqual([])
  })

  it('may be the beginning of other names', async () => {
    must(await site.call('POST', '/users', { body: { ...form, username: 'constructor2' } }), 201)
  })
})
