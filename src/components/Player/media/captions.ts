import type { TextTrack } from '@vidstack/react'
import { selectCaptionsLanguage } from '../../../machines/player/player/selectors.ts'
import type { Media } from './media.ts'

/** Shows the captions that the machine requests, and reports whether they could be loaded. @returns stops it */
export function connectCaptions({ player, actor }: Media): () => void {
  let stopWatching = (): void => undefined

  function watch(track: TextTrack): void {
    // In production, Vidstack takes a file that is missing for one without lines.
    const onLoad = (): void => actor.send({ type: track.cues.length > 0 ? 'media.captionsLoaded' : 'media.captionsFailed' })
    const onError = (): void => actor.send({ type: 'media.captionsFailed' })
    track.addEventListener('load', onLoad)
    track.addEventListener('error', onError)
    stopWatching = () => {
      track.removeEventListener('load', onLoad)
      track.removeEventListener('error', onError)
    }
    // It has been loaded before.
    if (track.readyState === 2) onLoad()
    if (track.readyState === 3) onError()
  }

  function show(language: string | null): void {
    stopWatching()
    stopWatching = () => undefined
    for (const track of player.textTracks) {
      const isWanted = track.language === language
      track.setMode(isWanted ? 'showing' : 'disabled')
      if (isWanted) watch(track)
    }
  }
  const showWanted = (): void => show(selectCaptionsLanguage(actor.getSnapshot()))
  showWanted()
  const request = actor.on('captions.requested', ({ language }) => show(language))
  player.textTracks.addEventListener('add', showWanted)
  return () => {
    stopWatching()
    request.unsubscribe()
    player.textTracks.removeEventListener('add', showWanted)
  }
}
