import { type RawBuilder, type Selectable, sql } from 'kysely'
import { type DigestFrequency, type NotificationChoices, notificationKinds } from '../../shared/notificationChoices.ts'
import type { Db, Tx } from '../connection/database.ts'
import type { NotificationChoicesTable } from './notificationChoicesTable.ts'

type Row = Selectable<NotificationChoicesTable>

const dayMs = 24 * 60 * 60 * 1000
/** The shortest time between two digests. */
const digestEveryMs: Readonly<Record<Exclude<DigestFrequency, 'never'>, number>> = { daily: dayMs, weekly: 7 * dayMs }

/** Returns when the digest after one is due; null for never. */
export function nextDigestAt(digest: DigestFrequency, last: Date): Date | null {
  return digest === 'never' ? null : new Date(last.getTime() + digestEveryMs[digest])
}

/** True when the person in the query's `users` wants notifications of a kind. */
export function isWantedOnSite(kind: RawBuilder<string>): RawBuilder<boolean> {
  return sql<boolean>`not exists (
    select from notification_choices as choices where choices.user_uuid = users.uuid and ${kind} = any (choices.off_on_site))`
}

function choicesOf(row: Pick<Row, 'off_on_site' | 'off_by_mail' | 'digest'> | undefined): NotificationChoices {
  return {
    kinds: notificationKinds.map((kind) => ({
      kind,
      onSite: !row?.off_on_site.includes(kind),
      byMail: !row?.off_by_mail.includes(kind),
    })),
    digest: row?.digest ?? 'never',
  }
}

/** Returns what a person has chosen, or what holds for those who have not: all kinds on the site, no digests. */
export async function findNotificationChoices(db: Db | Tx, userUuid: string): Promise<NotificationChoices> {
  return choicesOf(await db.selectFrom('notification_choices').selectAll().where('user_uuid', '=', userUuid).executeTakeFirst())
}

/**
 * Stores choices; kinds that are not among them stay as they are. The first digest has what is new from now on; another frequency keeps its
 * distance from the last digest.
 */
export async function storeNotificationChoices(
  tx: Tx,
  userUuid: string,
  { kinds, digest }: NotificationChoices,
  now: Date,
): Promise<NotificationChoices> {
  await tx
    .insertInto('notification_choices')
    .values({ user_uuid: userUuid })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const before = await tx
    .selectFrom('notification_choices')
    .selectAll()
    .where('user_uuid', '=', userUuid)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const named = new Set<string>(kinds.map(({ kind }) => kind))
  const off = (stored: readonly string[], way: 'onSite' | 'byMail'): string[] => [
    ...stored.filter((kind) => !named.has(kind)),
    ...kinds.filter((choice) => !choice[way]).map(({ kind }) => kind),
  ]
  const from = before.digest === 'never' ? now : (before.digested_until ?? now)
  const after = await tx
    .updateTable('notification_choices')
    .set({
      off_on_site: off(before.off_on_site, 'onSite'),
      off_by_mail: off(before.off_by_mail, 'byMail'),
      digest,
      digested_until: from,
      digest_due_at: digest === before.digest ? before.digest_due_at : nextDigestAt(digest, from),
    })
    .where('user_uuid', '=', userUuid)
    .returningAll()
    .executeTakeFirstOrThrow()
  return choicesOf(after)
}
