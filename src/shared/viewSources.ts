/** Where viewers come from, as the web app says it with the start of a play. `suggestion`: beside or after another video. */
export const viewSources = ['home', 'search', 'subscriptions', 'suggestion', 'channel', 'playlist', 'embed', 'outside', 'other'] as const
export type ViewSource = (typeof viewSources)[number]

/** `unknown`: views counted before sources were recorded, and plays whose client did not name one. */
export const countedSources = [...viewSources, 'unknown'] as const
export type CountedSource = (typeof countedSources)[number]

export const sourceLabels: Readonly<Record<CountedSource, string>> = {
  home: 'Accueil',
  search: 'Recherche',
  subscriptions: 'Abonnements',
  suggestion: 'Vidéos suggérées',
  channel: 'Page de la chaîne',
  playlist: 'Playlists',
  embed: 'Lecteur intégré',
  outside: 'Accès direct et liens',
  other: 'Autres pages',
  unknown: 'Inconnue',
}
