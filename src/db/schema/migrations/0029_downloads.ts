import { type Kysely, sql } from 'kysely'

/** Whether people may download a video; its creator has to say so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table contents add column downloads_allowed boolean not null default false').execute(db)
}
