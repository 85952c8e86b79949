import {
  type AdministeredState,
  administeredStates,
  administeredVisibilities,
  type AdministeredVisibility,
} from '../../shared/entities/administeredContent.ts'

export type ContentsFilter = {
  query: string
  state: AdministeredState | 'all'
  visibility: AdministeredVisibility | 'all'
  hidden: boolean
}

/** Returns the filter that the address names. */
export const contentsFilterOf = (params: URLSearchParams): ContentsFilter => ({
  query: params.get('q') ?? '',
  state: administeredStates.find((state) => state === params.get('state')) ?? 'all',
  visibility: administeredVisibilities.find((visibility) => visibility === params.get('visibility')) ?? 'all',
  hidden: params.get('hidden') === 'true',
})

/** Returns the address's parameters for a filter. */
export const paramsOf = ({ query, state, visibility, hidden }: ContentsFilter): Record<string, string> => ({
  tab: 'contents',
  ...(query !== '' && { q: query }),
  ...(state !== 'all' && { state }),
  ...(visibility !== 'all' && { visibility }),
  ...(hidden && { hidden: 'true' }),
})

const stateLabels: Readonly<Record<AdministeredState, string>> = {
  awaitingFile: 'Sans fichier',
  converting: 'En conversion',
  failed: 'En échec',
  ready: 'Prêtes',
}
/** As administrators read them; a creator reads whole sentences. */
export const visibilityLabels: Readonly<Record<AdministeredVisibility, string>> = {
  public: 'Publique',
  link: 'Par lien',
  members: 'Pour les membres',
  people: 'Pour quelques personnes',
  password: 'Par mot de passe',
}

export const stateOptions = [
  { value: 'all', label: 'Tous les états' },
  ...administeredStates.map((value) => ({ value, label: stateLabels[value] })),
] as const
export const visibilityOptions = [
  { value: 'all', label: 'Toutes visibilités' },
  ...administeredVisibilities.map((value) => ({ value, label: visibilityLabels[value] })),
] as const
