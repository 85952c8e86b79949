import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { roleQuotaSchema } from '../../src/shared/entities/quota.ts'
import { registrationSettingsSchema } from '../../src/shared/entities/registration.ts'
import { must, type Person, refusal, startApi, type TestApi } from '../support/api.ts'

let site: TestApi
let alice: Person
let bruno: Person

beforeAll(async () => {
  site = await startApi()
  alice = await site.administrator()
  bruno = await site.administrator()
})
afterAll(() => site.close())
beforeEach(async () => {
  for (const table of ['registration_settings', 'role_quotas', 'user_quotas', 'audit_log'] as const)
    await site.database.db.deleteFrom(table).execute()
})

const log = async () =>
  z
    .array(z.object({ act: z.string(), details: z.record(z.string(), z.string()) }))
    .parse(must(await site.call('GET', '/audit-log?limit=10', { as: alice }), 200))

describe('the rules of registrations', () => {
  const initial = { mode: 'open', question: '', answers: [], blockedDomains: [], terms: '', holdNewAccounts: false }
  const change = (as: Person, body: object) => site.call('PUT', '/registration/settings', { as, body })
  const settings = async () => registrationSettingsSchema.parse(must(await site.call('GET', '/registration/settings', { as: alice }), 200))

  it('stay closed when another administrator, who has not seen it, changes the terms', async () => {
    must(await change(bruno, { mode: 'closed' }), 200)
    expect(must(await change(alice, { terms: 'Soyez polis.' }), 200)).toEqual({ ...initial, mode: 'closed', terms: 'Soyez polis.' })
    expect(await settings()).toEqual({ ...initial, mode: 'closed', terms: 'Soyez polis.' })
  })

  it.each([
    { mode: 'approval' },
    { question: 'La capitale ?' },
    { answers: ['paris', 'Lutèce'] },
    { blockedDomains: ['jetable.exemple'] },
    { terms: 'Autres' },
    { holdNewAccounts: true },
  ])('change in what is given alone: %j', async (given) => {
    const before = {
      mode: 'invitation',
      question: 'Qui ?',
      answers: ['moi'],
      blockedDomains: ['a.fr'],
      terms: 'Là',
      holdNewAccounts: false,
    }
    must(await change(bruno, before), 200)
    expect(must(await change(alice, given), 200)).toEqual({ ...before, ...given })
    expect(must(await change(alice, {}), 200)).toEqual({ ...before, ...given })
  })

  it('are in the log with what changed alone, and not at all when nothing did', async () => {
    must(await change(bruno, { mode: 'closed' }), 200)
    must(await change(alice, { terms: 'Soyez polis.', mode: 'closed', blockedDomains: ['a.fr'] }), 200)
    must(await change(alice, { terms: ' Soyez polis. ' }), 200)
    must(await change(alice, {}), 200)
    expect(await log()).toEqual([
      { act: 'registration.change', details: { fields: 'blockedDomains, terms' } },
      { act: 'registration.change', details: { from: 'open', to: 'closed' } },
    ])
  })

  it('have no question without an answer, whoever wrote the other', async () => {
    const missing = { status: 422, code: 'INVALID_INPUT', fields: { answers: 'Écrivez au moins une bonne réponse à la question' } }
    expect(refusal(await change(alice, { question: 'La capitale ?' }))).toMatchObject(missing)
    expect(await settings()).toEqual(initial)
    must(await change(bruno, { question: 'La capitale ?', answers: ['Paris'] }), 200)
    expect(refusal(await change(alice, { answers: [], terms: 'Soyez polis.' }))).toMatchObject(missing)
    expect(await settings()).toEqual({ ...initial, question: 'La capitale ?', answers: ['Paris'] })
  })

  it('have none either when both are saved at the same time', async () => {
    for (let round = 0; round < 10; round += 1) {
      must(await change(alice, { question: '', answers: ['Paris'] }), 200)
      const answers = await Promise.all([change(alice, { question: 'La capitale ?' }), change(bruno, { answers: [] })])
      expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422])
    }
  })

  it('keep both changes of two administrators at the same time, the first time', async () => {
    for (let round = 0; round < 10; round += 1) {
      await site.database.db.deleteFrom('registration_settings').execute()
      await Promise.all([change(alice, { terms: 'Soyez polis.' }), change(bruno, { mode: 'closed' })])
      expect(await settings()).toEqual({ ...initial, mode: 'closed', terms: 'Soyez polis.' })
    }
  })
})

describe('the quotas', () => {
  const changeRoles = (as: Person, body: object) => site.call('PUT', '/quotas/roles', { as, body })
  const roles = async () => z.array(roleQuotaSchema).parse(must(await site.call('GET', '/quotas/roles', { as: alice }), 200))
  const uuidOf = async (role: string) => (await roles()).find(({ name }) => name === role)?.role_uuid
  const limitsOf = async (role: string) => {
    const found = (await roles()).find(({ name }) => name === role)
    return [found?.totalBytes, found?.dailyBytes]
  }

  it('of a role keep the limit that is not given', async () => {
    const role_uuid = await uuidOf('Creators')
    must(await changeRoles(bruno, [{ role_uuid, totalBytes: 5000 }]), 200)
    const answer = z.array(roleQuotaSchema).parse(must(await changeRoles(alice, [{ role_uuid, dailyBytes: 700 }]), 200))
    expect(answer).toEqual(await roles())
    expect(await limitsOf('Creators')).toEqual([5000, 700])
    must(await changeRoles(alice, [{ role_uuid, totalBytes: null }]), 200)
    expect(await limitsOf('Creators')).toEqual([null, 700])
    must(await changeRoles(alice, [{ role_uuid }, { role_uuid, totalBytes: 1 }, { role_uuid, dailyBytes: 2 }]), 200)
    expect(await limitsOf('Creators')).toEqual([1, 2])
  })

  it('are in the log with the limit that changed alone', async () => {
    const role_uuid = await uuidOf('Creators')
    const path = `/users/${bruno.uuid}/quota`
    must(await changeRoles(bruno, [{ role_uuid, totalBytes: 1024 ** 3 }]), 200)
    must(await changeRoles(alice, [{ role_uuid, totalBytes: 1024 ** 3, dailyBytes: 1024 ** 2 }]), 200)
    must(await changeRoles(alice, [{ role_uuid }]), 200)
    must(await site.call('PUT', path, { as: alice, body: { daily: { kind: 'unlimited', bytes: null } } }), 200)
    must(await site.call('PUT', path, { as: alice, body: {} }), 200)
    expect(await log()).toEqual([
      { act: 'user.changeQuota', details: { username: bruno.username, from: 'selon le rôle par jour', to: 'illimité par jour' } },
      { act: 'role.changeQuota', details: { name: 'Creators', from: 'illimité par jour', to: '1\u00a0Mo par jour' } },
      { act: 'role.changeQuota', details: { name: 'Creators', from: 'illimité', to: '1\u00a0Go' } },
    ])
  })

  it('of a role keep both changes of two administrators at the same time, of whom the log tells the order', async () => {
    const [creators, members] = [await uuidOf('Creators'), await uuidOf('Utilisateur')]
    for (let round = 1; round <= 10; round += 1) {
      const answers = await Promise.all([
        changeRoles(alice, [
          { role_uuid: creators, totalBytes: round * 1024 ** 2 },
          { role_uuid: members, totalBytes: round * 1024 ** 2 },
        ]),
        changeRoles(bruno, [
          { role_uuid: members, dailyBytes: round },
          { role_uuid: creators, totalBytes: round * 1024 ** 3 },
        ]),
      ])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      expect(await limitsOf('Utilisateur')).toEqual([round * 1024 ** 2, round])
    }
    const changes = (await log()).filter(({ details: { name } }) => name === 'Creators').map(({ details: { from, to } }) => [from, to])
    // Each change starts from what the one before it had left.
    expect(changes.slice(0, -1).map(([from]) => from)).toEqual(changes.slice(1).map(([, to]) => to))
  })

  it('of an account keep what another administrator chose for the other limit, also at the same time', async () => {
    const { uuid } = await site.person()
    const choose = (as: Person, body: object) => site.call('PUT', `/users/${uuid}/quota`, { as, body })
    const bytes = (count: number) => ({ kind: 'bytes', bytes: count })
    must(await choose(bruno, { total: bytes(5000) }), 200)
    expect(must(await choose(alice, { daily: bytes(700) }), 200)).toMatchObject({ choices: { total: bytes(5000), daily: bytes(700) } })
    for (let round = 0; round < 10; round += 1) {
      await Promise.all([choose(alice, { total: bytes(round) }), choose(bruno, { daily: bytes(round) })])
      expect(must(await choose(alice, {}), 200)).toMatchObject({ choices: { total: bytes(round), daily: bytes(round) } })
    }
  })

  it.each([1e30, 1024 ** 5 + 1, Number.MAX_SAFE_INTEGER + 2])('refuse %d bytes as too many', async (bytes) => {
    const tooLarge = 'Un quota ne peut pas dépasser 1\u202f024\u00a0To'
    const role_uuid = await uuidOf('Creators')
    expect(refusal(await changeRoles(alice, [{ role_uuid, totalBytes: bytes }]))).toMatchObject({
      status: 422,
      fields: { [`${role_uuid} total`]: tooLarge },
    })
    const body = { daily: { kind: 'bytes', bytes } }
    expect(refusal(await site.call('PUT', `/users/${alice.uuid}/quota`, { as: alice, body }))).toMatchObject({
      fields: { daily: tooLarge },
    })
  })
})
