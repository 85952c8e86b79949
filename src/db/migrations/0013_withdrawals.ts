import { type Kysely, sql } from 'kysely'

/**
 * Withdrawing a content whose many followers were told of it is one row here, whoever reads notifications looks at it, and the worker
 * deletes what it names in batches (worker/backlog.ts).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // The notifications about the content that were there by then are gone in the eyes of everybody but its owner. One row for each time
  // that it was withdrawn: who withdraws it again does not wait for the batch under way. No foreign key: see search_due in 0012.
  `create table notifications_to_withdraw (
    content_uuid uuid not null,
    owner_uuid uuid not null,
    until timestamptz not null default clock_timestamp(),
    primary key (content_uuid, until)
  )`,
  // Finds what somebody has of a withdrawn content among the notifications of all who were told.
  `create index notifications_content_user on notifications (content_uuid, user_uuid) where content_uuid is not null`,
  `drop index notifications_content`,
  `create or replace function withdraw_notifications() returns trigger language plpgsql as $$
    begin
      delete from followers_to_tell where content_uuid = new.uuid;
      insert into notifications_to_withdraw (content_uuid, owner_uuid)
        select new.uuid, creator_uuid from channels where uuid = new.channel_uuid
          and exists (select from notifications where content_uuid = new.uuid and user_uuid <> channels.creator_uuid)
        on conflict do nothing;
      return null;
    end $$`,
]
