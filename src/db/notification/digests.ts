import { z } from 'zod'
import { type DigestFrequency, notificationKinds } from '../../shared/notificationChoices.ts'
import type { Db, Tx } from '../connection/database.ts'
import { rowsOf } from '../connection/rows.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { findUser, type UserRow } from '../user/users.ts'
import { nextDigestAt } from './notificationChoices.ts'
import { type NotificationRow, unreadNotificationsBetween } from './notifications.ts'

const peopleAtOnce = 100
/** A notification has the time when its transaction began, and can be seen once it ends. */
const transactionsEndWithinMs = 60_000

const recipient = z.object({ user_uuid: z.string() })

/**
 * Puts a job in the queue of mails for a batch of the people whose digest is due, and moves the time of their next digest in the same
 * transaction. Several processes take different people. Whoever has nothing new, an unproven address or a suspended account waits for the next time.
 * @returns whether there may be more
 */
export async function scheduleDigests(db: Db, jobs: Pick<Jobs, 'sendMail'>, now: Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const due = await tx
      .selectFrom('notification_choices')
      .select(['user_uuid', 'digest'])
      .where('digest_due_at', '<=', now)
      .orderBy('digest_due_at')
      .orderBy('user_uuid')
      .limit(peopleAtOnce)
      .forNoKeyUpdate()
      .skipLocked()
      .execute()
    if (due.length === 0) return false
    const people = due.map(({ user_uuid }) => user_uuid)
    for (const digest of ['daily', 'weekly'] as const) {
      const users = due.filter((row) => row.digest === digest).map(({ user_uuid }) => user_uuid)
      if (users.length === 0) continue
      await tx
        .updateTable('notification_choices')
        .set({ digest_due_at: nextDigestAt(digest, now) })
        .where('user_uuid', 'in', users)
        .execute()
    }
    const recipients = await rowsOf(tx, recipient)`
      select choices.user_uuid from notification_choices as choices join users on users.uuid = choices.user_uuid
      where choices.user_uuid = any (${people}::uuid[]) and users.email_verified_at is not null
        and users.suspended_at is null and exists (
        select from notifications where notifications.user_uuid = choices.user_uuid and notifications.read_at is null
          and notifications.created_at > choices.digested_until and notifications.kind <> all (choices.off_by_mail))`
    const next = new Map(due.map(({ user_uuid, digest }) => [user_uuid, nextDigestAt(digest, now)]))
    for (const { user_uuid } of recipients) {
      const slot = next.get(user_uuid)
      if (slot) await jobs.sendMail({ kind: 'digest', user_uuid, next_at: slot.getTime() }, { tx })
    }
    return due.length === peopleAtOnce
  })
}

/** `nextAt`: when the digest after this one was due, by the schedule that made this one; another time means that this one is obsolete */
type Slot = { userUuid: string; nextAt: number }

export type TakenDigest = {
  person: UserRow
  frequency: Exclude<DigestFrequency, 'never'>
  /** newest first, one more than `limit` at most */
  rows: NotificationRow[]
  /** Makes the digest due again, unless another one was taken or the choices have changed since. */
  giveBack: () => Promise<void>
}

/**
 * Takes a digest before it is sent: no other process, and no later attempt of this one, takes it again, whatever happens to the mail.
 * @param limit of the notifications
 * @returns undefined when it was taken before, was replaced by a later one, is not wanted any more, or has nothing new
 */
export async function takeDigest(db: Db, { userUuid, nextAt }: Slot, limit: number, now: Date): Promise<TakenDigest | undefined> {
  return db.transaction().execute(async (tx) => {
    const choices = await tx
      .selectFrom('notification_choices')
      .selectAll()
      .where('user_uuid', '=', userUuid)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!choices || choices.digest_due_at?.getTime() !== nextAt || choices.digested_until === null) return undefined
    const person = await findUser(tx, userUuid)
    if (!person?.email_verified || person.suspended_at !== null) return undefined
    const { digest: frequency, digested_until: since } = choices
    if (frequency === 'never') return undefined
    const until = new Date(now.getTime() - transactionsEndWithinMs)
    const kinds = notificationKinds.filter((kind) => !choices.off_by_mail.includes(kind))
    const rows = await unreadNotificationsBetween(tx, userUuid, { kinds, since, until }, limit + 1)
    if (rows.length === 0) return undefined
    // Another time than the slot's, even where the mail follows within the millisecond: later attempts see by it that it was taken.
    const dueAt = Math.max(nextDigestAt(frequency, now)?.getTime() ?? 0, nextAt + 1)
    const taken = { digested_until: until, digest_due_at: new Date(dueAt) }
    await setTimes(tx, userUuid, taken)
    const giveBack = async (): Promise<void> => {
      await db.transaction().execute(async (again) => {
        const { digested_until, digest_due_at } = taken
        await setTimes(again, userUuid, { digested_until: since, digest_due_at: new Date(nextAt) }, { digested_until, digest_due_at })
      })
    }
    return { person, frequency, rows, giveBack }
  })
}

type Times = { digested_until: Date; digest_due_at: Date | null }

/** @param only while these are the stored ones */
async function setTimes(tx: Tx, userUuid: string, times: Times, only?: Times): Promise<void> {
  await tx
    .updateTable('notification_choices')
    .set(times)
    .where('user_uuid', '=', userUuid)
    .$if(only !== undefined, (query) =>
      only ? query.where('digested_until', '=', only.digested_until).where('digest_due_at', '=', only.digest_due_at) : query,
    )
    .execute()
}

/** Ends the digests of a person, who may have none. */
export async function stopDigests(db: Db, userUuid: string): Promise<void> {
  await db.updateTable('notification_choices').set({ digest: 'never', digest_due_at: null }).where('user_uuid', '=', userUuid).execute()
}
