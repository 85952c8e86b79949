import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from './database.ts'
import { isLowerThenNext, type PageRequest } from './keyset.ts'
import type { HashtagsTable } from './schema.ts'
import { violationOf } from './violations.ts'

export type HashtagRow = Selectable<HashtagsTable>

class HashtagGone extends Error {
  override readonly message = 'A hashtag was deleted while it was being given'
}

const isGone = (error: unknown): boolean =>
  error instanceof HashtagGone || violationOf(error)?.constraint === 'content_hashtags_hashtag_uuid_fkey'

/** A transaction that gives hashtags: done again when an administrator deletes one of them meanwhile, which makes it anew. */
export async function givingHashtags<Result>(db: Db, work: (tx: Tx) => Promise<Result>, attempts = 5): Promise<Result> {
  try {
    return await db.transaction().execute(work)
  } catch (error) {
    if (attempts === 1 || !isGone(error)) throw error
    return givingHashtags(db, work, attempts - 1)
  }
}

/** Sorted, so that two transactions that make the same names wait for each other instead of deadlocking. */
async function makeHashtags(tx: Tx, names: readonly string[]): Promise<string[]> {
  const sorted = names.toSorted()
  await sql`insert into hashtags (name) select unnest(${sorted}::text[]) on conflict (lower(name)) do nothing`.execute(tx)
  return sorted
}

/** @throws HashtagGone when one of them was deleted since it was made */
async function mustHoldAll(tx: Tx, names: readonly string[]): Promise<void> {
  const { rows } = await sql`
    select from unnest(${names}::text[]) as given(name)
    where not exists (select from hashtags where lower(hashtags.name) = lower(given.name)) limit 1`.execute(tx)
  if (rows.length > 0) throw new HashtagGone()
}

/**
 * Gives a content the hashtags of these names, besides those that it has; a name that differs only in case is the same.
 * In a transaction of `givingHashtags`.
 * @returns the hashtags, made when nobody had used them
 */
export async function linkHashtags(tx: Tx, contentUuid: string, names: readonly string[]): Promise<HashtagRow[]> {
  if (names.length === 0) return []
  const sorted = await makeHashtags(tx, names)
  const { rows } = await sql<HashtagRow>`
    select * from hashtags where lower(name) in (select lower(name) from unnest(${sorted}::text[]) as given(name)) order by lower(name)`.execute(
    tx,
  )
  await mustHoldAll(tx, sorted)
  await tx
    .insertInto('content_hashtags')
    .values(rows.map((row) => ({ content_uuid: contentUuid, hashtag_uuid: row.uuid })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return rows
}

/** Makes these the content's only hashtags. In a transaction of `givingHashtags` that locked the content and writes nothing else: each write is counted anew. */
export async function replaceHashtags(tx: Tx, contentUuid: string, names: readonly string[]): Promise<void> {
  await makeHashtags(tx, names)
  // All that will count anew are locked at once and in the triggers' order, so that no two writers wait for each other.
  await sql`
    select from hashtags
    where lower(name) in (select lower(name) from unnest(${names}::text[]) as given(name))
      or uuid in (select hashtag_uuid from content_hashtags where content_uuid = ${contentUuid}::uuid)
    order by uuid for no key update`.execute(tx)
  await mustHoldAll(tx, names)
  // One statement, whose triggers see all of it: the words of search are then locked once, in their order.
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

/** The content is locked already. @returns whether it had it */
export async function unlinkHashtag(tx: Tx, contentUuid: string, hashtagUuid: string): Promise<boolean> {
  // Before the link, as whoever deletes a hashtag with its links does.
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

/** @param name in any case; a hashtag that only private contents bear is nobody's to find */
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

/** Those of public contents, most used first. */
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

/** @throws Error breaking hashtags_name when another has that name */
export async function renameHashtag(db: Db | Tx, uuid: string, name: string): Promise<HashtagRow | undefined> {
  return db.updateTable('hashtags').set({ name }).where('uuid', '=', uuid).returningAll().executeTakeFirst()
}

/** From all contents that bear it. */
export async function deleteHashtag(db: Db | Tx, uuid: string): Promise<boolean> {
  return (await db.deleteFrom('hashtags').where('uuid', '=', uuid).executeTakeFirst()).numDeletedRows === 1n
}
