/** The language of captions when the viewer has chosen none yet. */
const usualLanguage = 'fr'

/**
 * Returns the captions that are shown when a viewer turns captions on: in their language, else in French, else the first. Null when there are
 * none.
 * @param languages in BCP 47
 * @param chosen the last one that the viewer chose; null before
 */
export function pickCaptions(languages: readonly string[], chosen: string | null): string | null {
  return [chosen, usualLanguage].find((language) => language !== null && languages.includes(language)) ?? languages[0] ?? null
}
