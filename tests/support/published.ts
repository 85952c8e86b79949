import { sql } from 'kysely'
import type { Creator, TestApi } from './api.ts'

export const daysAgo = (days: number): Date => new Date(Date.now() - days * 24 * 3_600_000)

/** A content that was published some days ago, with views by as many users on that day. @returns its uuid */
export async function published(
  site: TestApi,
  creator: Creator,
  title: string,
  { age = 0, views = 0, hashtags = [] }: { age?: number; views?: number; hashtags?: string[] } = {},
): Promise<string> {
  const uuid = await site.playable(creator, { title, hashtags })
  const { db } = site.database
  await sql`update contents set created_at = ${daysAgo(age)} where uuid = ${uuid}::uuid`.execute(db)
  await sql`update content_rank set score = rank_weight(1, ${daysAgo(age)}) where content_uuid = ${uuid}::uuid`.execute(db)
  await sql`select add_rank(${uuid}::uuid, 1, ${daysAgo(age)}) from generate_series(1, ${views}::int)`.execute(db)
  return uuid
}
