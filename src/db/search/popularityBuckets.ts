import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../connection/database.ts'
import { rowsOf } from '../connection/rows.ts'

/**
 * The contents from a step of the score on: `tier` 1 is the most popular quarter of the library, 2 the most popular 16th, and so on to 6.
 */
export type PopularityBucket = z.output<typeof bucket>
const bucket = z.object({ tier: z.number(), score_step: z.number() })
const narrowing = 4
const batch = 2000

/** Lists the tiers, highest first; empty in a library of fewer than 400. */
export async function popularityBuckets(db: Db): Promise<PopularityBucket[]> {
  return db.selectFrom('popularity_tiers').selectAll().orderBy('tier', 'desc').execute()
}

/** Estimates how many of so many matches a tier contains. */
export const shareOf = ({ tier }: PopularityBucket, matches: number): number => matches / narrowing ** tier

/**
 * Restores the sizes of the tiers, which new and newly popular contents have changed. A search reads the rows of a tier and above, from its
 * first step on. So rows are raised before that step is moved, and again afterwards for those that changed meanwhile; rows sink only after
 * that.
 */
export async function movePopularityBuckets(db: Db): Promise<void> {
  const tiers = await rowsOf(db, bucket)`select * from popularity_tiers_now() order by tier`
  await raise(db, tiers)
  await db.transaction().execute(async (tx) => {
    // Serialises with another worker that may be doing the same.
    await sql`lock table popularity_tiers in share row exclusive mode`.execute(tx)
    await tx.deleteFrom('popularity_tiers').execute()
    if (tiers.length > 0) await tx.insertInto('popularity_tiers').values(tiers).execute()
  })
  await raise(db, tiers)
  for (const { tier, score_step } of tiers.toReversed()) {
    await inBatches((limit) =>
      sql`update content_search set tier = ${tier - 1}::smallint where content_uuid in (
        select content_uuid from content_search where tier = ${tier}::smallint and score_step < ${score_step}::int limit ${limit}::int)`.execute(
        db,
      ),
    )
  }
}

async function raise(db: Db, tiers: readonly PopularityBucket[]): Promise<void> {
  for (const { tier, score_step } of tiers) {
    await inBatches((limit) =>
      sql`update content_search set tier = ${tier}::smallint where content_uuid in (
        select content_uuid from content_search where score_step >= ${score_step}::int and tier < ${tier}::smallint limit ${limit}::int)`.execute(
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
