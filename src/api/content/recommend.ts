import { findContents } from '../../db/content/contents.ts'
import type { Db } from '../../db/connection/database.ts'
import { type Recommended, recommendedTo, recommendedToGuests } from '../../db/content/recommendations.ts'
import type { Content, ContentExpand, Reason } from '../../shared/entities/content.ts'
import { inOrderOf } from '../http/inputs.ts'
import type { PresenterContext } from '../http/presenterContext.ts'
import { partsOf } from './inputs.ts'
import { presentContent } from './presenter.ts'
import { spreadChannels } from './spreadChannels.ts'

function reasonOf({ kind, name }: Recommended): Reason | undefined {
  if (kind === null) return undefined
  if (kind === 'trending' || kind === 'fresh') return { kind }
  return name === null ? undefined : { kind, name }
}

/** Candidates per place, so that one channel does not fill a row while other channels have contents to show. */
const choicesPerPlace = 3

/** Returns the contents recommended to a user or a guest, best first, with the reasons. It takes two queries, whatever the number. */
export async function recommend(db: Db, context: PresenterContext, limit: number, expand: readonly ContentExpand[]): Promise<Content[]> {
  const choices = limit * choicesPerPlace
  const ranked = await (context.viewer === null ? recommendedToGuests(db, choices) : recommendedTo(db, context.viewer, choices))
  const recommended = spreadChannels(ranked).slice(0, limit)
  const ids = recommended.map(({ uuid }) => uuid)
  const reasons = new Map(recommended.map((row) => [row.uuid, reasonOf(row)]))
  const rows = await findContents(db, ids, partsOf(expand, context.viewer))
  return inOrderOf(ids, rows).map((row) => {
    const reason = reasons.get(row.uuid)
    return { ...presentContent(row, context, expand), ...(reason && { reason }) }
  })
}
