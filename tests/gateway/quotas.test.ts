import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Person } from '../support/api.ts'
import { type Site, startSite } from './support/site.ts'

let site: Site
let administrator: Person
let member: Person
beforeAll(async () => {
  site = await startSite()
  administrator = await site.api.administrator()
  member = await site.api.person()
})
afterAll(() => site.close())

const quota = 'totalLimitBytes totalUsedBytes dailyLimitBytes dailyUsedBytes moreAt'
const own = `query { viewer { id quota { id ${quota} } } }`
const accounts = `query { accounts { items { id quota { ${quota} totalChoice dailyChoice } } } }`
const changingRoles = 'mutation($input: [RoleQuotaInput!]!) { updateRoleQuotas(input: $input) { id name totalBytes dailyBytes } }'
const changingAccount = `mutation($id: ID!, $total: QuotaChoiceInput!, $daily: QuotaChoiceInput!) {
  setAccountQuota(id: $id, total: $total, daily: $daily) { id username quota { id ${quota} totalChoice dailyChoice } }
}`
const nothingUsed = { totalUsedBytes: 0, dailyUsedBytes: 0, moreAt: null }
const codeOf = async (query: string, variables: Record<string, unknown>, as: Partial<Person> = {}) =>
  (await site.gateway.ask(query, variables, as)).body.errors?.[0]?.extensions.code
type Roles = { roleQuotas: { id: string; name: string }[] }

it('a person sees their own quota, which their role’s limits change', async () => {
  const unlimited = { ...nothingUsed, totalLimitBytes: null, dailyLimitBytes: null }
  expect(await site.gateway.data(own, {}, member)).toEqual({ viewer: { id: member.uuid, quota: { id: member.uuid, ...unlimited } } })
  const { roleQuotas } = await site.gateway.data<Roles>('query { roleQuotas { id name } }', {}, administrator)
  const role = roleQuotas.find(({ name }) => name === 'Utilisateur')
  // More than an Int of GraphQL holds.
  const input = [{ id: role?.id, totalBytes: 50 * 1024 ** 3, dailyBytes: null }]
  const { updateRoleQuotas } = await site.gateway.data<{ updateRoleQuotas: object[] }>(changingRoles, { input }, administrator)
  expect(updateRoleQuotas).toContainEqual({ ...role, totalBytes: 50 * 1024 ** 3, dailyBytes: null })
  expect(await site.gateway.data(own, {}, member)).toMatchObject({ viewer: { quota: { totalLimitBytes: 50 * 1024 ** 3 } } })
})

it('an account gets its own quota in two REST calls, and has it in the list, which asks once for all', async () => {
  const variables = { id: member.uuid, total: { kind: 'unlimited' }, daily: { kind: 'bytes', bytes: 1000 } }
  const mine = { ...nothingUsed, totalLimitBytes: null, dailyLimitBytes: 1000, totalChoice: 'unlimited', dailyChoice: 'bytes' }
  const calls = await site.callsOf(async () => {
    expect(await site.gateway.data(changingAccount, variables, administrator)).toEqual({
      setAccountQuota: { id: member.uuid, username: member.username, quota: { id: member.uuid, ...mine } },
    })
  })
  expect(calls).toHaveLength(2)
  const listing = await site.callsOf(async () => {
    const listed = await site.gateway.data<{ accounts: { items: object[] } }>(accounts, {}, administrator)
    expect(listed.accounts.items).toContainEqual({ id: member.uuid, quota: mine })
  })
  expect(listing).toHaveLength(2)
})

it('refuses the changes to everybody but administrators, and what is no limit', async () => {
  const ofRole = { kind: 'role' }
  const variables = { id: member.uuid, total: ofRole, daily: ofRole }
  for (const [query, values] of [
    [changingAccount, variables],
    [changingRoles, { input: [] }],
  ] as const) {
    expect(await codeOf(query, values)).toBe('UNAUTHENTICATED')
    expect(await codeOf(query, values, member)).toBe('FORBIDDEN')
  }
  expect(await codeOf(changingAccount, { ...variables, total: { kind: 'bytes', bytes: -1 } }, administrator)).toBe('INVALID_INPUT')
  expect(await codeOf(changingAccount, { ...variables, id: crypto.randomUUID() }, administrator)).toBe('USER_NOT_FOUND')
  expect((await site.gateway.ask(own, {}, {})).body.data).toEqual({ viewer: null })
})

it('a limit that is absent stays as it is, and null is none', async () => {
  const { roleQuotas } = await site.gateway.data<Roles>('query { roleQuotas { id name } }', {}, administrator)
  const role = roleQuotas.find(({ name }) => name === 'Creators')
  const limitsAfter = async (limits: object) => {
    const variables = { input: [{ id: role?.id, ...limits }] }
    const { updateRoleQuotas } = await site.gateway.data<{ updateRoleQuotas: Roles['roleQuotas'] }>(changingRoles, variables, administrator)
    expect(updateRoleQuotas).toHaveLength(roleQuotas.length)
    return updateRoleQuotas.find(({ id }) => id === role?.id)
  }
  expect(await limitsAfter({ totalBytes: 5000 })).toEqual({ ...role, totalBytes: 5000, dailyBytes: null })
  expect(await limitsAfter({ dailyBytes: 700 })).toEqual({ ...role, totalBytes: 5000, dailyBytes: 700 })
  expect(await limitsAfter({ totalBytes: null })).toEqual({ ...role, totalBytes: null, dailyBytes: 700 })
  const own = async (choices: object) => {
    const answer = await site.gateway.data<{ setAccountQuota: { quota: object } }>(
      'mutation($id: ID!, $total: QuotaChoiceInput, $daily: QuotaChoiceInput) { setAccountQuota(id: $id, total: $total, daily: $daily) { quota { totalChoice dailyChoice } } }',
      { id: member.uuid, ...choices },
      administrator,
    )
    return answer.setAccountQuota.quota
  }
  await own({ total: { kind: 'unlimited' }, daily: { kind: 'role' } })
  expect(await own({ daily: { kind: 'unlimited' } })).toEqual({ totalChoice: 'unlimited', dailyChoice: 'unlimited' })
  expect(await own({ total: { kind: 'role' } })).toEqual({ totalChoice: 'role', dailyChoice: 'unlimited' })
})
