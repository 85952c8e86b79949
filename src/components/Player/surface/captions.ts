/** A text track of the player; `language` in BCP 47. */
type Track = { readonly kind: string; readonly language: string }

/** The language of captions when the viewer has chosen none yet. */
const usualLanguage = 'fr'

/**
 * Returns the index of the captions that are shown when a viewer turns captions on: in their language, else in French, else the first. -1
 * when there are none.
 * @param language the last one that the viewer chose; null before
 */
export function pickCaptions(tracks: readonly Track[], language: string | null): number {
  const indexIn = (wanted: string | null): number => tracks.findIndex((track) => isCaptions(track) && track.language === wanted)
  return [indexIn(language), indexIn(usualLanguage), tracks.findIndex(isCaptions)].find((index) => index >= 0) ?? -1
}

const isCaptions = ({ kind }: Track): boolean => kind === 'captions' || kind === 'subtitles'
