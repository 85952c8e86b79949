import type { ContentSort } from '../../graphql/generated/graphql.ts'

/** What the address says of how a creator's page is looked at. */
export type CreatorView = { tab: 'videos' | 'about'; sort: ContentSort; layout: 'grid' | 'list' }

export const sortLabels = {
  date: 'Plus récentes',
  views: 'Plus vues',
  likes: 'Plus aimées',
  title: 'Titre A-Z',
} as const satisfies Record<ContentSort, string>

export const isSort = (value: string | null): value is ContentSort => value !== null && Object.hasOwn(sortLabels, value)

const usual: CreatorView = { tab: 'videos', sort: 'date', layout: 'grid' }

/** `?tab=`, `?sort=`, `?layout=`; anything unknown is what it usually is. */
export function readView(search: URLSearchParams): CreatorView {
  const sort = search.get('sort')
  return {
    tab: search.get('tab') === 'about' ? 'about' : usual.tab,
    sort: isSort(sort) ? sort : usual.sort,
    layout: search.get('layout') === 'list' ? 'list' : usual.layout,
  }
}

/** The same in an address, where what is usual goes without saying. */
export function writeView(view: CreatorView): URLSearchParams {
  const search = new URLSearchParams()
  for (const name of ['tab', 'sort', 'layout'] as const) if (view[name] !== usual[name]) search.set(name, view[name])
  return search
}
