import { keptUntilChanged } from '../../db/site/keptUntilChanged.ts'
import { readSiteSettings } from '../../db/site/site.ts'
import type { ApiDeps } from '../deps.ts'

/** Tells whether guests may play: what administrators have chosen, before that what the environment says. */
export function guestPlayback({
  database: { db, changes },
  guestPlayback: initial,
}: Pick<ApiDeps, 'database' | 'guestPlayback'>): () => Promise<boolean> {
  const chosen = keptUntilChanged(async () => (await readSiteSettings(db)).guestPlayback, changes)
  return async () => (await chosen()) ?? initial
}
