import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changeRole } from '../../src/api/role/service.ts'
import { roleSchema } from '../../src/shared/entities/user.ts'
import { must, type Person, refusal, startApi, type TestApi } from '../support/api.ts'

let site: TestApi
let administrator: Person

beforeAll(async () => {
  site = await startApi()
  administrator = await site.administrator()
})
afterAll(() => site.close())

const named = async (name: string) => roleSchema.parse(must(await site.call('GET', `/roles/name/${encodeURIComponent(name)}`), 200))
const create = (body: object) => site.call('POST', '/roles', { as: administrator, body })

describe('roles', () => {
  it('exist from the start, and can be read by everyone', async () => {
    const roles = roleSchema.array().parse(must(await site.call('GET', '/roles'), 200))
    expect(roles.map(({ name, selfAssignable }) => [name, selfAssignable])).toEqual(
      expect.arrayContaining([
        ['Utilisateur', true],
        ['Creators', true],
        ['Modérateur', false],
        ['Administrateur', false],
      ]),
    )
    const creators = await named('creators')
    expect(creators.name).toBe('Creators')
    expect(must(await site.call('GET', `/roles/${creators.uuid}`), 200)).toEqual(creators)
    expect(refusal(await site.call('GET', '/roles/name/Personne'))).toMatchObject({
      status: 404,
      code: 'ROLE_NOT_FOUND',
      message: 'Rôle introuvable',
    })
  })

  it('are created, changed and deleted by administrators', async () => {
    const role = roleSchema.parse(must(await create({ name: ' Traductrice ', description: 'Sous-titre' }), 201))
    expect(role).toMatchObject({ name: 'Traductrice', description: 'Sous-titre', selfAssignable: false })
    const path = `/roles/${role.uuid}`
    expect(must(await site.call('PUT', path, { as: administrator, body: { selfAssignable: true } }), 200)).toEqual({
      ...role,
      selfAssignable: true,
    })
    must(await site.call('DELETE', path, { as: administrator }), 204)
    expect(refusal(await site.call('GET', path)).code).toBe('ROLE_NOT_FOUND')
  })

  it('keep fields that another administrator changes at the same time', async () => {
    const { uuid } = roleSchema.parse(must(await create({ name: 'Archives' }), 201))
    const viewer = {
      uuid: administrator.uuid,
      roleName: '',
      isCreator: false,
      isModerator: false,
      isAdministrator: true,
      lacksSecondFactor: false,
      tokenHash: '',
    }
    const change = (form: Parameters<typeof changeRole>[3]) => changeRole(site.database.db, viewer, uuid, form)
    await Promise.all([change({ name: 'Mémoire' }), change({ description: 'Garde' }), change({ selfAssignable: true })])
    expect(must(await site.call('GET', `/roles/${uuid}`), 200)).toEqual({
      uuid,
      name: 'Mémoire',
      description: 'Garde',
      selfAssignable: true,
    })
  })

  it('have a unique name, within the limits', async () => {
    expect(refusal(await create({ name: 'CREATORS' }))).toMatchObject({ status: 409, code: 'CONFLICT' })
    expect(refusal(await create({ name: ' ' }))).toMatchObject({ status: 422, fields: { name: 'Le nom du rôle est requis' } })
  })

  it('that a user has cannot be deleted', async () => {
    const role = roleSchema.parse(must(await create({ name: 'Archiviste' }), 201))
    const person = await site.person()
    must(await site.call('PUT', `/users/${person.uuid}`, { as: administrator, body: { role_id: role.uuid } }), 200)
    expect(refusal(await site.call('DELETE', `/roles/${role.uuid}`, { as: administrator }))).toMatchObject({
      status: 409,
      code: 'ROLE_IN_USE',
      message: 'Ce rôle est encore attribué',
    })
  })

  it('that the code refers to can be neither renamed nor deleted', async () => {
    const creators = await named('Creators')
    const refused = { status: 409, code: 'CONFLICT', message: 'Ce rôle est nécessaire au site' }
    expect(refusal(await site.call('DELETE', `/roles/${creators.uuid}`, { as: administrator }))).toMatchObject(refused)
    expect(refusal(await site.call('PUT', `/roles/${creators.uuid}`, { as: administrator, body: { name: 'Autre' } }))).toMatchObject(
      refused,
    )
    const { uuid } = await named('Administrateur')
    expect(refusal(await site.call('PUT', `/roles/${uuid}`, { as: administrator, body: { selfAssignable: true } }))).toMatchObject(refused)
    must(await site.call('PUT', `/roles/${creators.uuid}`, { as: administrator, body: { description: 'Publie' } }), 200)
  })
})
