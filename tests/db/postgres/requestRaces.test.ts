import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { insertContent, updateAwaitingContent } from '../../../src/db/content/contents.ts'
import type { Db, Tx } from '../../../src/db/connection/database.ts'
import { lockChecks } from '../../../src/db/storageCheck/storageChecks.ts'
import { storageReportSchema } from '../../../src/shared/entities/storage.ts'
import { commentsSite } from '../../support/comments.ts'
import { type Creator, must, type Person, refusal, startApi, type TestApi } from '../../support/api.ts'
import { lockWaits } from '../../support/lockWaits.ts'

let site: TestApi
let of: ReturnType<typeof commentsSite>
let db: Db
let creator: Creator
let person: Person
beforeAll(async () => {
  site = await startApi()
  of = commentsSite(site)
  db = site.database.db
})
afterAll(() => site.close())
beforeEach(async () => {
  creator = await site.creator()
  person = await site.person()
})

// A request that arrives while a test holds a transaction must not run inside it.
const apart = AsyncLocalStorage.snapshot()

/**
 * Takes a lock, starts requests until each of them waits for it, does what a concurrent request would do, and releases it. @returns the
 * answers
 */
async function meanwhile<Answer>(
  hold: (tx: Tx) => Promise<unknown>,
  ask: () => Promise<Answer>[],
  act: (tx: Tx) => Promise<unknown>,
): Promise<Answer[]> {
  let asked: Promise<Answer>[] = []
  await db.transaction().execute(async (tx) => {
    await hold(tx)
    asked = apart(ask)
    // Awaited below: until then, a rejection must not be unhandled.
    for (const answer of asked) answer.catch(() => undefined)
    await expect.poll(() => lockWaits(tx)).toBe(asked.length)
    await act(tx)
  })
  return Promise.all(asked)
}

const holdContent = (uuid: string) => (tx: Tx) => tx.selectFrom('contents').select('uuid').where('uuid', '=', uuid).forUpdate().execute()

it('a request that was ended by a deadlock is retried', async () => {
  const content = await site.playable(creator)
  const body = { user_uuid: person.uuid, content_uuid: content, like: true }
  const { uuid } = z.object({ uuid: z.string() }).parse(must(await site.call('POST', '/reactions', { as: person, body }), 201))
  // The like holds its row and waits for the content's counter; deleting the content takes the locks in the opposite order.
  const [answer] = await meanwhile(
    async (tx) => {
      // The request must detect the deadlock, even on a slow machine; only a superuser may set this.
      await sql`select set_config('deadlock_timeout', '20s', true) from pg_user where usename = current_user and usesuper`.execute(tx)
      await holdContent(content)(tx)
    },
    () => [site.call('PUT', `/reactions/${uuid}`, { as: person, body: { like: false } })],
    (tx) => tx.selectFrom('reactions').select('uuid').where('uuid', '=', uuid).forUpdate().execute(),
  )
  expect(answer?.status).toBe(200)
})

it('a request that waits too long for a lock is refused as one to try again', { timeout: 60_000 }, async () => {
  const content = await site.playable(creator)
  const body = { user_uuid: person.uuid, content_uuid: content, like: true }
  const like = () => site.call('POST', '/reactions', { as: person, body })
  const [answer] = await meanwhile(
    holdContent(content),
    () => [like()],
    // Longer than a request waits.
    async (tx) => {
      await expect.poll(() => lockWaits(tx), { timeout: 30_000 }).toBe(0)
    },
  )
  expect(answer && refusal(answer)).toMatchObject({
    status: 503,
    code: 'NOT_READY',
    message: 'Le serveur est très occupé, réessayez dans un instant',
  })
  expect((await like()).status).toBe(201)
})

it('deleting a channel does not lock its totals before its videos', async () => {
  const first = await site.playable(creator)
  const second = await site.playable(creator)
  const [answer] = await meanwhile(
    holdContent(second),
    () => [site.call('DELETE', `/channels/${creator.channel}`, { as: creator })],
    // The next statement of a like of the second video.
    (tx) => sql`select from channel_totals where channel_uuid = ${creator.channel}::uuid for update nowait`.execute(tx),
  )
  expect(answer?.status).toBe(204)
  expect(refusal(await site.call('GET', `/contents/${first}`)).code).toBe('CONTENT_NOT_FOUND')
})

it('deleting an account does not lock its comments before their videos', async () => {
  const content = await site.playable(creator)
  const { uuid } = await of.add(content, person, 'Bravo')
  const [answer] = await meanwhile(
    holdContent(content),
    () => [site.call('DELETE', `/users/${person.uuid}`, { as: person, body: { current_password: person.password } })],
    // The next statement of a reply to it.
    (tx) => sql`select from comments where uuid = ${uuid}::uuid for update nowait`.execute(tx),
  )
  expect(answer?.status).toBe(204)
})

it('a sign-in with a password that is being changed creates no session', async () => {
  const [answer] = await meanwhile(
    (tx) => tx.updateTable('users').set({ password_hash: 'another' }).where('uuid', '=', person.uuid).execute(),
    () => [site.call('POST', '/auth/login', { body: { email: person.email, password: person.password } })],
    (tx) => tx.deleteFrom('sessions').where('user_uuid', '=', person.uuid).execute(),
  )
  expect(answer && refusal(answer).code).toBe('BAD_CREDENTIALS')
  expect(await db.selectFrom('sessions').select('uuid').where('user_uuid', '=', person.uuid).execute()).toEqual([])
})

it('a content whose first record is being deleted is created anew', async () => {
  const texts = { title: 'La mer', description: '', statuts: 'public', idempotency_key: randomUUID() } as const
  const insert = () => db.transaction().execute((tx) => insertContent(tx, { channel_uuid: creator.channel, ...texts }))
  const { uuid } = await insert()
  const [again] = await meanwhile(
    holdContent(uuid),
    () => [insert()],
    (tx) => tx.deleteFrom('contents').where('uuid', '=', uuid).execute(),
  )
  expect(again).toMatchObject({ isNew: true })
})

it('a content that is sent again twice at the same time gets both texts, one after the other', async () => {
  const texts = { title: 'La mer', description: '', statuts: 'public' } as const
  const record = { channel_uuid: creator.channel, ...texts, idempotency_key: randomUUID() }
  const send = () =>
    db.transaction().execute(async (tx) => {
      const { uuid } = await insertContent(tx, record)
      return updateAwaitingContent(tx, uuid, texts)
    })
  const { uuid } = await db.transaction().execute((tx) => insertContent(tx, record))
  const answers = await meanwhile(
    holdContent(uuid),
    () => [send(), send()],
    async () => undefined,
  )
  expect(answers).toEqual([true, true])
})

it('a comment deleted by two moderators at the same time is deleted and audited once', async () => {
  const content = await site.playable(creator)
  const { uuid } = await of.add(content, person, 'Achetez')
  const [one, other] = [await site.moderator(), await site.moderator()]
  const answers = await meanwhile(
    holdContent(content),
    () => [one, other].map((as) => site.call('DELETE', `/comments/${uuid}`, { as })),
    async () => undefined,
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 404])
  expect(await db.selectFrom('audit_log').select('uuid').where('subject_uuid', '=', uuid).execute()).toHaveLength(1)
})

it('a comment that is being hidden gets no heart, and nobody is notified of one', async () => {
  const content = await site.playable(creator)
  const { uuid } = await of.add(content, person, 'Bravo')
  const [answer] = await meanwhile(
    holdContent(content),
    () => [site.call('PUT', `/comments/${uuid}/heart`, { as: creator })],
    (tx) => tx.updateTable('comments').set({ hidden_at: new Date() }).where('uuid', '=', uuid).execute(),
  )
  expect(answer && refusal(answer).code).toBe('COMMENT_HIDDEN')
  expect(await db.selectFrom('notifications').select('uuid').where('user_uuid', '=', person.uuid).execute()).toEqual([])
})

it('two administrators who ask for a check of the storage at the same time get the same one', async () => {
  const administrator = await site.administrator()
  const ask = () => site.call('PUT', '/administration/storage/check', { as: administrator })
  const answers = await meanwhile(
    lockChecks,
    () => [ask(), ask()],
    async () => undefined,
  )
  const [one, other] = answers.map((answer) => storageReportSchema.parse(must(answer, 200)).check?.uuid)
  expect(one).toBe(other)
})
