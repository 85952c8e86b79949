import { findContents } from '../../db/contents.ts'
import type { Db } from '../../db/database.ts'
import { type Recommended, recommendedTo, recommendedToGuests } from '../../db/recommendations.ts'
import type { Content, ContentExpand, Reason } from '../../shared/entities/content.ts'
import { inOrderOf } from '../frame/inputs.ts'
import type { Showing } from '../frame/showing.ts'
import { partsOf } from './inputs.ts'
import { presentContent } from './presenter.ts'
import { spreadChannels } from './spreadChannels.ts'

function reasonOf({ kind, name }: Recommended): Reason | undefined {
  if (kind === null) return undefined
  if (kind === 'trending' || kind === 'fresh') return { kind }
  return name === null ? undefined : { kind, name }
}

/** Choices for each place: one channel does not fill a row while others have something to show. */
const choicesPerPlace = 3

/** What to show somebody, or a guest, best first, and why: two queries, whatever the number. */
export async function recommend(db: Db, show: Showing, limit: number, expand: readonly ContentExpand[]): Promise<Content[]> {
  const choices = limit * choicesPerPlace
  const ranked = await (show.viewer === null ? recommendedToGuests(db, choices) : recommendedTo(db, show.viewer, choices))
  const recommended = spreadChannels(ranked).slice(0, limit)
  const ids = recommended.map(({ uuid }) => uuid)
  const reasons = new Map(recommended.map((row) => [row.uuid, reasonOf(row)]))
  const rows = await findContents(db, ids, partsOf(expand, show.viewer))
  return inOrderOf(ids, rows).map((row) => {
    const reason = reasons.get(row.uuid)
    return { ...presentContent(row, show, expand), ...(reason && { reason }) }
  })
}
