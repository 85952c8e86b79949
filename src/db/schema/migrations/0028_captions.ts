import { type Kysely, sql } from 'kysely'

/** Captions of a content, one per language, as the sanitised WebVTT file that players get under the address that `key` makes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table captions (
    content_uuid uuid not null references contents (uuid) on delete cascade,
    language text not null check (language ~ '^[a-z]{2,3}$'),
    key uuid not null unique default gen_random_uuid(),
    is_automatic boolean not null default false,
    webvtt text not null,
    updated_at timestamptz not null default now(),
    primary key (content_uuid, language)
  )`,
    )
    .execute(db)
}
