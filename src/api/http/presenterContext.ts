import type { ApiDeps } from '../deps.ts'
import { mayModerate } from '../policy.ts'
import type { Viewer } from './viewer.ts'

/** What presenters need to know about the viewer who gets the response. */
export type PresenterContext = {
  /** the public address of a stored file; null stays null */
  url(key: string | null): string | null
  /** whether the response may contain the addresses of videos */
  mayPlay: boolean
  isAdministrator: boolean
  /** moderator or administrator */
  isModerator: boolean
  /** uuid, null for a guest */
  viewer: string | null
}

export function presenterContext(
  viewer: Viewer | null,
  { storage, guestPlayback }: Pick<ApiDeps, 'storage' | 'guestPlayback'>,
): PresenterContext {
  return {
    url: (key) => (key === null ? null : storage.url(key)),
    mayPlay: viewer !== null || guestPlayback,
    isAdministrator: viewer?.isAdministrator ?? false,
    isModerator: mayModerate(viewer),
    viewer: viewer?.uuid ?? null,
  }
}
