import type { ExploreSource } from '../../graphql/generated/graphql.ts'

type Heading = { title: string; subtitle: string }

const headings: Record<ExploreSource, Heading> = {
  recommended: { title: 'Recommandations', subtitle: 'Des vidéos choisies pour vous' },
  trending: { title: 'Tendances', subtitle: 'Les vidéos qui montent en ce moment' },
}
const anything: Heading = { title: 'Explorer', subtitle: 'Découvrez des vidéos et des créateurs' }

const isSource = (text: string | undefined): text is ExploreSource => text !== undefined && Object.hasOwn(headings, text)

/** What an address shows: trending by default, under a heading of its own when it names no source that there is. */
export function readSource(name: string | undefined): { source: ExploreSource } & Heading {
  const source = name?.toLowerCase()
  return isSource(source) ? { source, ...headings[source] } : { source: 'trending', ...anything }
}
