/**
 * Resumes playback after the element has reloaded its source, as hls.js does after a decoding error: the element is then paused although
 * the user did not pause it.
 * @param player contains the media element, whose events do not bubble
 * @param onRefused called when the browser refuses to play
 * @returns removes the listener
 */
export function goOnWhenReloaded(player: Element, isPlayWanted: () => boolean, onRefused: () => void): () => void {
  const goOn = ({ target }: Event): void => {
    if (!(target instanceof HTMLMediaElement)) return
    const play = (): void => {
      if (!isPlayWanted()) return
      target.play().catch((error: unknown) => {
        // A pause, or another reload, came before the first picture.
        if (!(error instanceof DOMException && error.name === 'AbortError')) onRefused()
      })
    }
    target.addEventListener('canplay', play, { once: true })
  }
  player.addEventListener('emptied', goOn, true)
  return () => player.removeEventListener('emptied', goOn, true)
}
