import { sql } from 'kysely'
import type { Db } from './database.ts'

/**
 * Counts one more attempt under a key, in a window that begins with its first.
 * @param windowSeconds how long the window lasts
 * @returns how many attempts it holds by now, and the seconds until it ends
 */
export async function countAttempt(db: Db, key: string, windowSeconds: number): Promise<{ attempts: number; secondsLeft: number }> {
  const { rows } = await sql<{ attempts: number; secondsLeft: number }>`
    insert into rate_limits as known (key, attempts, expires_at) values (${key}, 1, now() + make_interval(secs => ${windowSeconds}))
    on conflict (key) do update set
      attempts = case when known.expires_at > now() then known.attempts + 1 else 1 end,
      expires_at = case when known.expires_at > now() then known.expires_at else excluded.expires_at end
    returning attempts, ceil(extract(epoch from expires_at - now()))::integer as "secondsLeft"`.execute(db)
  const [counted] = rows
  if (!counted) throw new Error('an attempt was not counted')
  return counted
}

/** Takes one attempt back under each key: it was none. */
export async function forgetAttempts(db: Db, keys: readonly string[]): Promise<void> {
  // One by one: several at once would be locked in whatever order they are found.
  for (const key of keys) await sql`update rate_limits set attempts = attempts - 1 where key = ${key} and attempts > 0`.execute(db)
}

/** Forgets the windows that are over. */
export async function deleteExpiredAttempts(db: Db): Promise<void> {
  await sql`delete from rate_limits where expires_at <= now()`.execute(db)
}
