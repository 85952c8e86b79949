import { addressOfYouTubeKey } from '../../shared/youTube.ts'
import type { ApiDeps } from '../deps.ts'
import { mayModerate } from '../policy.ts'
import type { Viewer } from './viewer.ts'

/** What presenters need to know about the viewer who gets the response. */
export type PresenterContext = {
  /** the public address of a stored file; null stays null */
  url(key: string | null): string | null
  /** the address of what plays: that of its playlist, or of its page on YouTube; null stays null */
  videoUrl(key: string | null): string | null
  /** whether the response may contain the addresses of videos */
  mayPlay: boolean
  /** URL of the VAST document of the ad before each video; null for none */
  adTagUrl: string | null
  isAdministrator: boolean
  /** moderator or administrator */
  isModerator: boolean
  /** uuid, null for a guest */
  viewer: string | null
}

/** @param guestPlayback whether guests may play */
export function presenterContext(
  viewer: Viewer | null,
  guestPlayback: boolean,
  { storage, adTagUrl }: Pick<ApiDeps, 'storage' | 'adTagUrl'>,
): PresenterContext {
  const url = (key: string | null): string | null => (key === null ? null : storage.url(key))
  return {
    videoUrl: (key) => (key === null ? null : (addressOfYouTubeKey(key) ?? url(key))),
    url,
    mayPlay: viewer !== null || guestPlayback,
    adTagUrl: adTagUrl ?? null,
    isAdministrator: viewer?.isAdministrator ?? false,
    isModerator: mayModerate(viewer),
    viewer: viewer?.uuid ?? null,
  }
}
