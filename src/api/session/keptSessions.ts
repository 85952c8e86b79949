import { LRUCache } from 'lru-cache'
import type { SessionRow } from '../../db/session/sessions.ts'
import type { ChangeFeed } from '../../db/events/changes.ts'
import type { SessionReader } from '../http/viewer.ts'

/** Then a session is looked up, and renewed, again. */
const keptMs = 60_000
const keptMax = 10_000

/**
 * Keeps the sessions that were found for a minute, and until a change of kind `session` of the same user. Only for a database of one
 * process, whose feed calls its listeners before `publish` returns: with several, a closed session would stay valid elsewhere for a moment.
 */
export function keptSessions(find: SessionReader, changes: Pick<ChangeFeed, 'subscribe'>): SessionReader {
  const kept = new LRUCache<string, SessionRow>({ max: keptMax, ttl: keptMs })
  let changesSoFar = 0
  changes.subscribe((change) => {
    if (change.kind !== 'session') return
    changesSoFar += 1
    for (const [tokenHash, { user_uuid }] of kept.entries()) if (user_uuid === change.user_uuid) kept.delete(tokenHash)
  })
  return async (tokenHash) => {
    const known = kept.get(tokenHash)
    if (known) return known
    const before = changesSoFar
    const found = await find(tokenHash)
    if (found && changesSoFar === before) kept.set(tokenHash, found)
    return found
  }
}
