import { type Kysely, sql } from 'kysely'

/** What the owner of a channel chooses about the comments of others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table channels
    add column comments_mode text not null default 'open' check (comments_mode in ('open', 'held', 'closed')),
    add column watched_words text[] not null default '{}'`,
]
