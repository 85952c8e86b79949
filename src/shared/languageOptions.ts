import { type LanguageCode, languageCodes, languageName } from './contentDetails.ts'
import { capitalized } from './format/capitalized.ts'

export type LanguageOption = { value: LanguageCode; label: string }

const toOption = (value: LanguageCode): LanguageOption => ({ value, label: capitalized(languageName(value)) })
const byName = new Intl.Collator('fr')

/** The languages of a video or its captions, as a person chooses one: French first, then by name. */
export const languageOptions: readonly LanguageOption[] = [
  toOption('fr'),
  ...languageCodes
    .filter((code) => code !== 'fr' && code !== 'zxx')
    .map(toOption)
    .toSorted((a, b) => byName.compare(a.label, b.label)),
]
