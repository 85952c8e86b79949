import { LRUCache } from 'lru-cache'
import type { Database } from '../../db/connection/database.ts'
import { type Recommended, recommendedTo } from '../../db/content/recommendations.ts'

/** Views and new contents change the list, too, but not at once. */
const keptMs = 60_000
const keptMax = 1000

/** Ranks the recommendations of a user, best first. @param limit how many at most */
export type Recommender = {
  rank(userUuid: string, limit: number): Promise<readonly Recommended[]>
  /** Ranks anew the next time. */
  forget(userUuid: string): void
}

/** Keeps the recommendations of each user for a minute, and until a change of kind `interests` of theirs. */
export function keptRecommendations({ db, changes }: Pick<Database, 'db' | 'changes'>): Recommender {
  const kept = new LRUCache<string, ReadonlyMap<number, readonly Recommended[]>>({ max: keptMax, ttl: keptMs, noUpdateTTL: true })
  let changesSoFar = 0
  const forget = (userUuid: string): void => {
    changesSoFar += 1
    kept.delete(userUuid)
  }
  changes.subscribe((change) => {
    if (change.kind === 'interests') forget(change.user_uuid)
  })
  return {
    forget,
    async rank(userUuid, limit) {
      const known = kept.get(userUuid)?.get(limit)
      if (known) return known
      const before = changesSoFar
      const ranked = await recommendedTo(db, userUuid, limit)
      if (changesSoFar === before) kept.set(userUuid, new Map(kept.get(userUuid)).set(limit, ranked))
      return ranked
    },
  }
}
