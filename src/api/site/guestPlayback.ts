import { keptUntilChanged } from '../../db/site/keptUntilChanged.ts'
import { readSiteSettings } from '../../db/site/site.ts'
import type { ApiDeps } from '../deps.ts'

const lifetimeMs = 60_000

type Deps = { database: Pick<ApiDeps['database'], 'db' | 'changes' | 'kind'>; guestPlayback: boolean }

/**
 * Tells whether guests may play: what administrators have chosen, before that what the environment says. While the database does not answer,
 * what was read last.
 */
export function guestPlayback({ database: { db, changes, kind }, guestPlayback: initial }: Deps): () => Promise<boolean> {
  // Only one process writes an embedded database.
  const lifetime = kind === 'embedded' ? Infinity : lifetimeMs
  const chosen = keptUntilChanged(async () => (await readSiteSettings(db)).guestPlayback, changes, lifetime)
  let last: boolean | null = null
  return async () => {
    try {
      last = await chosen()
    } catch {
      // The queries of the request itself fail as well, and say why.
    }
    return last ?? initial
  }
}
