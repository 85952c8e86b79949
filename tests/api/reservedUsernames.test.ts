import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freeUsername } from '../../src/api/identity/username.ts'
import { must, refusal, startApi, type TestApi } from '../support/api.ts'

let site: TestApi
beforeAll(async () => {
  site = await startApi()
})
afterAll(() => site.close())

// What every object of JavaScript answers to (ECMAScript, «Properties of the Object Prototype Object» and its Annex B).
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

describe('a name that every object has', () => {
  it.each(variants)('«%s» is no username at the registration', async (username) => {
    expect(refusal(await site.call('POST', '/users', { body: { ...form, username } }))).toMatchObject({
      status: 422,
      code: 'INVALID_INPUT',
      fields,
    })
  })

  it.each(names)('«%s» is none that one can change to', async (username) => {
    const person = await site.person()
    const answer = await site.call('PUT', `/users/${person.uuid}`, { as: person, body: { username } })
    expect(refusal(answer)).toMatchObject({ status: 422, code: 'INVALID_INPUT', fields })
  })

  it.each(['constructor', 'ToString', 'valueOf'])('«%s» gets digits behind it when a provider calls somebody so', async (name) => {
    const username = await site.database.db.transaction().execute((tx) => freeUsername(tx, name))
    expect(username).toMatch(new RegExp(`^${name}_\\d{1,6}$`))
  })

  it('that somebody has from before keeps their account and their channel within reach', async () => {
    for (const username of ['__proto__', 'constructor', 'hasOwnProperty']) {
      const creator = await site.creator()
      await site.database.db.updateTable('users').set({ username }).where('uuid', '=', creator.uuid).execute()
      expect(must(await site.call('GET', `/channels?handle=${username}`), 200)).toMatchObject([{ uuid: creator.channel }])
      must(await site.call('PUT', `/users/${creator.uuid}`, { as: creator, body: { username, firstname: 'Grace' } }), 200)
    }
  })

  it('is nobody’s channel where nobody has it', async () => {
    expect(must(await site.call('GET', '/channels?handle=valueOf'), 200)).toEqual([])
  })

  it('is the beginning of others, which are free', async () => {
    must(await site.call('POST', '/users', { body: { ...form, username: 'constructor2' } }), 201)
  })
})
