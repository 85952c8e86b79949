import { isYouTubeProvider } from '@vidstack/react'
import type { PlaybackFailure } from '../../../machines/player/player/types.ts'
import { youTubePlayerOrigin } from '../../../shared/youTube.ts'
import type { Media } from './media.ts'

/** YouTube refuses pages that do not say which site they are of; the rest of the site sends no address at all. */
export const youTubeFrame = { referrerPolicy: 'strict-origin-when-cross-origin' } as const

/** Error codes of YouTube's player (IFrame Player API, onError); the others are problems of its own. */
const failures: Readonly<Record<number, PlaybackFailure>> = {
  100: 'youTubeGone',
  101: 'youTubeNotEmbeddable',
  150: 'youTubeNotEmbeddable',
}

/** Reports the errors of YouTube's player, which Vidstack does not pass on. @returns stops it */
export function connectYouTube({ player, actor }: Media): () => void {
  const listen = ({ origin, source, data }: MessageEvent): void => {
    if (origin !== youTubePlayerOrigin || !isYouTubeProvider(player.provider) || source !== player.provider.iframe.contentWindow) return
    const code = errorCodeOf(data)
    if (code !== null) actor.send({ type: 'media.failed', failure: failures[code] ?? 'youTubeRefused' })
  }
  addEventListener('message', listen)
  return () => removeEventListener('message', listen)
}

function errorCodeOf(data: unknown): number | null {
  try {
    const message: unknown = JSON.parse(String(data))
    if (typeof message !== 'object' || message === null || !('event' in message) || message.event !== 'onError') return null
    return 'info' in message && typeof message.info === 'number' ? message.info : null
  } catch {
    // Other messages are not always JSON.
    return null
  }
}
