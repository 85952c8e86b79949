import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openSession } from '../../src/api/auth/service.ts'
import { type Person, startApi, type TestApi } from '../support/api.ts'
import type { Row, World } from './endpointRow.ts'
import { endpoints } from './endpoints.ts'
import { privileges } from './privileges.ts'
import { makeWorld } from './world.ts'

let site: TestApi
let shared: World
const staff: Partial<Record<'moderator' | 'administrator', Person>> = {}

beforeAll(async () => {
  site = await startApi({ listen: true })
  shared = await makeWorld(site)
  staff.moderator = await site.moderator()
  staff.administrator = await site.administrator()
})
afterAll(() => site.close())

const methodOf = ({ endpoint }: Row) => z.enum(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']).parse(endpoint.split(' ')[0])

/** @param expected an endpoint that changes nothing may be asked of the shared world; the owner's view of theirs must be a fresh one */
async function visit(row: Row, who: 'owner' | 'moderator' | 'administrator', expected: number): Promise<number> {
  const method = methodOf(row)
  const world = method === 'GET' || (who !== 'owner' && expected >= 400) ? shared : await makeWorld(site)
  const person = who === 'owner' ? world.owner : staff[who]
  // A new session: some endpoints end it.
  const as = person && { ...person, token: await openSession(site.database.db, person.uuid, null) }
  return (await site.call(method, row.path(world), { as, ...(row.body && { body: row.body(world) }) })).status
}

it('has for every endpoint what its owner and the staff may do', () => {
  expect(Object.keys(privileges).toSorted()).toEqual(endpoints.map(({ endpoint }) => endpoint).toSorted())
})

describe.each(endpoints)('$endpoint', (row) => {
  const [owner = null, moderator = 0, administrator = 0] = privileges[row.endpoint] ?? []
  if (owner !== null) it(`answers its owner ${owner}`, async () => expect(await visit(row, 'owner', owner)).toBe(owner))
  it(`answers a moderator ${moderator}`, async () => expect(await visit(row, 'moderator', moderator)).toBe(moderator))
  it(`answers an administrator ${administrator}`, async () => expect(await visit(row, 'administrator', administrator)).toBe(administrator))
})
