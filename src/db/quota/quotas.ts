import { sql } from 'kysely'
import { z } from 'zod'
import { type Quota, type QuotaChoice, quotaChoiceKinds } from '../../shared/quota.ts'
import type { Db, Tx } from '../connection/database.ts'
import { rowsOf } from '../connection/rows.ts'

export type RoleQuota = { role_uuid: string; name: string; total_bytes: number | null; daily_bytes: number | null }

/** Lists what each role may keep and send; both null for no limit. */
export async function listRoleQuotas(db: Db | Tx): Promise<RoleQuota[]> {
  return db
    .selectFrom('roles')
    .leftJoin('role_quotas', 'role_quotas.role_uuid', 'roles.uuid')
    .select(['roles.uuid as role_uuid', 'roles.name', 'role_quotas.total_bytes', 'role_quotas.daily_bytes'])
    .orderBy('roles.created_at')
    .orderBy('roles.name')
    .execute()
}

/** Locks the roles until the end of the transaction, in the order of their uuids: two administrators must not deadlock. */
export async function lockRoles(tx: Tx, uuids: readonly string[]): Promise<void> {
  if (uuids.length === 0) return
  await tx.selectFrom('roles').select('uuid').where('uuid', 'in', uuids).orderBy('uuid').forNoKeyUpdate().execute()
}

/** @throws Error breaking role_quotas_role_uuid_fkey when there is no such role */
export async function writeRoleQuota(tx: Tx, { role_uuid, total_bytes, daily_bytes }: Omit<RoleQuota, 'name'>): Promise<void> {
  await tx
    .insertInto('role_quotas')
    .values({ role_uuid, total_bytes, daily_bytes })
    .onConflict((conflict) => conflict.column('role_uuid').doUpdateSet({ total_bytes, daily_bytes }))
    .execute()
}

export type QuotaChoices = { total: QuotaChoice; daily: QuotaChoice }

export async function writeUserQuota(tx: Tx, userUuid: string, { total, daily }: QuotaChoices): Promise<void> {
  const values = { total_choice: total.kind, total_bytes: total.bytes, daily_choice: daily.kind, daily_bytes: daily.bytes }
  await tx
    .insertInto('user_quotas')
    .values({ user_uuid: userUuid, ...values })
    .onConflict((conflict) => conflict.column('user_uuid').doUpdateSet(values))
    .execute()
}

const bytes = z.number().nullable()
const choice = z.enum(quotaChoiceKinds)
const quotaRow = z.object({
  user_uuid: z.string(),
  total_choice: choice,
  total_bytes: bytes,
  daily_choice: choice,
  daily_bytes: bytes,
  total_limit: bytes,
  daily_limit: bytes,
  kept: z.number(),
  sent: z.number(),
  more_at: z.date().nullable(),
})

export type UserQuota = Quota & { choices: QuotaChoices }

// A video that is replaced and the files that are on their way to take its place count as the larger of both. All count for the owner of the
// channel, whoever sends them.
const usedOf = (userUuids: readonly string[]) => sql`
  with kept as (
    select channels.creator_uuid as user_uuid, media.content_uuid, media.original_bytes as kept, 0::int8 as reserved
    from channels
    join contents on contents.channel_uuid = channels.uuid
    join media on media.content_uuid = contents.uuid
    where channels.creator_uuid = any(${userUuids}::uuid[]) and media.original_key is not null and media.original_bytes is not null
  ), reserved as (
    select channels.creator_uuid as user_uuid, coming.content_uuid, 0::int8 as kept, coming.bytes as reserved
    from channels
    join contents on contents.channel_uuid = channels.uuid
    join (
      select content_uuid, bytes from resumable_uploads where accepted_at is null and refusal is null
      union all
      select content_uuid, quota_bytes from uploads_in_flight where quota_bytes is not null and expires_at > now()
    ) as coming on coming.content_uuid = contents.uuid
    where channels.creator_uuid = any(${userUuids}::uuid[])
  ), per_content as (
    select user_uuid, content_uuid, sum(kept) as kept, sum(reserved) as reserved
    from (select * from kept union all select * from reserved) as each
    group by user_uuid, content_uuid
  ), receipts as (
    select user_uuid, sum(bytes) as bytes, min(received_at) + interval '24 hours' as more_at from upload_receipts
    where user_uuid = any(${userUuids}::uuid[]) and received_at > now() - interval '24 hours'
    group by user_uuid
  )`

/** Returns the limits of these people, and how much of them is used, by their uuid; without those that do not exist. */
export async function findQuotas(db: Db | Tx, userUuids: readonly string[]): Promise<Map<string, UserQuota>> {
  if (userUuids.length === 0) return new Map()
  const rows = await rowsOf(db, quotaRow)`
    ${usedOf(userUuids)}, used as (
      select user_uuid, sum(greatest(kept, reserved)) as kept, sum(reserved) as reserved from per_content group by user_uuid
    )
    select users.uuid as user_uuid,
      coalesce(user_quotas.total_choice, 'role') as total_choice, user_quotas.total_bytes,
      coalesce(user_quotas.daily_choice, 'role') as daily_choice, user_quotas.daily_bytes,
      case coalesce(user_quotas.total_choice, 'role')
        when 'role' then role_quotas.total_bytes when 'bytes' then user_quotas.total_bytes end as total_limit,
      case coalesce(user_quotas.daily_choice, 'role')
        when 'role' then role_quotas.daily_bytes when 'bytes' then user_quotas.daily_bytes end as daily_limit,
      coalesce(used.kept, 0)::float8 as kept,
      (coalesce(receipts.bytes, 0) + coalesce(used.reserved, 0))::float8 as sent,
      receipts.more_at
    from users
    left join user_quotas on user_quotas.user_uuid = users.uuid
    left join role_quotas on role_quotas.role_uuid = users.role_uuid
    left join used on used.user_uuid = users.uuid
    left join receipts on receipts.user_uuid = users.uuid
    where users.uuid = any(${userUuids}::uuid[])`
  return new Map(rows.map((row) => [row.user_uuid, toQuota(row)]))
}

function toQuota(row: z.infer<typeof quotaRow>): UserQuota {
  return {
    total: { limitBytes: row.total_limit, usedBytes: row.kept },
    daily: { limitBytes: row.daily_limit, usedBytes: row.sent },
    moreAt: row.more_at?.toISOString() ?? null,
    choices: {
      total: { kind: row.total_choice, bytes: row.total_bytes },
      daily: { kind: row.daily_choice, bytes: row.daily_bytes },
    },
  }
}

/**
 * Locks who sends a file and the owner of the channel that it is for until the end of the transaction, so that two uploads cannot both take
 * what is left of a quota. In the order of their uuids: two people who edit each other's channel must not deadlock.
 * @param contentUuid null when the file is for no content
 */
export async function lockUploader(tx: Tx, userUuid: string, contentUuid: string | null): Promise<void> {
  await sql`
    select from users where uuid = ${userUuid}::uuid or uuid = (
      select channels.creator_uuid from contents join channels on channels.uuid = contents.channel_uuid
      where contents.uuid = ${contentUuid}::uuid)
    order by uuid for no key update`.execute(tx)
}

/** Returns by how much a person keeps more once a file of so many bytes has arrived for a content. */
export async function keptBeyond(tx: Tx, userUuid: string, contentUuid: string, fileBytes: number): Promise<number> {
  const [row] = await rowsOf(tx, z.object({ more: z.number() }))`
    ${usedOf([userUuid])}
    select (greatest(coalesce(sum(kept), 0), coalesce(sum(reserved), 0) + ${fileBytes}::int8)
      - greatest(coalesce(sum(kept), 0), coalesce(sum(reserved), 0)))::float8 as more
    from per_content where content_uuid = ${contentUuid}::uuid`
  if (!row) throw new Error('The sum has no row')
  return row.more
}

/** Records that the site took a file of so many bytes for a content, of its channel's owner. */
export async function insertReceipt(tx: Tx, contentUuid: string, fileBytes: number): Promise<void> {
  await sql`insert into upload_receipts (user_uuid, bytes)
    select channels.creator_uuid, ${fileBytes}::int8 from contents join channels on channels.uuid = contents.channel_uuid
    where contents.uuid = ${contentUuid}::uuid`.execute(tx)
}

/** Deletes what no day's quota counts any more. */
export async function deleteOldReceipts(db: Db): Promise<void> {
  await sql`delete from upload_receipts where received_at <= now() - interval '24 hours'`.execute(db)
}

/** Lists files that were received before their sizes were stored, at most a hundred. */
export async function listUnmeasured(db: Db): Promise<{ content_uuid: string; original_key: string }[]> {
  return db
    .selectFrom('media')
    .select(['content_uuid', 'original_key'])
    .where('original_key', 'is not', null)
    .where('original_bytes', 'is', null)
    .limit(100)
    .$narrowType<{ original_key: string }>()
    .execute()
}

/** Stores the size of a file, unless another one has taken its place meanwhile. */
export async function storeOriginalBytes(db: Db, contentUuid: string, key: string, fileBytes: number): Promise<void> {
  await db
    .updateTable('media')
    .set({ original_bytes: fileBytes })
    .where('content_uuid', '=', contentUuid)
    .where('original_key', '=', key)
    .execute()
}
