import { searchPath } from '../../shared/routes.ts'
import { noIndex, siteName, type Head } from './head.ts'
import { markPath } from './heads.ts'
import { previewHead } from './preview.ts'

const motto = 'Regardez, partagez et suivez des vidéos sur Lucarne, la plateforme française de partage de vidéos.'

/** A screen whose head is always the same. `path`: its address for search engines; null for a personal screen. */
type Fixed = { shape: RegExp; title: string; description: string; path: string | null }

const own = (shape: RegExp, title: string): Fixed => ({ shape, title, description: motto, path: null })

const screens: readonly Fixed[] = [
  { shape: /^\/$/, title: 'Accueil', description: motto, path: '/' },
  {
    shape: /^\/explore\/recommended\/?$/i,
    title: 'Recommandations',
    description: 'Les vidéos que Lucarne recommande, choisies parmi toutes les chaînes.',
    path: '/explore/recommended',
  },
  {
    shape: /^\/explore\/trending\/?$/i,
    title: 'Tendances',
    description: 'Les vidéos les plus regardées et les plus aimées du moment sur Lucarne.',
    path: '/explore/trending',
  },
  {
    shape: /^\/explore(?:\/[^/]+)?\/?$/i,
    title: 'Explorer',
    description: 'Toutes les vidéos de Lucarne, par thèmes et par hashtags.',
    path: '/explore/trending',
  },
  {
    shape: /^\/creators\/?$/i,
    title: 'Créateurs',
    description: 'Toutes les chaînes de Lucarne, les plus suivies d’abord.',
    path: '/creators',
  },
  {
    shape: /^\/accessibilite\/?$/i,
    title: 'Accessibilité',
    description: 'Ce que Lucarne fait pour que chacun puisse l’utiliser, et ce qui manque encore.',
    path: '/accessibilite',
  },
  own(/^\/search\/?$/i, 'Recherche'),
  own(/^\/login\/?$/i, 'Connexion'),
  own(/^\/subscriptions\/?$/i, 'Abonnements'),
  own(/^\/upload\/?$/i, 'Télécharger une vidéo'),
  own(/^\/dashboard\/?$/i, 'Ma chaîne'),
  own(/^\/dashboard\/[^/]+\/?$/i, 'Statistiques de la vidéo'),
  own(/^\/settings\/?$/i, 'Paramètres'),
  own(/^\/oauth-callback\/?$/i, 'Authentification'),
  own(/^\/captions\/[^/]+\/?$/i, 'Sous-titres'),
  own(/^\/playlist\/?$/i, 'Mes Playlists'),
  own(/^\/history\/?$/i, 'Historique'),
  own(/^\/profile\/?$/i, 'Ma bibliothèque'),
  own(/^\/notifications\/?$/i, 'Notifications'),
  own(/^\/moderation\/?$/i, 'Modération'),
]

/** The paths above that search engines may list. */
export const listedPaths: readonly string[] = ['/', '/explore/recommended', '/explore/trending', '/creators']

/**
 * Returns the head of a page that search engines leave out and that reveals nothing of its content.
 * @param title null when the title would reveal something
 */
export const noIndexHead = (title: string | null): Head => ({ title, description: motto, tags: [noIndex] })

const siteData = (site: string): Readonly<Record<string, unknown>> => ({
  '@type': 'WebSite',
  name: siteName,
  url: `${site}/`,
  inLanguage: 'fr',
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: site + searchPath('').concat('{search_term_string}') },
    'query-input': 'required name=search_term_string',
  },
})

/** Returns the head of a screen that is the same for everybody. @param path without query @returns null for another screen */
export function fixedHead(path: string, site: string): Head | null {
  const screen = screens.find(({ shape }) => shape.test(path))
  if (!screen) return null
  if (screen.path === null) return noIndexHead(screen.title)
  const canonical = site + screen.path
  return previewHead({
    title: screen.title,
    description: screen.description,
    canonical,
    type: 'website',
    image: site + markPath,
    isWide: false,
    data: screen.path === '/' ? siteData(site) : { '@type': 'CollectionPage', name: screen.title, url: canonical },
  })
}
