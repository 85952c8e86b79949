import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../connection/database.ts'
import { isLowerThenNext, type PageRequest } from '../connection/keyset.ts'
import type { HashtagsTable } from '../schema/schema.ts'
import { violationOf } from '../connection/violations.ts'

export type HashtagRow = Selectable<HashtagsTable>

class HashtagGone extends Error {
  override readonly message = 'A hashtag was deleted while it was being given'
}

const isGone = (error: unknown): boolean =>
  error instanceof HashtagGone || violationOf(error)?.constraint === 'content_hashtags_hashtag_uuid_fkey'

/** Runs a transaction that adds hashtags. It is retried, and creates them again, when an administrator deletes one of them meanwhile. */
export async function withHashtagRetry<Result>(db: Db, work: (tx: Tx) => Promise<Result>, attempts = 5): Promise<Result> {
  try {
    return await db.transaction().execute(work)
  } catch (error) {
    if (attempts === 1 || !isGone(error)) throw error
    return withHashtagRetry(db, work, attempts - 1)
  }
}

/** The names are sorted, so that two transactions that create the same ones wait for each other instead of deadlocking. */
async function makeHashtags(tx: Tx, names: readonly string[]): Promise<string[]> {
  const sorted = names.toSorted()
  await sql`insert into hashtags (name) select unnest(${sorted}::text[]) on conflict (lower(name)) do nothing`.execute(tx)
  return sorted
}

/** @throws HashtagGone when one of the hashtags was deleted since it was created */
async function mustHoldAll(tx: Tx, names: readonly string[]): Promise<void> {
  const { rows } = await sql`
    select from unnest(${names}::text[]) as given(name)
    where not exists (select from hashtags where lower(hashtags.name) = lower(given.name)) limit 1`.execute(tx)
  if (rows.length > 0) throw new HashtagGone()
}

/**
 * Adds the hashtags of these names to a content; names that differ only in case are the same. Call it in a transaction of `givingHashtags`.
 * @returns the hashtags, created where they did not exist
 */
export async function linkHashtags(tx: Tx, contentUuid: string, names: readonly string[]): Promise<HashtagRow[]> {
  if (names.length === 0) return []
  const sorted = await makeHashtags(tx, names)
  const rows = await tx
    .selectFrom('hashtags')
    .selectAll()
    .where(({ fn }) => fn<string>('lower', ['name']), 'in', sql<string>`(select lower(name) from unnest(${sorted}::text[]) as given(name))`)
    .orderBy(({ fn }) => fn('lower', ['name']))
    .execute()
  await mustHoldAll(tx, sorted)
  await tx
    .insertInto('content_hashtags')
    .values(rows.map((row) => ({ content_uuid: contentUuid, hashtag_uuid: row.uuid })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return rows
}

/**
 * Replaces the hashtags of a content. Call it in a transaction of `givingHashtags` that locked the content and writes nothing else: each
 * write updates the counts again.
 */
export async function replaceHashtags(tx: Tx, contentUuid: string, names: readonly string[]): Promise<void> {
  await makeHashtags(tx, names)
  // All hashtags whose counts change are locked at once and in the triggers' order, so that no two writers deadlock.
  await sql`
    select from hashtags
    where lower(name) in (select lower(name) from unnest(${names}::text[]) as given(name))
      or uuid in (select hashtag_uuid from content_hashtags where content_uuid = ${contentUuid}::uuid)
    order by uuid for no key update`.execute(tx)
  await mustHoldAll(tx, names)
  // One statement, whose triggers see all its rows: the words of search are then locked once, in their order.
  await sql`
    with wanted as (
      select uuid from hashtags where lower(name) in (select lower(name) from unnest(${names}::text[]) as given(name))
    ), gone as (
      delete from content_hashtags where content_uuid = ${contentUuid}::uuid and hashtag_uuid not in (select uuid from wanted)
    )
    insert into content_hashtags (content_uuid, hashtag_uuid) select ${contentUuid}::uuid, uuid from wanted on conflict do nothing`.execute(
    tx,
  )
}

/** Removes a hashtag from a content that is locked already. @returns whether the content had it */
export async function unlinkHashtag(tx: Tx, contentUuid: string, hashtagUuid: string): Promise<boolean> {
  // The hashtag is locked before the link, in the same order as when a hashtag is deleted with its links.
  await tx.selectFrom('hashtags').select('uuid').where('uuid', '=', hashtagUuid).forNoKeyUpdate().execute()
  const result = await tx
    .deleteFrom('content_hashtags')
    .where('content_uuid', '=', contentUuid)
    .where('hashtag_uuid', '=', hashtagUuid)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

export async function findHashtag(db: Db | Tx, uuid: string): Promise<HashtagRow | undefined> {
  return db.selectFrom('hashtags').selectAll().where('uuid', '=', uuid).executeTakeFirst()
}

/** @param name in any case; a hashtag that only private contents have is not found */
export async function findHashtagByName(db: Db | Tx, name: string): Promise<HashtagRow | undefined> {
  return db
    .selectFrom('hashtags')
    .selectAll()
    .where(
      ({ fn }) => fn<string>('lower', ['name']),
      '=',
      ({ fn, val }) => fn<string>('lower', [val(name)]),
    )
    .where('content_count', '>', 0)
    .executeTakeFirst()
}

export async function hashtagsOfContent(db: Db | Tx, contentUuid: string): Promise<HashtagRow[]> {
  return db
    .selectFrom('hashtags')
    .innerJoin('content_hashtags', 'content_hashtags.hashtag_uuid', 'hashtags.uuid')
    .selectAll('hashtags')
    .where('content_hashtags.content_uuid', '=', contentUuid)
    .orderBy(({ fn }) => fn('lower', ['hashtags.name']))
    .execute()
}

/** Lists the hashtags of public contents, most used first. */
export async function listHashtags(db: Db | Tx, { limit, after }: PageRequest): Promise<(HashtagRow & { position: number })[]> {
  return db
    .selectFrom('hashtags')
    .selectAll()
    .select('content_count as position')
    .where('content_count', '>', 0)
    .$if(after !== null, (query) => (after ? query.where(({ ref }) => isLowerThenNext(ref('content_count'), ref('uuid'), after)) : query))
    .orderBy('content_count', 'desc')
    .orderBy('uuid')
    .limit(limit + 1)
    .execute()
}

/** @throws Error breaking hashtags_name when another hashtag has that name */
export async function renameHashtag(db: Db | Tx, uuid: string, name: string): Promise<HashtagRow | undefined> {
  return db.updateTable('hashtags').set({ name }).where('uuid', '=', uuid).returningAll().executeTakeFirst()
}

/** Deletes a hashtag, also from all contents that have it. */
export async function deleteHashtag(db: Db | Tx, uuid: string): Promise<boolean> {
  return (await db.deleteFrom('hashtags').where('uuid', '=', uuid).executeTakeFirst()).numDeletedRows === 1n
}
