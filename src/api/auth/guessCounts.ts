import { createHash } from 'node:crypto'
import { countAttempt, uncountAttempts } from '../../db/auth/attempts.ts'
import type { Db } from '../../db/connection/database.ts'
import type { Limit } from '../http/limits.ts'

/** Counts one guess under several keys; `takeBack` removes it from all of them. */
export type GuessCounts = {
  count(key: string, limit: Limit): Promise<{ isOver: boolean; secondsLeft: number }>
  takeBack(): Promise<void>
}

export function guessCounts(db: Db): GuessCounts {
  const counted: string[] = []
  return {
    async count(key, { max, seconds }) {
      // Hashed, so that the database keeps no e-mail or IP address for it.
      const hashed = createHash('sha256').update(`guess ${key}`).digest('base64url')
      counted.push(hashed)
      const { attempts, secondsLeft } = await countAttempt(db, hashed, seconds)
      return { isOver: attempts > max, secondsLeft }
    },
    takeBack: () => uncountAttempts(db, counted),
  }
}
