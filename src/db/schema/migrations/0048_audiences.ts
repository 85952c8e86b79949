import { type Kysely, sql } from 'kysely'

/** Who may open a private video: whoever has its link, people who are signed in, or named people. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // It counts while the video is private, and waits while it is public.
  `alter table contents add column audience text not null default 'link'`,
  `alter table contents add constraint contents_audience check (audience in ('link', 'members', 'people')) not valid`,
  `create table content_viewers (
    content_uuid uuid not null references contents (uuid) on delete cascade,
    user_uuid uuid not null references users (uuid) on delete cascade,
    primary key (content_uuid, user_uuid)
  )`,
  `create index content_viewers_user on content_viewers (user_uuid)`,
  // Whoever could open it before must not keep its addresses.
  `create trigger contents_narrowed after update of audience on contents for each row
    when (old.audience <> new.audience and new.statuts = 'private' and (new.audience = 'people' or old.audience = 'link'))
    execute function ask_for_new_names()`,
]
