import type { PlaylistSort } from '../../graphql/generated/graphql.ts'
import type { SelectOption } from '../../ui/SelectField/SelectField.tsx'

export const playlistSorts: readonly SelectOption<PlaylistSort>[] = [
  { value: 'position', label: 'Ordre de la playlist' },
  { value: 'dateAdded', label: 'Date d’ajout' },
  { value: 'title', label: 'Titre' },
  { value: 'creator', label: 'Créateur' },
  { value: 'duration', label: 'Durée' },
]

/** Reads `sort` of the address; the playlist's own order by default. */
export function parsePlaylistSort(search: URLSearchParams): PlaylistSort {
  return playlistSorts.find(({ value }) => value === search.get('sort'))?.value ?? 'position'
}
