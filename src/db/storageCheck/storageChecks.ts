import { sql } from 'kysely'
import { z } from 'zod'
import { type OrphanOutcome, storageWorkStates, type StorageFindingKind } from '../../shared/entities/storage.ts'
import type { Db, Tx } from '../connection/database.ts'
import { rowsOf } from '../connection/rows.ts'
import type { StorageQueue } from '../jobs/queues.ts'

/** What a check has counted so far. */
export type CheckCounts = {
  files: number
  bytes: number
  orphans: number
  orphan_files: number
  orphan_bytes: number
  missing: number
  unknown_names: number
}

const countsSchema = z.object({
  files: z.number(),
  bytes: z.number(),
  orphans: z.number(),
  orphan_files: z.number(),
  orphan_bytes: z.number(),
  missing: z.number(),
  unknown_names: z.number(),
}) satisfies z.ZodType<CheckCounts>

const state = z.enum(storageWorkStates)
const checkSchema = countsSchema.extend({
  uuid: z.string(),
  state,
  reason: z.string().nullable(),
  requested_at: z.date(),
  finished_at: z.date().nullable(),
  /** null as long as none was requested */
  deletion_state: state.nullable(),
  deletion_reason: z.string().nullable(),
  deletion_requested_at: z.date().nullable(),
  deletion_finished_at: z.date().nullable(),
})
export type CheckRow = z.infer<typeof checkSchema>

const jobOf = (queue: StorageQueue) => sql`
  (select job.state::text as state, coalesce(job.output ->> 'message', job.output ->> 'reason') as reason from pgboss.job
    where job.name = ${queue} and job.data ->> 'check_uuid' = storage_checks.uuid::text
    order by job.state::text in ('created', 'retry', 'active') desc, job.created_on desc limit 1)`
// A job that was abandoned, or deleted long after it failed, leaves work that nobody does any more.
const stateOf = (job: string) => sql`case
  when ${sql.ref(`${job}.state`)} in ('created', 'retry') then 'waiting' when ${sql.ref(`${job}.state`)} = 'active' then 'running' else 'failed' end`

/** Returns the last check; undefined before the first one. */
export async function findCheck(db: Db | Tx): Promise<CheckRow | undefined> {
  const rows = await rowsOf(db, checkSchema)`
    select storage_checks.*,
      case when finished_at is not null then 'done' else ${stateOf('check_job')} end as state,
      case when finished_at is null then check_job.reason end as reason,
      case when deletion_requested_at is null then null
        when deletion_finished_at is not null then 'done' else ${stateOf('deletion_job')} end as deletion_state,
      case when deletion_requested_at is not null and deletion_finished_at is null then deletion_job.reason end as deletion_reason
    from storage_checks
      left join lateral ${jobOf('storage.check')} as check_job on true
      left join lateral ${jobOf('storage.deletion')} as deletion_job on true`
  return rows[0]
}

/** Lets only one administrator at a time begin a check or a deletion, until the transaction ends. */
export async function lockChecks(tx: Tx): Promise<void> {
  // Not the row: the worker writes it while it runs, and there is none before the first check.
  await sql`select pg_advisory_xact_lock(hashtext('storage_checks'))`.execute(tx)
}

/** Replaces the last check, and what it has found, by a new one. @returns its uuid */
export async function replaceCheck(tx: Tx): Promise<string> {
  await tx.deleteFrom('storage_checks').execute()
  return (await tx.insertInto('storage_checks').defaultValues().returning('uuid').executeTakeFirstOrThrow()).uuid
}

/** Begins a check again. @returns false when it has ended, or is no longer the last one: nothing was changed */
export async function restartCheck(db: Db, uuid: string): Promise<boolean> {
  const none = { files: 0, bytes: 0, orphans: 0, orphan_files: 0, orphan_bytes: 0, missing: 0, unknown_names: 0 }
  if (!(await recordCounts(db, uuid, none))) return false
  await db.deleteFrom('storage_findings').where('check_uuid', '=', uuid).execute()
  return true
}

/** @returns false when the check has ended, or is no longer the last one */
export async function recordCounts(db: Db, uuid: string, counts: CheckCounts): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('storage_checks')
    .set(counts)
    .where('uuid', '=', uuid)
    .where('finished_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function finishCheck(db: Db, uuid: string): Promise<void> {
  await db
    .updateTable('storage_checks')
    .set({ finished_at: sql`clock_timestamp()` })
    .where('uuid', '=', uuid)
    .execute()
}

export type NewFinding = { kind: StorageFindingKind; key: string; files: number; bytes: number }

/** Does nothing for those of a check that is no longer the last one. */
export async function insertFindings(db: Db, checkUuid: string, findings: readonly NewFinding[]): Promise<void> {
  if (findings.length === 0) return
  await sql`insert into storage_findings (check_uuid, kind, key, files, bytes)
    select storage_checks.uuid, found.kind, found.key, found.files, found.bytes
    from storage_checks, jsonb_to_recordset(${JSON.stringify(findings)}::jsonb) as found (kind text, key text, files int8, bytes int8)
    where storage_checks.uuid = ${checkUuid}::uuid
    on conflict do nothing`.execute(db)
}

/** Begins the deletion of the orphans of a check; those whose deletion failed before are tried again. */
export async function beginDeletion(tx: Tx, uuid: string): Promise<void> {
  await tx
    .updateTable('storage_checks')
    .set({ deletion_requested_at: sql`clock_timestamp()`, deletion_finished_at: null })
    .where('uuid', '=', uuid)
    .execute()
  await tx.updateTable('storage_findings').set({ outcome: null }).where('check_uuid', '=', uuid).where('outcome', '=', 'failed').execute()
}

export type ListedOrphan = { uuid: string; key: string }

/** Lists orphans about whose deletion nothing is recorded yet, in the order of their keys. */
export async function listUndecided(db: Db, checkUuid: string, limit: number): Promise<ListedOrphan[]> {
  return db
    .selectFrom('storage_findings')
    .select(['uuid', 'key'])
    .where('check_uuid', '=', checkUuid)
    .where('kind', '=', 'orphan')
    .where('outcome', 'is', null)
    .orderBy('key')
    .limit(limit)
    .execute()
}

export async function recordOutcome(db: Db, findingUuid: string, outcome: OrphanOutcome): Promise<void> {
  await db.updateTable('storage_findings').set({ outcome }).where('uuid', '=', findingUuid).execute()
}

export async function finishDeletion(db: Db, uuid: string): Promise<void> {
  await db
    .updateTable('storage_checks')
    .set({ deletion_finished_at: sql`clock_timestamp()` })
    .where('uuid', '=', uuid)
    .execute()
}

const deletableSchema = z.object({
  orphans: z.number(),
  files: z.number(),
  bytes: z.number(),
  deleted: z.number(),
  deleted_bytes: z.number(),
  kept: z.number(),
  gone: z.number(),
  failed: z.number(),
})
export type OrphanCounts = z.infer<typeof deletableSchema>

/** Counts the listed orphans of a check: those that a deletion would take, and what became of the others. */
export async function countOrphans(db: Db | Tx, checkUuid: string): Promise<OrphanCounts> {
  const [row] = await rowsOf(db, deletableSchema)`
    select
      count(*) filter (where is_left)::int4 as orphans,
      coalesce(sum(files) filter (where is_left), 0)::float8 as files,
      coalesce(sum(bytes) filter (where is_left), 0)::float8 as bytes,
      count(*) filter (where outcome = 'deleted')::int4 as deleted,
      coalesce(sum(bytes) filter (where outcome = 'deleted'), 0)::float8 as deleted_bytes,
      count(*) filter (where outcome = 'kept')::int4 as kept,
      count(*) filter (where outcome = 'gone')::int4 as gone,
      count(*) filter (where outcome = 'failed')::int4 as failed
    from (
      select *, outcome is null or outcome = 'failed' as is_left from storage_findings
      where check_uuid = ${checkUuid}::uuid and kind = 'orphan') as listed`
  if (!row) throw new Error('The counts have no row')
  return row
}
