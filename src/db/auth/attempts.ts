import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../connection/database.ts'
import { rowsOf } from '../connection/rows.ts'

const count = z.object({ attempts: z.number(), secondsLeft: z.number() })

/**
 * Counts one more attempt under a key, in a window that begins with its first attempt. A window that would end later than a new one is from
 * before the clock was set back: it is over.
 * @param windowSeconds length of the window
 * @returns the number of attempts in the window, and the seconds until it ends
 */
export async function countAttempt(db: Db, key: string, windowSeconds: number): Promise<{ attempts: number; secondsLeft: number }> {
  const rows = await rowsOf(db, count)`
    insert into rate_limits as known (key, attempts, expires_at) values (${key}, 1, now() + make_interval(secs => ${windowSeconds}))
    on conflict (key) do update set
      attempts = case when known.expires_at > now() and known.expires_at <= excluded.expires_at then known.attempts + 1 else 1 end,
      expires_at = case when known.expires_at > now() then least(known.expires_at, excluded.expires_at) else excluded.expires_at end
    returning attempts, ceil(extract(epoch from expires_at - now()))::integer as "secondsLeft"`
  const [counted] = rows
  if (!counted) throw new Error('an attempt was not counted')
  return counted
}

/** Subtracts one attempt under each key, for requests that turned out not to count. */
export async function uncountAttempts(db: Db, keys: readonly string[]): Promise<void> {
  // One statement per key: a single statement would lock the rows in an arbitrary order, and could deadlock.
  for (const key of keys) await sql`update rate_limits set attempts = attempts - 1 where key = ${key} and attempts > 0`.execute(db)
}

export async function deleteExpiredAttempts(db: Db): Promise<void> {
  await sql`delete from rate_limits where expires_at <= now()`.execute(db)
}
