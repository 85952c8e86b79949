import type { ExploreSource } from '../../graphql/generated/graphql.ts'

type Heading = { title: string; subtitle: string }

const headings: Record<ExploreSource, Heading> = {
  recommended: { title: 'Recommandations', subtitle: 'Des vidéos choisies pour vous' },
  trending: { title: 'Tendances', subtitle: 'Les vidéos qui montent en ce moment' },
}
const anything: Heading = { title: 'Explorer', subtitle: 'Découvrez des vidéos et des créateurs' }

const isSource = (text: string | undefined): text is ExploreSource => text !== undefined && Object.hasOwn(headings, text)

/** Returns the list and the heading for an address. An unknown source shows the trending list under a neutral heading. */
export function readSource(name: string | undefined): { source: ExploreSource } & Heading {
  const source = name?.toLowerCase()
  return isSource(source) ? { source, ...headings[source] } : { source: 'trending', ...anything }
}
