import { findListedContents } from '../../db/content/contents.ts'
import type { Db } from '../../db/connection/database.ts'
import { type Recommended, recommendedToGuests } from '../../db/content/recommendations.ts'
import type { Content, ContentExpand, Reason } from '../../shared/entities/content.ts'
import { inOrderOf } from '../http/inputs.ts'
import type { PresenterContext } from '../http/presenterContext.ts'
import { partsOf } from './inputs.ts'
import { presentContent } from './presenter.ts'
import type { Recommender } from './keptRecommendations.ts'
import { spreadChannels } from './spreadChannels.ts'

function reasonOf({ kind, name }: Recommended): Reason | undefined {
  if (kind === null) return undefined
  if (kind === 'trending' || kind === 'fresh') return { kind }
  return name === null ? undefined : { kind, name }
}

/** Candidates per place, so that one channel does not fill a row while other channels have contents to show. */
const choicesPerPlace = 3

type Wanted = { limit: number; expand: readonly ContentExpand[] }

/**
 * Returns the contents recommended to a user or a guest, best first, with the reasons. It takes two queries, whatever the number, one with a
 * kept list, and both once more when a content of that list is not listed any more.
 */
export async function recommend(db: Db, context: PresenterContext, recommender: Recommender, wanted: Wanted): Promise<Content[]> {
  const { viewer } = context
  const choices = wanted.limit * choicesPerPlace
  if (viewer === null) return present(db, context, await recommendedToGuests(db, choices), wanted)
  const ranked = await recommender.rank(viewer, choices)
  const contents = await present(db, context, ranked, wanted)
  if (contents.length === Math.min(ranked.length, wanted.limit)) return contents
  // Some of the list that was kept are gone or private meanwhile.
  recommender.forget(viewer)
  return present(db, context, await recommender.rank(viewer, choices), wanted)
}

async function present(db: Db, context: PresenterContext, ranked: readonly Recommended[], { limit, expand }: Wanted): Promise<Content[]> {
  const recommended = spreadChannels(ranked).slice(0, limit)
  const ids = recommended.map(({ uuid }) => uuid)
  const reasons = new Map(recommended.map((row) => [row.uuid, reasonOf(row)]))
  const rows = await findListedContents(db, ids, partsOf(expand, context.viewer))
  return inOrderOf(ids, rows).map((row) => {
    const reason = reasons.get(row.uuid)
    return { ...presentContent(row, context, expand), ...(reason && { reason }) }
  })
}
