import { sql } from 'kysely'
import type { Db } from '../database.ts'

/** The contents from a step of the score on: of `tier` 1 the most popular quarter of the library, of 2 the most popular 16th, and so on to 6. */
export type Tier = { tier: number; score_step: number }
const narrowing = 4
const batch = 2000

/** Highest first; none in a library of fewer than 400. */
export async function popularityTiers(db: Db): Promise<Tier[]> {
  return db.selectFrom('popularity_tiers').selectAll().orderBy('tier', 'desc').execute()
}

/** How many of so many matches a tier holds, more or less. */
export const shareOf = ({ tier }: Tier, matches: number): number => matches / narrowing ** tier

/**
 * Gives the tiers their sizes again, which new and newly popular contents have changed. A search reads what is of a tier and above its
 * first step: so contents rise before that step is moved, and again afterwards for those that came meanwhile, and sink after it.
 */
export async function movePopularityTiers(db: Db): Promise<void> {
  const { rows: tiers } = await sql<Tier>`select * from popularity_tiers_now() order by tier`.execute(db)
  await raise(db, tiers)
  await db.transaction().execute(async (tx) => {
    // Another worker may be doing the same: one after the other.
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

async function raise(db: Db, tiers: readonly Tier[]): Promise<void> {
  for (const { tier, score_step } of tiers) {
    await inBatches((limit) =>
      sql`update content_search set tier = ${tier}::smallint where content_uuid in (
        select content_uuid from content_search where score_step >= ${score_step}::int and tier < ${tier}::smallint limit ${limit}::int)`.execute(
        db,
      ),
    )
  }
}

/** Short statements, so that nobody waits for long. */
async function inBatches(update: (limit: number) => Promise<{ numAffectedRows?: bigint | undefined }>): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await update(batch)
    if (numAffectedRows < batch) return
  }
}
