import { type Kysely, sql } from 'kysely'

/** What the version takes that plays, for administrators; and their lists, newest first, whoever may see the rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // `measured_key`: the version that `renditions_bytes` is of.
  `alter table media add column renditions_bytes int8, add column measured_key text`,
  `create index media_unmeasured_version on media (content_uuid)
    where playlist_key is not null and playlist_key not like 'youtube/%' and measured_key is distinct from playlist_key`,
  `create index contents_newest on contents (created_at desc, uuid desc)`,
  `create index channels_newest on channels (created_at desc, uuid desc)`,
]
