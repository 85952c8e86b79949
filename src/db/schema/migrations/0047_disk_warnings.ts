import { type Kysely, sql } from 'kysely'

/** The disks that administrators were told are nearly full; a row goes once there is room again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table disk_warnings (
        disk text primary key check (disk in ('files', 'database')),
        warned_at timestamptz not null default clock_timestamp()
      )`,
    )
    .execute(db)
}
