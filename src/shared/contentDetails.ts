import { atFirstUse } from './atFirstUse.ts'

/** What a video is about: its values in the database and on the API, with the French names that people read. */
export const videoCategories = {
  music: 'Musique',
  film: 'Films et animation',
  vehicles: 'Autos et véhicules',
  art: 'Arts',
  sport: 'Sport',
  travel: 'Voyages et évènements',
  games: 'Jeux vidéo',
  people: 'Vie quotidienne',
  comedy: 'Humour',
  entertainment: 'Divertissement',
  news: 'Actualités et politique',
  howto: 'Vie pratique et tutoriels',
  education: 'Éducation',
  activism: 'Engagement et associations',
  science: 'Science et technologie',
  animals: 'Animaux',
  children: 'Jeunesse',
  food: 'Cuisine',
} as const
export type VideoCategory = keyof typeof videoCategories
export const isVideoCategory = (value: string): value is VideoCategory => Object.hasOwn(videoCategories, value)

/** Licences, by their SPDX identifiers in lower case. Without one, all rights are reserved. `url`: its text in French. */
export const licences = {
  'cc-by-4.0': { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/deed.fr' },
  'cc-by-sa-4.0': { name: 'CC BY-SA 4.0', url: 'https://creativecommons.org/licenses/by-sa/4.0/deed.fr' },
  'cc-by-nd-4.0': { name: 'CC BY-ND 4.0', url: 'https://creativecommons.org/licenses/by-nd/4.0/deed.fr' },
  'cc-by-nc-4.0': { name: 'CC BY-NC 4.0', url: 'https://creativecommons.org/licenses/by-nc/4.0/deed.fr' },
  'cc-by-nc-sa-4.0': { name: 'CC BY-NC-SA 4.0', url: 'https://creativecommons.org/licenses/by-nc-sa/4.0/deed.fr' },
  'cc-by-nc-nd-4.0': { name: 'CC BY-NC-ND 4.0', url: 'https://creativecommons.org/licenses/by-nc-nd/4.0/deed.fr' },
  'cc0-1.0': { name: 'Domaine public (CC0)', url: 'https://creativecommons.org/publicdomain/zero/1.0/deed.fr' },
} as const
export type Licence = keyof typeof licences
export const isLicence = (value: string): value is Licence => Object.hasOwn(licences, value)

/** BCP 47 codes of the languages that can be chosen; `zxx`: nobody speaks. */
// oxfmt-ignore
export const languageCodes = [
  'fr', 'br', 'co', 'eu', 'oc', 'gcf', 'gcr', 'rcf', 'ty', 'fsl',
  'af', 'ar', 'bg', 'bn', 'ca', 'cs', 'cy', 'da', 'de', 'el', 'en', 'eo', 'es', 'et', 'fa', 'fi', 'ga', 'gd', 'gl', 'gsw', 'he', 'hi', 'hr',
  'ht', 'hu', 'hy', 'id', 'is', 'it', 'ja', 'ka', 'kab', 'ko', 'lb', 'lt', 'lv', 'mg', 'mk', 'ms', 'mt', 'nb', 'nl', 'pl', 'pt', 'ro', 'ru',
  'sk', 'sl', 'sq', 'sr', 'sv', 'sw', 'ta', 'th', 'tr', 'uk', 'ur', 'vi', 'wo', 'yo', 'zh', 'zxx',
] as const
export type LanguageCode = (typeof languageCodes)[number]
export const isLanguageCode = (value: string): value is LanguageCode => languageCodes.some((code) => code === value)

const namesByIntl = atFirstUse(() => new Intl.DisplayNames('fr', { type: 'language' }))
/** What Intl does not name, or not as people do. */
const ownNames: Readonly<Record<string, string>> = {
  zxx: 'Sans paroles',
  gsw: 'suisse allemand',
  kab: 'kabyle',
  ty: 'tahitien',
  fsl: 'langue des signes française',
  gcf: 'créole guadeloupéen',
  gcr: 'créole guyanais',
  rcf: 'créole réunionnais',
}

/** Returns the French name of a language: «français». @param code BCP 47 */
export const languageName = (code: string): string => ownNames[code] ?? namesByIntl().of(code) ?? code
