import type { ApiDeps } from '../deps.ts'
import { mayModerate } from '../policy.ts'
import type { Viewer } from './viewer.ts'

/** What presenters need to know of who will see the answer. */
export type Showing = {
  /** the site's address of a stored file; null stays null */
  url(key: string | null): string | null
  /** may the addresses of videos be given? */
  mayPlay: boolean
  isAdministrator: boolean
  /** moderator or administrator */
  isModerator: boolean
  /** uuid, null for a guest */
  viewer: string | null
}

export function showingTo(viewer: Viewer | null, { storage, guestPlayback }: Pick<ApiDeps, 'storage' | 'guestPlayback'>): Showing {
  return {
    url: (key) => (key === null ? null : storage.url(key)),
    mayPlay: viewer !== null || guestPlayback,
    isAdministrator: viewer?.isAdministrator ?? false,
    isModerator: mayModerate(viewer),
    viewer: viewer?.uuid ?? null,
  }
}
