import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../connection/database.ts'
import { rowsOf } from '../connection/rows.ts'

/**
 * The contents from a step of the score on: `bucket` 1 is the most popular quarter of the library, 2 the most popular 16th, and so on to 6.
 */
export type PopularityBucket = z.output<typeof popularityBucket>
const popularityBucket = z.object({ bucket: z.number(), score_step: z.number() })
const narrowing = 4
const batch = 2000

/** Lists the buckets, highest first; empty in a library of fewer than 400. */
export async function popularityBuckets(db: Db): Promise<PopularityBucket[]> {
  return db.selectFrom('popularity_buckets').selectAll().orderBy('bucket', 'desc').execute()
}

/** Estimates how many of so many matches a bucket contains. */
export const shareOf = ({ bucket }: PopularityBucket, matches: number): number => matches / narrowing ** bucket

/**
 * Restores the sizes of the buckets, which new and newly popular contents have changed. A search reads the rows of a bucket and above, from its
 * first step on. So rows are raised before that step is moved, and again afterwards for those that changed meanwhile; rows sink only after
 * that.
 */
export async function movePopularityBuckets(db: Db): Promise<void> {
  const buckets = await rowsOf(db, popularityBucket)`select * from popularity_buckets_now() order by bucket`
  await raise(db, buckets)
  await db.transaction().execute(async (tx) => {
    // Serialises with another worker that may be doing the same.
    await sql`lock table popularity_buckets in share row exclusive mode`.execute(tx)
    await tx.deleteFrom('popularity_buckets').execute()
    if (buckets.length > 0) await tx.insertInto('popularity_buckets').values(buckets).execute()
  })
  await raise(db, buckets)
  for (const { bucket, score_step } of buckets.toReversed()) {
    await inBatches((limit) =>
      sql`update content_search set bucket = ${bucket - 1}::smallint where content_uuid in (
        select content_uuid from content_search where bucket = ${bucket}::smallint and score_step < ${score_step}::int limit ${limit}::int)`.execute(
        db,
      ),
    )
  }
}

async function raise(db: Db, buckets: readonly PopularityBucket[]): Promise<void> {
  for (const { bucket, score_step } of buckets) {
    await inBatches((limit) =>
      sql`update content_search set bucket = ${bucket}::smallint where content_uuid in (
        select content_uuid from content_search where score_step >= ${score_step}::int and bucket < ${bucket}::smallint limit ${limit}::int)`.execute(
        db,
      ),
    )
  }
}

/** Runs short statements, so that no lock is held for long. */
async function inBatches(update: (limit: number) => Promise<{ numAffectedRows?: bigint | undefined }>): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await update(batch)
    if (numAffectedRows < batch) return
  }
}
