import { searchPath } from '../../shared/routes.ts'
import { defaultName } from '../../shared/defaultName.ts'
import { noIndex, type Head } from './head.ts'
import { markPath } from './heads.ts'
import { previewHead } from './preview.ts'
import type { PageSite } from './site.ts'

/** Describes the site itself; one with a name of its own says no more than it is. */
const mottoOf = (siteName: string): string =>
  `Regardez, partagez et suivez des vidéos sur ${siteName}${siteName === defaultName ? ', la plateforme française de partage de vidéos' : ''}.`

/** A screen whose head is always the same. `path`: its address for search engines; null for a personal screen. */
type Fixed = { shape: RegExp; title: string; description: (siteName: string) => string; path: string | null }

const own = (shape: RegExp, title: string): Fixed => ({ shape, title, description: mottoOf, path: null })

const screens: readonly Fixed[] = [
  { shape: /^\/$/, title: 'Accueil', description: mottoOf, path: '/' },
  {
    shape: /^\/explore\/recommended\/?$/i,
    title: 'Recommandations',
    description: (siteName) => `Les vidéos que ${siteName} recommande, choisies parmi toutes les chaînes.`,
    path: '/explore/recommended',
  },
  {
    shape: /^\/explore\/trending\/?$/i,
    title: 'Tendances',
    description: (siteName) => `Les vidéos les plus regardées et les plus aimées du moment sur ${siteName}.`,
    path: '/explore/trending',
  },
  {
    shape: /^\/explore(?:\/[^/]+)?\/?$/i,
    title: 'Explorer',
    description: (siteName) => `Toutes les vidéos sur ${siteName}, par thèmes et par hashtags.`,
    path: '/explore/trending',
  },
  {
    shape: /^\/creators\/?$/i,
    title: 'Créateurs',
    description: (siteName) => `Toutes les chaînes sur ${siteName}, les plus suivies d’abord.`,
    path: '/creators',
  },
  {
    shape: /^\/accessibilite\/?$/i,
    title: 'Accessibilité',
    description: (siteName) => `Ce que ${siteName} fait pour que chacun puisse l’utiliser, et ce qui manque encore.`,
    path: '/accessibilite',
  },
  {
    shape: /^\/a-propos\/?$/i,
    title: 'À propos',
    description: (siteName) => `Qui tient ${siteName}, comment le joindre et selon quelles règles.`,
    path: '/a-propos',
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
export const noIndexHead = (title: string | null, siteName: string): Head => ({ title, description: mottoOf(siteName), tags: [noIndex] })

const siteData = (site: string, siteName: string): Readonly<Record<string, unknown>> => ({
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
export function fixedHead(path: string, { address: site, name: siteName, description }: PageSite): Head | null {
  const screen = screens.find(({ shape }) => shape.test(path))
  if (!screen) return null
  if (screen.path === null) return noIndexHead(screen.title, siteName)
  const canonical = site + screen.path
  return previewHead({
    title: screen.title,
    description: (screen.path === '/' && description) || screen.description(siteName),
    canonical,
    type: 'website',
    image: site + markPath,
    isWide: false,
    data: screen.path === '/' ? siteData(site, siteName) : { '@type': 'CollectionPage', name: screen.title, url: canonical },
  })
}
