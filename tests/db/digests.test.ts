import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Database, Db } from '../../src/db/connection/database.ts'
import { scheduleDigests, takeDigest } from '../../src/db/notification/digests.ts'
import { testDatabase } from '../support/database.ts'
import { addUser } from '../support/rows.ts'

let database: Database
let db: Db
beforeAll(async () => {
  database = await testDatabase()
  db = database.db
})
afterAll(() => database.close())
beforeEach(() => db.deleteFrom('users').execute())

const now = new Date('2026-03-02T07:00:00.000Z')
const yesterday = new Date('2026-03-01T07:00:00.000Z')
const tomorrow = new Date('2026-03-03T07:00:00.000Z')

/** People whose daily digest is due, with one new follower each. */
async function addPeople(count: number): Promise<void> {
  await sql`
    with people as (
      insert into users (username, email, email_verified_at, role_uuid)
      select name, name || '@example.fr', now(), (select uuid from roles where name = 'Utilisateur')
      from (select 'd' || gen_random_uuid() as name from generate_series(1, ${count}::int)) as named
      returning uuid
    ), choices as (
      insert into notification_choices (user_uuid, digest, digest_due_at, digested_until)
      select uuid, 'daily', ${now}::timestamptz, ${yesterday}::timestamptz from people
    )
    insert into notifications (user_uuid, kind, created_at) select uuid, 'follow', ${yesterday}::timestamptz + interval '1 hour' from people
  `.execute(db)
}
/** Takes the place of the queue. */
function queue() {
  const mails: { user_uuid: string; next_at: number }[] = []
  const sendMail = async (mail: object): Promise<void> => void mails.push(mail as (typeof mails)[number])
  return { mails, jobs: { sendMail } }
}

it('digests are scheduled in batches, each with the time of the next one', async () => {
  await addPeople(250)
  const { mails, jobs } = queue()
  const more = [await scheduleDigests(db, jobs, now), await scheduleDigests(db, jobs, now), await scheduleDigests(db, jobs, now)]
  expect([more, mails.length]).toEqual([[true, true, false], 250])
  expect(new Set(mails.map(({ user_uuid }) => user_uuid)).size).toBe(250)
  expect(new Set(mails.map(({ next_at }) => next_at))).toEqual(new Set([tomorrow.getTime()]))
  expect(await scheduleDigests(db, jobs, now)).toBe(false)
  expect(mails).toHaveLength(250)
})

it('digests are scheduled once for each person by several processes at the same time', async () => {
  await addPeople(250)
  const { mails, jobs } = queue()
  const work = async (): Promise<void> => {
    for (let batch = 0; batch < 4; batch += 1) await scheduleDigests(db, jobs, now)
  }
  await Promise.all([work(), work(), work()])
  expect(mails.map(({ user_uuid }) => user_uuid).toSorted()).toEqual([...new Set(mails.map(({ user_uuid }) => user_uuid))].toSorted())
  expect(mails).toHaveLength(250)
})

it('digests stay due when the queue does not take them', async () => {
  await addPeople(3)
  const { mails, jobs } = queue()
  const failing = { sendMail: async (mail: object) => (mails.length === 2 ? Promise.reject(new Error('stopped')) : jobs.sendMail(mail)) }
  await expect(scheduleDigests(db, failing, now)).rejects.toThrow('stopped')
  mails.length = 0
  await scheduleDigests(db, jobs, now)
  expect(mails).toHaveLength(3)
})

it('a digest is taken by one of several processes', async () => {
  await addPeople(1)
  const { mails, jobs } = queue()
  await scheduleDigests(db, jobs, now)
  const [mail] = mails
  const slot = { userUuid: mail?.user_uuid ?? '', nextAt: mail?.next_at ?? 0 }
  const taken = await Promise.all([1, 2, 3].map(() => takeDigest(db, slot, 10, now)))
  expect(taken.flatMap((each) => (each ? [each.rows.length] : []))).toEqual([1])
})

it('a digest that was taken is not taken again by a later attempt, though there is more news by then', async () => {
  await addPeople(1)
  const { mails, jobs } = queue()
  await scheduleDigests(db, jobs, now)
  const [mail] = mails
  const slot = { userUuid: mail?.user_uuid ?? '', nextAt: mail?.next_at ?? 0 }
  expect(await takeDigest(db, slot, 10, now)).toBeDefined()
  const [soon, later] = [new Date('2026-03-02T07:10:00.000Z'), new Date('2026-03-02T07:20:00.000Z')]
  await db.insertInto('notifications').values({ user_uuid: slot.userUuid, kind: 'follow', created_at: soon }).execute()
  expect(await takeDigest(db, slot, 10, later)).toBeUndefined()
})

it('a digest that is given back can be taken again, unless another was wanted meanwhile', async () => {
  await addPeople(1)
  const { mails, jobs } = queue()
  await scheduleDigests(db, jobs, now)
  const [mail] = mails
  const slot = { userUuid: mail?.user_uuid ?? '', nextAt: mail?.next_at ?? 0 }
  const first = await takeDigest(db, slot, 10, now)
  await first?.giveBack()
  const second = await takeDigest(db, slot, 10, now)
  expect(second?.rows).toEqual(first?.rows)
  await db.updateTable('notification_choices').set({ digest: 'never', digest_due_at: null }).execute()
  await second?.giveBack()
  const { digest_due_at } = await db.selectFrom('notification_choices').select('digest_due_at').executeTakeFirstOrThrow()
  expect(digest_due_at).toBeNull()
})

it('those who want no digest, or have nothing new, cost no mail', async () => {
  await addPeople(2)
  await sql`update notifications set read_at = now() where user_uuid = (select user_uuid from notifications limit 1)`.execute(db)
  await db
    .insertInto('notification_choices')
    .values({ user_uuid: await addUser(db) })
    .execute()
  const { mails, jobs } = queue()
  await scheduleDigests(db, jobs, now)
  expect(mails).toHaveLength(1)
})

it('a suspended account gets no digest, neither one to schedule nor one that waits in the queue', async () => {
  await addPeople(2)
  const { mails, jobs } = queue()
  const [first] = await db.selectFrom('users').select('uuid').limit(1).execute()
  await db
    .updateTable('users')
    .set({ suspended_at: now })
    .where('uuid', '=', first?.uuid ?? '')
    .execute()
  await scheduleDigests(db, jobs, now)
  expect(mails.map(({ user_uuid }) => user_uuid === first?.uuid)).toEqual([false])
  await db.updateTable('users').set({ suspended_at: now }).execute()
  const [mail] = mails
  expect(await takeDigest(db, { userUuid: mail?.user_uuid ?? '', nextAt: mail?.next_at ?? 0 }, 10, now)).toBeUndefined()
})
