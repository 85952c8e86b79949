import { type Kysely, sql } from 'kysely'
import { pinSearchPaths } from './searchPaths.ts'

/** Renames tables, columns and functions to the words of docs/glossary.md. Nothing else changes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
  for (const [before, after] of renamedTables) await renameIndexesAndConstraints(db, before, after)
  await pinSearchPaths(db)
}

const renamedTables = [
  ['historicals', 'history'],
  ['popularity_tiers', 'popularity_buckets'],
  ['content_search_tier', 'content_search_bucket'],
  ['followers_to_tell', 'followers_to_notify'],
  ['follows_to_tell', 'follows_to_notify'],
  ['notifications_to_withdraw', 'notifications_to_retract'],
] as const

const statements = [
  `alter table historicals rename to history`,

  `alter table popularity_tiers rename to popularity_buckets`,
  `alter table popularity_buckets rename column tier to bucket`,
  `alter table content_search rename column tier to bucket`,
  `alter table channel_search rename column reach to bucket`,
  // A trigger and the rows that a function returns follow the table; the text of a function does not.
  `drop function popularity_tiers_now`,
  `create function popularity_buckets_now() returns setof popularity_buckets language sql stable as $$
    select bucket::smallint, max(score_step)
    from (
      select score_step, sum(count(*)) over (order by score_step desc) as above, sum(count(*)) over () as listed
      from content_search group by score_step
    ) as steps cross join generate_series(1, 6) as bucket
    where listed / 4 ^ bucket >= 100 and above >= listed / 4 ^ bucket
    group by bucket $$`,
  `alter function place_in_tier rename to place_in_bucket`,
  `create or replace function place_in_bucket() returns trigger language plpgsql as $$
    begin
      new.bucket := coalesce((select max(bucket) from popularity_buckets where score_step <= floor(new.score * 4)::integer), 0);
      return new;
    end $$`,

  `alter table followers_to_tell rename to followers_to_notify`,
  `alter table notifications_to_withdraw rename to notifications_to_retract`,
  `alter function withdraw_comment_notifications rename to retract_comment_notifications`,
  `alter function withdraw_notifications rename to retract_notifications`,
  `create or replace function retract_notifications() returns trigger language plpgsql as $$
    begin
      delete from followers_to_notify where content_uuid = new.uuid;
      insert into notifications_to_retract (content_uuid, owner_uuid)
        select new.uuid, creator_uuid from channels where uuid = new.channel_uuid
          and exists (select from notifications where content_uuid = new.uuid and user_uuid <> channels.creator_uuid)
        on conflict do nothing;
      return null;
    end $$`,
  `alter trigger contents_withdrawn on contents rename to contents_retracted`,
  `alter trigger comments_withdrawn on comments rename to comments_retracted`,
]

/** Which names PostgreSQL gave to constraints depends on its version, so they are read. */
async function renameIndexesAndConstraints(db: Kysely<unknown>, before: string, after: string): Promise<void> {
  const renamed = sql.raw(`regexp_replace(own.name, '^${before}', '${after}')`)
  await sql`
    do $$
    declare
      own record;
    begin
      for own in
        select conname as name, conrelid::regclass as table_name from pg_constraint
        where connamespace = current_schema()::regnamespace and conname like ${sql.lit(`${before}%`)}
      loop
        execute format('alter table %s rename constraint %I to %I', own.table_name, own.name, ${renamed});
      end loop;
      for own in
        select relname as name from pg_class
        where relnamespace = current_schema()::regnamespace and relkind = 'i' and relname like ${sql.lit(`${before}%`)}
      loop
        execute format('alter index %I rename to %I', own.name, ${renamed});
      end loop;
    end $$`.execute(db)
}
