import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { isErrorCode, errorStatuses } from '../../../src/shared/errorCodes.ts'
import { must, type Person, startApi, type TestApi } from '../../support/api.ts'
import { documentSchema, type Operation, operationsOf, type Schemas } from './document.ts'
import { type FuzzRequest, requestsTo } from './requests.ts'

const requestsInAll = 5200
/** Maximum duration of any response, in milliseconds. */
const patience = 20_000
const secret = 'motsecret'

let site: TestApi
let operations: Operation[]
let schemas: Schemas
let ids: string[]
let sent = 0

const actors = { guest: null as Person | null, user: null as Person | null, creator: null as Person | null }
type Actor = keyof typeof actors
const signUp: Record<Exclude<Actor, 'guest'>, () => Promise<Person>> = { user: () => site.person(), creator: () => site.creator() }

/** Existing things, by uuid, without what is private to a user who sends no request here. */
async function existing(hidden: readonly string[]): Promise<string[]> {
  const { db } = site.database
  const { rows: tables } = await sql<{ name: string }>`
    select columns.table_name as name from information_schema.columns as columns
    join information_schema.tables using (table_schema, table_name)
    where column_name = 'uuid' and data_type = 'uuid' and table_type = 'BASE TABLE' and table_schema = current_schema()`.execute(db)
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ uuid: string }>`select uuid from ${sql.table(name)} limit 20`.execute(db)
    found.push(...rows.map(({ uuid }) => uuid))
  }
  return found.filter((uuid) => !hidden.includes(uuid))
}

beforeAll(async () => {
  site = await startApi({ listen: true })
  const document = documentSchema.parse(must(await site.call('GET', '/openapi.json'), 200))
  schemas = document.components.schemas
  operations = operationsOf(document)

  // A user whose secrets nobody may see: this user sends no request.
  const holder = await site.creator('Chaîne publique')
  must(
    await site.call('PUT', `/users/${holder.uuid}`, {
      as: holder,
      body: {
        firstname: `${secret}Prenom`,
        lastname: `${secret}Nom`,
        email: `${secret}@exemple.fr`,
        current_password: holder.password,
      },
    }),
    200,
  )
  const hidden = await site.playable(holder, { title: `${secret} privé`, statuts: 'private', hashtags: [`${secret}tag`] })
  await site.playable(holder, { title: 'Une vidéo publique', hashtags: ['mer'] })
  actors.user = await site.person()
  const creator = await site.creator()
  actors.creator = creator
  const content = await site.playable(creator, { title: 'Un vélo en été', hashtags: ['velo', 'mer'] })
  for (const person of [actors.user, creator]) {
    const about = { user_uuid: person.uuid, content_uuid: content }
    must(await site.call('POST', '/reactions', { as: person, body: { ...about, like: true } }), 201)
    await site.call('POST', '/views', { as: person, body: about })
    await site.call('POST', '/historicals', { as: person, body: about })
  }
  ids = await existing([hidden])
})
afterAll(() => site.close())

const errorSchema = z.strictObject({
  error: z.strictObject({
    code: z.string().refine(isErrorCode),
    message: z.string().min(1),
    fields: z.record(z.string(), z.string()).optional(),
    requestId: z.string().min(1),
  }),
})

type Answer = { status: number; text: string; type: string }

/** How a response breaks a promise. The API itself compares successful ones with their schema (`checkAnswers`): a mismatch is a 500. */
function faultsOf({ status, text, type }: Answer, { responses }: Operation): string[] {
  const faults: string[] = []
  if (status >= 500) faults.push('a server error')
  if (text.includes(secret)) faults.push('somebody else’s secret')
  if (status < 400 && !Object.hasOwn(responses, String(status))) faults.push(`the document has no ${status}`)
  if (status < 400) return faults
  if (!type.startsWith('application/json')) faults.push(`an error as ${type}`)
  const refused = errorSchema.safeParse(JSON.parse(text))
  if (!refused.success) faults.push('an error in another shape')
  else if (errorStatuses[refused.data.error.code] !== status) faults.push(`${status} for ${refused.data.error.code}`)
  return faults
}

async function send(
  { method, address, contentType, body }: FuzzRequest,
  actor: Actor,
): Promise<{ status: number; text: string; type: string }> {
  const person = actors[actor]
  const headers = {
    ...(person && { authorization: `Bearer ${person.token}` }),
    ...(contentType !== null && { 'content-type': contentType }),
  }
  sent += 1
  const response = await fetch(`${site.url}${address}`, {
    method,
    headers,
    ...(body !== undefined && { body }),
    redirect: 'manual',
    signal: AbortSignal.timeout(patience),
  })
  const type = response.headers.get('content-type') ?? ''
  if (type.startsWith('text/event-stream')) {
    await response.body?.cancel()
    return { status: response.status, text: '', type }
  }
  return { status: response.status, text: await response.text(), type }
}

describe('any request', () => {
  it('gets a documented response, without a server error, a timeout or another user’s secret', { timeout: 900_000 }, async () => {
    const runs = Math.ceil(requestsInAll / operations.length)
    for (const operation of operations) {
      const request = fc.tuple(requestsTo(operation, schemas, ids), fc.constantFrom<Actor>('guest', 'user', 'creator'))
      await fc.assert(
        fc.asyncProperty(request, async ([asked, actor]) => {
          const answer = await send(asked, actor)
          expect(faultsOf(answer, operation), answer.text).toEqual([])
          // The user may have logged out, changed the password or deleted the account: the next request needs a session again.
          if (answer.status === 401 && actor !== 'guest') actors[actor] = await signUp[actor]()
        }),
        { numRuns: runs, endOnFailure: true },
      )
    }
    expect(sent).toBeGreaterThanOrEqual(5000)
  })
})
