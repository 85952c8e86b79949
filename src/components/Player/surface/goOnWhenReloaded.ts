import type { Continuity } from '../continuity.ts'

/**
 * An element that gets its source anew, as hls.js does after a decoding error, stands still although nobody paused it:
 * it goes on once it can.
 * @param player around the media element; the element's own events do not bubble
 * @param onRefused the browser did not let it play
 * @returns ends it
 */
export function goOnWhenReloaded(player: Element, continuity: Pick<Continuity, 'wantsToPlay'>, onRefused: () => void): () => void {
  const goOn = ({ target }: Event): void => {
    if (!(target instanceof HTMLMediaElement)) return
    const play = (): void => {
      if (continuity.wantsToPlay) target.play().catch(onRefused)
    }
    target.addEventListener('canplay', play, { once: true })
  }
  player.addEventListener('emptied', goOn, true)
  return () => player.removeEventListener('emptied', goOn, true)
}
