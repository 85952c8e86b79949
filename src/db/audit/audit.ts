import { type Selectable, sql } from 'kysely'
import type { AdministrativeAct } from '../../shared/entities/audit.ts'
import type { Db, Tx } from '../connection/database.ts'
import { isOlder, microseconds, type PageRequest } from '../connection/keyset.ts'
import type { AuditLogTable } from '../schema/schema.ts'

export type AuditRow = Selectable<AuditLogTable>

/** An administrative act. `details`: further facts for readers of the log, such as the previous value. */
export type Act = { act: AdministrativeAct; subject_uuid: string; details?: Readonly<Record<string, string | null>> }

/**
 * Writes an act to the audit log. Its time is always later than that of the last one: the embedded database's clock has a resolution of
 * milliseconds, and one request may write twice within one.
 * @returns false when the actor's account is gone: nothing is written
 */
export async function insertAct(tx: Tx, actorUuid: string, { act, subject_uuid, details = {} }: Act): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into audit_log (actor_uuid, actor_username, act, subject_uuid, details, created_at)
    select uuid, username, ${act}, ${subject_uuid}::uuid, ${JSON.stringify(details)}::jsonb,
      greatest(clock_timestamp(), (select max(created_at) + interval '1 microsecond' from audit_log))
    from users where uuid = ${actorUuid}::uuid`.execute(tx)
  return numAffectedRows === 1n
}

/** Lists the acts, newest first. */
export async function listActs(db: Db | Tx, { limit, after }: PageRequest): Promise<(AuditRow & { position: number })[]> {
  return db
    .selectFrom('audit_log')
    .selectAll()
    .select(({ ref }) => microseconds(ref('created_at')).as('position'))
    .$if(after !== null, (query) => (after ? query.where(({ ref }) => isOlder(ref('created_at'), ref('uuid'), after)) : query))
    .orderBy('created_at', 'desc')
    .orderBy('uuid', 'desc')
    .limit(limit + 1)
    .execute()
}
