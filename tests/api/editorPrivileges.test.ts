import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openSession } from '../../src/api/auth/service.ts'
import { must, type Person, startApi, type TestApi } from '../support/api.ts'
import { editorPrivileges } from './editorPrivileges.ts'
import type { Row, World } from './endpointRow.ts'
import { endpoints } from './endpoints.ts'
import { privileges } from './privileges.ts'
import { makeWorld } from './world.ts'

let site: TestApi
let shared: World
let former: World
let invited: Person

beforeAll(async () => {
  site = await startApi({ listen: true })
  shared = await makeWorld(site)
  former = await makeWorld(site)
  const { owner, editor } = former
  must(await site.call('DELETE', `/channels/${owner.channel}/members/${editor.uuid}`, { as: owner }), 204)
  invited = await site.person()
  must(await site.call('POST', `/channels/${owner.channel}/members`, { as: owner, body: { username: invited.username } }), 201)
})
afterAll(() => site.close())

const textOf = (row: Row, world: World): string => `${row.path(world)} ${JSON.stringify(row.body?.(world) ?? {})}`

/** Things of the owner's channel, and not of their person. */
function isAboutChannel(row: Row, world: World): boolean {
  const text = textOf(row, world)
  const { owner, content, comment, upload } = world
  return [owner.channel, content, comment, upload].some((id) => text.includes(id)) && !text.includes(owner.uuid)
}

async function visit(row: Row, world: World, person: Person): Promise<number> {
  const method = z.enum(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']).parse(row.endpoint.split(' ')[0])
  // A new session: some endpoints end it.
  const as = { ...person, token: await openSession(site.database.db, person.uuid, null) }
  return (await site.call(method, row.path(world), { as, ...(row.body && { body: row.body(world) }) })).status
}

it('has an answer for editors from every endpoint that gives the owner of a channel more than a stranger', () => {
  const more = endpoints.filter((row) => isAboutChannel(row, shared) && (privileges[row.endpoint]?.[0] ?? row.user) !== row.user)
  expect(more.map(({ endpoint }) => endpoint).filter((endpoint) => !(endpoint in editorPrivileges))).toEqual([])
})

it('has no answer for an endpoint that does not exist', () => {
  const known = new Set(endpoints.map(({ endpoint }) => endpoint))
  expect(Object.keys(editorPrivileges).filter((endpoint) => !known.has(endpoint))).toEqual([])
})

describe.each(endpoints)('$endpoint', (row) => {
  const decided = editorPrivileges[row.endpoint]
  const expected = decided === undefined ? row.user : decided
  if (expected !== null)
    it(`answers an editor ${expected}`, async () => {
      const isRead = row.endpoint.startsWith('GET ') || row.endpoint.startsWith('HEAD ')
      const world = isRead || expected >= 400 ? shared : await makeWorld(site)
      expect(await visit(row, world, world.editor)).toBe(expected)
    })

  // Their own membership is their own thing.
  if (row.endpoint.includes('/members/{userId}')) return
  it(`answers a former editor ${row.user}`, async () => expect(await visit(row, former, former.editor)).toBe(row.user))
  it(`answers an invited person ${row.user}`, async () => expect(await visit(row, former, invited)).toBe(row.user))
})
