import { type Kysely, sql } from 'kysely'

/** Keeps the technical reason of a failed conversion for administrators, who can list and repeat those. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table media add column failure_reason text`,
  `create index media_failed on media (updated_at desc, content_uuid desc)
    where failure is not null and state in ('failed', 'complete') and failure not in ('DAMAGED', 'NO_FFMPEG')`,
]
