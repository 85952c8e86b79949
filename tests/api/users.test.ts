import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { roleSchema, sessionSchema } from '../../src/shared/entities/user.ts'
import { must, type Person, refusal, startApi, type TestApi } from '../support/api.ts'

let site: TestApi
let person: Person
let other: Person
let administrator: Person

beforeAll(async () => {
  site = await startApi()
  person = await site.person()
  other = await site.person()
  administrator = await site.administrator()
})
afterAll(() => site.close())

const form = { username: 'Zoé_12', email: 'Zoe@Exemple.fr', password: 'Passe-partout7!', firstname: ' Zoé ', lastname: 'Le Goff' }
const users = () => site.database.db.selectFrom('users').select('uuid').execute()
const role = async (name: string) => roleSchema.parse(must(await site.call('GET', `/roles/name/${encodeURIComponent(name)}`), 200))
const change = (of: Person, body: object, as: Person = of) => site.call('PUT', `/users/${of.uuid}`, { as, body })

describe('a registration', () => {
  it('returns the new user, who has a «watch later» playlist', async () => {
    const body = must(await site.call('POST', '/users', { body: form }), 201)
    expect(body).toMatchObject({
      username: 'Zoé_12',
      email: 'zoe@exemple.fr',
      firstname: 'Zoé',
      avatar: null,
      role: { name: 'Utilisateur' },
    })
    const playlists = await site.database.db
      .selectFrom('playlists')
      .innerJoin('users', 'users.uuid', 'playlists.user_uuid')
      .select('name')
      .where('email', '=', 'zoe@exemple.fr')
      .execute()
    expect(playlists).toEqual([{ name: 'À consulter plus tard' }])
  })

  it.each([
    ['e-mail', { ...form, username: 'autre', email: 'ZOE@exemple.fr ' }, 'EMAIL_TAKEN', 'Cette adresse e-mail est déjà utilisée', 'email'],
    [
      'name, in any case',
      { ...form, username: 'zoé_12', email: 'autre@exemple.fr' },
      'USERNAME_TAKEN',
      'Ce nom d’utilisateur est déjà pris',
      'username',
    ],
  ])('with an existing %s is refused and nothing is stored', async (_what, body, code, message, field) => {
    const before = await users()
    expect(refusal(await site.call('POST', '/users', { body }))).toEqual({ status: 409, code, message, fields: { [field]: message } })
    expect(await users()).toEqual(before)
  })

  it.each([
    ['a weak password', { password: 'faible' }, { password: 'Le mot de passe ne respecte pas les critères de sécurité' }],
    ['no name', { username: '  ' }, { username: 'Veuillez remplir tous les champs' }],
    ['a short name', { username: 'ab' }, { username: 'Le nom d’utilisateur doit contenir au moins 3 caractères' }],
    [
      'a name with signs',
      { username: 'a b!' },
      { username: 'Le nom d’utilisateur ne peut contenir que des lettres, chiffres et underscores' },
    ],
    ['an e-mail that is none', { email: 'zoe' }, { email: 'Format d’email invalide' }],
  ])('with %s is refused with field errors and nothing is stored', async (_what, wrong, fields) => {
    const before = await users()
    const body = { ...form, username: 'quelquun', email: 'quelquun@exemple.fr', ...wrong }
    expect(refusal(await site.call('POST', '/users', { body }))).toEqual({
      status: 422,
      code: 'INVALID_INPUT',
      message: 'Veuillez corriger les erreurs dans le formulaire',
      fields,
    })
    expect(await users()).toEqual(before)
  })

  it('stores the password as Argon2id', async () => {
    const row = await site.database.db.selectFrom('users').select('password_hash').where('uuid', '=', person.uuid).executeTakeFirstOrThrow()
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  it('sent twice at the same time creates one account', async () => {
    const body = { ...form, username: 'jumelle', email: 'jumelle@exemple.fr' }
    const answers = await Promise.all([site.call('POST', '/users', { body }), site.call('POST', '/users', { body })])
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([201, 409])
  })
})

describe('a user', () => {
  const isPublic = { uuid: expect.any(String), username: expect.any(String), avatar: null, createdAt: expect.any(String) }

  it('returns all fields to the user and to administrators, and the public profile to others', async () => {
    for (const path of [`/users/${person.uuid}`, `/users/${encodeURIComponent(person.email)}`]) {
      expect(must(await site.call('GET', path, { as: person }), 200)).toMatchObject({ email: person.email, role: { name: 'Utilisateur' } })
      expect(must(await site.call('GET', path, { as: administrator }), 200)).toMatchObject({ email: person.email })
      expect(must(await site.call('GET', path, { as: other }), 200)).toEqual(isPublic)
      expect(must(await site.call('GET', path), 200)).toEqual(isPublic)
    }
  })

  it.each(['6a1f0c0e-0000-4000-8000-000000000000', 'personne@exemple.fr', 'ni-uuid-ni-e-mail'])(
    'that does not exist (%s) is not found',
    async (id) => {
      expect(refusal(await site.call('GET', `/users/${id}`))).toEqual({
        status: 404,
        code: 'USER_NOT_FOUND',
        message: 'Utilisateur introuvable',
      })
    },
  )

  it('is listed for administrators only', async () => {
    expect(must(await site.call('GET', '/users?limit=2', { as: administrator }), 200)).toHaveLength(2)
    expect(refusal(await site.call('GET', '/users', { as: other })).code).toBe('FORBIDDEN')
    expect(refusal(await site.call('GET', '/users')).code).toBe('UNAUTHENTICATED')
  })

  it('changes the given fields only', async () => {
    const someone = await site.person()
    expect(must(await change(someone, { firstname: 'Grace' }), 200)).toMatchObject({
      username: someone.username,
      firstname: 'Grace',
      lastname: 'Martin',
    })
  })

  it('cannot take another user’s name or e-mail', async () => {
    expect(refusal(await change(person, { email: other.email, current_password: person.password }))).toMatchObject({
      status: 409,
      code: 'EMAIL_TAKEN',
    })
    expect(refusal(await change(person, { username: other.username }))).toMatchObject({ status: 409, code: 'USERNAME_TAKEN' })
  })

  it('cannot empty a required field', async () => {
    const fields = { username: 'Veuillez remplir tous les champs obligatoires', email: 'Veuillez remplir tous les champs obligatoires' }
    expect(refusal(await change(person, { username: '', email: ' ' }))).toMatchObject({ status: 422, fields })
  })

  it('can fill in missing first and last names of an account, and cannot remove existing ones', async () => {
    const names = { firstname: '', lastname: '' }
    const someone = await site.person(names)
    expect(must(await change(someone, { ...names, username: `${someone.username}_2` }), 200)).toMatchObject(names)
    const required = 'Veuillez remplir tous les champs obligatoires'
    expect(refusal(await change(person, names))).toMatchObject({ status: 422, fields: { firstname: required, lastname: required } })
  })

  it('becomes a creator by choosing that role', async () => {
    const someone = await site.person()
    const body = { role_id: (await role('Creators')).uuid, current_password: someone.password }
    expect(must(await change(someone, body), 200)).toMatchObject({ role: { name: 'Creators' } })
  })

  it.each(['Modérateur', 'Administrateur'])('cannot choose the role %s, which administrators give', async (name) => {
    const { uuid } = await role(name)
    expect(refusal(await change(other, { role_id: uuid }))).toMatchObject({ status: 403, code: 'FORBIDDEN' })
    const someone = await site.person()
    expect(must(await change(someone, { role_id: uuid }, administrator), 200)).toMatchObject({ role: { name } })
  })

  it('cannot choose a role that does not exist', async () => {
    expect(refusal(await change(other, { role_id: '6a1f0c0e-0000-4000-8000-000000000000' }))).toMatchObject({
      status: 404,
      code: 'ROLE_NOT_FOUND',
    })
  })
})

describe('a new password', () => {
  const next = 'Nouveau-mot2passe!'

  it('requires the current one, and a wrong one does not close the session', async () => {
    expect(refusal(await change(person, { password: next }))).toMatchObject({
      status: 422,
      fields: { current_password: 'Mot de passe actuel requis pour le changement' },
    })
    expect(refusal(await change(person, { password: next, current_password: 'faux' }))).toMatchObject({
      status: 422,
      fields: { current_password: 'Le mot de passe actuel est incorrect' },
    })
    must(await site.call('GET', '/reactions', { as: person }), 200)
  })

  it('must be strong', async () => {
    expect(refusal(await change(person, { password: 'faible', current_password: person.password }))).toMatchObject({
      status: 422,
      fields: { password: 'Le nouveau mot de passe ne respecte pas les critères de sécurité' },
    })
  })

  it('is required for sign-ins from then on, and closes the other sessions', async () => {
    const someone = await site.person()
    const login = (password: string) => site.call('POST', '/auth/login', { body: { email: someone.email, password } })
    const elsewhere = sessionSchema.parse(must(await login(someone.password), 200))
    must(await change(someone, { password: next, current_password: someone.password }), 200)
    expect(refusal(await login(someone.password)).code).toBe('BAD_CREDENTIALS')
    must(await login(next), 200)
    must(await site.call('GET', '/reactions', { as: someone }), 200)
    expect(refusal(await site.call('GET', '/reactions', { as: elsewhere })).code).toBe('SESSION_EXPIRED')
  })
})
