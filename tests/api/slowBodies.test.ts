import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSession } from '../../src/api/auth/service.ts'
import { findContent } from '../../src/db/content/contents.ts'
import { findRoleByName } from '../../src/db/role/roles.ts'
import { findUser } from '../../src/db/user/users.ts'
import { administratorRoleName, userRoleName } from '../../src/shared/roles.ts'
import { addCreator, addPerson, type Creator, type Person } from '../support/people.ts'
import { addContent } from '../support/rows.ts'
import { type FilesSite, openFilesSite } from './filesSite.ts'

let site: FilesSite
let administrator: Person
let other: Person
let accomplice: Person
let owner: Creator
let content: string
beforeAll(async () => {
  site = await openFilesSite()
  other = await addPerson(site.database, administratorRoleName)
  administrator = await addPerson(site.database, administratorRoleName)
  accomplice = await addPerson(site.database, userRoleName)
  owner = await addCreator(site.database, 'La mer')
  content = await addContent(site.database.db, { channel: owner.channel })
})
afterAll(() => site.close())

type Sent = { method: string; path: string; as: Person; type?: string; body: string }

/** Sends the head of a request, and its body once the site has taken the head and `meanwhile` is done. */
async function sendSlowly({ method, path, as, type = 'application/json', body }: Sent, meanwhile: () => Promise<unknown>) {
  const headers = {
    authorization: `Bearer ${as.token}`,
    'content-type': type,
    'content-length': Buffer.byteLength(body),
    expect: '100-continue',
  }
  const sending = request({ host: '127.0.0.1', port: site.port, method, path: `/api${path}`, headers })
  const answered = once(sending, 'response')
  sending.flushHeaders()
  await once(sending, 'continue')
  await meanwhile()
  sending.end(body)
  const [response]: IncomingMessage[] = await answered
  if (!response) throw new Error('There is no answer')
  const answer: { error?: { code: string } } = JSON.parse((await text(response)) || '{}')
  return [response.statusCode, answer.error?.code]
}
const roleOf = async ({ uuid }: Person) => (await findUser(site.database.db, uuid))?.role_name
const role = async (name: string) => (await findRoleByName(site.database.db, name))?.uuid
const asOther = async (method: string, path: string, body?: object): Promise<void> => {
  const headers = { authorization: `Bearer ${other.token}`, ...(body && { 'content-type': 'application/json' }) }
  const { ok, status } = await fetch(`${site.url}/api${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  expect(ok, String(status)).toBe(true)
}

describe('a request whose body comes after its sender has lost the right', () => {
  it('is refused: of a demoted administrator', async () => {
    const body = JSON.stringify({ role_id: await role(administratorRoleName) })
    const demoted = await addPerson(site.database, administratorRoleName)
    const demote = async () => asOther('PUT', `/users/${demoted.uuid}`, { role_id: await role(userRoleName) })
    const answer = await sendSlowly({ method: 'PUT', path: `/users/${accomplice.uuid}`, as: demoted, body }, demote)
    expect(answer).toEqual([403, 'FORBIDDEN'])
    expect(await roleOf(accomplice)).toBe(userRoleName)
  })

  it('is refused: of a suspended administrator', async () => {
    const body = JSON.stringify({ role_id: await role(administratorRoleName) })
    const suspend = () => asOther('PUT', `/users/${administrator.uuid}/suspended`)
    const answer = await sendSlowly({ method: 'PUT', path: `/users/${accomplice.uuid}`, as: administrator, body }, suspend)
    expect(answer).toEqual([401, 'SESSION_EXPIRED'])
    expect(await roleOf(accomplice)).toBe(userRoleName)
  })

  it.each([
    { method: 'PUT', path: () => `/contents/${content}`, type: 'application/json', body: '{"title":"Volée"}' },
    { method: 'DELETE', path: () => `/contents/${content}`, type: 'application/json', body: '{}' },
    { method: 'PUT', path: () => `/contents/${content}/captions/fr`, type: 'text/vtt', body: 'WEBVTT\n\n00:00.000 --> 00:01.000\nVolée\n' },
  ])('is refused: $method of a session that is closed, $type', async ({ path, ...sent }) => {
    const thief = { ...owner, token: await openSession(site.database.db, owner.uuid, null) }
    const close = async () => {
      const headers = { authorization: `Bearer ${thief.token}` }
      expect((await fetch(`${site.url}/api/auth/logout`, { method: 'POST', headers })).ok).toBe(true)
    }
    expect(await sendSlowly({ ...sent, path: path(), as: thief }, close)).toEqual([401, 'SESSION_EXPIRED'])
    expect((await findContent(site.database.db, content))?.title).not.toBe('Volée')
  })
})
