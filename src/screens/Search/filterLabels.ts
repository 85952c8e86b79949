import { isVideoCategory, type LanguageCode, languageName, type VideoCategory, videoCategories } from '../../shared/contentDetails.ts'
import {
  activeFilters,
  type FilterName,
  type SearchDuration,
  type SearchFilters,
  type SearchGroup,
  type SearchOrder,
  type SearchPeriod,
} from '../../machines/search/searchFilters.ts'
import { capitalized } from '../../shared/format/capitalized.ts'
import { languageOptions } from '../../shared/languageOptions.ts'

export const typeLabels: Record<SearchGroup, string> = {
  all: 'Tout',
  content: 'Vidéos',
  channel: 'Chaînes',
  playlist: 'Playlists',
  hashtag: 'Hashtags',
}

export const sorts: { value: SearchOrder; label: string }[] = [
  { value: 'relevance', label: 'Pertinence' },
  { value: 'date', label: 'Plus récentes' },
  { value: 'views', label: 'Plus vues' },
  { value: 'likes', label: 'Plus aimées' },
]
export const dates: { value: SearchPeriod; label: string }[] = [
  { value: 'all', label: 'Toutes les dates' },
  { value: 'today', label: 'Aujourd’hui' },
  { value: 'week', label: 'Cette semaine' },
  { value: 'month', label: 'Ce mois-ci' },
  { value: 'year', label: 'Cette année' },
]
export const durations: { value: SearchDuration; label: string }[] = [
  { value: 'all', label: 'Toutes les durées' },
  { value: 'short', label: 'Moins de 4 min' },
  { value: 'medium', label: '4 à 20 min' },
  { value: 'long', label: 'Plus de 20 min' },
]
export const categories: { value: VideoCategory | 'all'; label: string }[] = [
  { value: 'all', label: 'Toutes les catégories' },
  ...Object.keys(videoCategories)
    .filter(isVideoCategory)
    .map((value) => ({ value, label: videoCategories[value] })),
]
export const anyLanguage: { value: LanguageCode | 'all'; label: string } = { value: 'all', label: 'Toutes les langues' }
export const languageLabel = (code: LanguageCode): string => capitalized(languageName(code))
export const languages = [anyLanguage, { value: 'zxx' as const, label: languageLabel('zxx') }, ...languageOptions]

export const filterLabels: Record<FilterName, string> = {
  type: 'Type de résultats',
  date: 'Date',
  duration: 'Durée',
  category: 'Catégorie',
  language: 'Langue',
  captions: 'Avec sous-titres',
  sort: 'Trier par',
}

const labelIn = <Value extends string>(options: readonly { value: Value; label: string }[], value: Value): string =>
  options.find((option) => option.value === value)?.label ?? value

/** Returns what the chosen value of a filter is called: «Plus de 20 min». */
export function valueLabel(filters: SearchFilters, name: FilterName): string {
  switch (name) {
    case 'type':
      return typeLabels[filters.type]
    case 'date':
      return labelIn(dates, filters.date)
    case 'duration':
      return labelIn(durations, filters.duration)
    case 'category':
      return labelIn(categories, filters.category ?? 'all')
    case 'language':
      return filters.language === null ? anyLanguage.label : languageLabel(filters.language)
    case 'captions':
      return filterLabels.captions
    case 'sort':
      return labelIn(sorts, filters.sort)
  }
}

/** Returns the active filters in words, for screen readers: «durée : plus de 20 min, avec sous-titres». */
export function filtersInWords(filters: SearchFilters): string {
  return activeFilters(filters)
    .map((name) => (name === 'captions' ? 'avec sous-titres' : `${filterLabels[name].toLowerCase()}\u202f: ${valueLabel(filters, name)}`))
    .join(', ')
}
