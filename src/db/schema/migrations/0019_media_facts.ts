import { type Kysely, sql } from 'kysely'

/** The place at which an accepted file is damaged, and renditions of portrait videos with correct width and height. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // Seconds from the start; null when there is no such place, or it is unknown.
  `alter table media add column failure_at double precision`,
  // The longer side was always written as the width. The video's own size shows its orientation.
  `update media set renditions = (
      select jsonb_agg(
        rendition || jsonb_build_object('width', rendition -> 'height', 'height', rendition -> 'width') order by place
      ) from jsonb_array_elements(renditions) with ordinality as listed (rendition, place)
    )
    where height > width and jsonb_array_length(renditions) > 0`,
]
