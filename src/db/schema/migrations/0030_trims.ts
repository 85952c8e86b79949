import { type Kysely, sql } from 'kysely'

/**
 * The part of an uploaded file that a video shows (`trim_start` to `trim_end`, both null for all of it), the length of the whole file, and
 * where in it the version begins that plays now. `starts_at` of captions is where in the file their times begin.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table media
    add column trim_start double precision,
    add column trim_end double precision,
    add column source_duration double precision,
    add column playing_from double precision not null default 0,
    add check ((trim_start is null) = (trim_end is null) and trim_start >= 0 and trim_end > trim_start)`,
    )
    .execute(db)
  await sql.raw('alter table captions add column starts_at double precision not null default 0').execute(db)
  await sql.raw('update media set source_duration = duration where original_key is not null and duration > 0').execute(db)
}
