import type { ContentSort } from '../../graphql/generated/graphql.ts'

/** The view of a creator's page, as written in the address. */
export type CreatorView = { tab: 'videos' | 'about'; sort: ContentSort; layout: 'grid' | 'list' }

export const sortLabels = {
  date: 'Plus récentes',
  views: 'Plus vues',
  likes: 'Plus aimées',
  title: 'Titre A-Z',
} as const satisfies Record<ContentSort, string>

export const isSort = (value: string | null): value is ContentSort => value !== null && Object.hasOwn(sortLabels, value)

const usual: CreatorView = { tab: 'videos', sort: 'date', layout: 'grid' }

/** Reads `?tab=`, `?sort=` and `?layout=`; unknown values get their defaults. */
export function readView(search: URLSearchParams): CreatorView {
  const sort = search.get('sort')
  return {
    tab: search.get('tab') === 'about' ? 'about' : usual.tab,
    sort: isSort(sort) ? sort : usual.sort,
    layout: search.get('layout') === 'list' ? 'list' : usual.layout,
  }
}

/** Writes the view to an address; defaults are left out. */
export function writeView(view: CreatorView): URLSearchParams {
  const search = new URLSearchParams()
  for (const name of ['tab', 'sort', 'layout'] as const) if (view[name] !== usual[name]) search.set(name, view[name])
  return search
}
