import { findContent } from '../../db/content/contents.ts'
import { type ContentRow, noParts } from '../../db/content/contentRows.ts'
import type { BulkChange } from '../../shared/entities/bulkChange.ts'
import type { Log } from '../../shared/log.ts'
import type { Visibility } from '../../shared/validation/content.ts'
import { plainKeyword } from '../../shared/validation/editVideo.ts'
import { mayPublish } from '../channel/policy.ts'
import type { ApiDeps } from '../deps.ts'
import { toCodedError } from '../http/errors.ts'
import type { RemovalDeps } from '../http/removal.ts'
import type { Viewer } from '../http/viewer.ts'
import { mustManageContent } from './policy.ts'
import { changeContent, removeContent } from './service.ts'

/** Absent fields do not change. A keyword that is added twice, or is not there to remove, changes nothing. */
export type BulkForm = { statuts?: Visibility; addHashtags?: readonly string[]; removeHashtags?: readonly string[] }
type Refusal = BulkChange['refused'][number]
type Outcome = { done: string[]; refused: Refusal[] }

const caseless = (name: string): string => name.toLocaleLowerCase('fr-FR')

/** Returns the keywords of a content once some were removed and others added; undefined when that changes none. */
function changedHashtags(before: readonly string[], { addHashtags = [], removeHashtags = [] }: BulkForm): string[] | undefined {
  const removed = new Set(removeHashtags.map(plainKeyword).map(caseless))
  const left = before.filter((name) => !removed.has(caseless(name)))
  const known = new Set(left.map(caseless))
  const added = addHashtags.map(plainKeyword).filter((name) => !known.has(caseless(name)) && known.add(caseless(name)))
  return added.length === 0 && left.length === before.length ? undefined : [...left, ...added]
}

/** Does something to one content after the other, so that a refusal of one changes nothing for the others. */
async function each(uuids: readonly string[], log: Log, act: (uuid: string) => Promise<void>): Promise<Outcome> {
  const outcome: Outcome = { done: [], refused: [] }
  for (const uuid of new Set(uuids)) {
    try {
      await act(uuid)
      outcome.done.push(uuid)
    } catch (thrown) {
      const error = toCodedError(thrown)
      if (error.status >= 500) log.error({ err: error.cause ?? error, content_uuid: uuid }, error.code)
      outcome.refused.push({ uuid, code: error.code, message: Object.values(error.fields ?? {})[0] ?? error.message })
    }
  }
  return outcome
}

/** Changes several contents that the viewer manages, each by its own rules. */
export function changeContents(
  deps: Pick<ApiDeps, 'database' | 'storage'>,
  log: Log,
  viewer: Viewer,
  { uuids, ...form }: BulkForm & { uuids: readonly string[] },
): Promise<Outcome> {
  const { db } = deps.database
  return each(uuids, log, async (uuid) => {
    const before: ContentRow = mustManageContent(viewer, await findContent(db, uuid, { ...noParts, hashtags: true }))
    mayPublish(viewer, { owner_uuid: before.user_uuid })
    const hashtags = changedHashtags(before.hashtags ?? [], form)
    await changeContent(deps, before, { ...(form.statuts && { statuts: form.statuts }), ...(hashtags && { hashtags }) })
  })
}

/** Deletes several contents that the viewer manages, with their files. */
export function removeContents(deps: RemovalDeps, log: Log, viewer: Viewer, uuids: readonly string[]): Promise<Outcome> {
  return each(uuids, log, async (uuid) => {
    mustManageContent(viewer, await findContent(deps.database.db, uuid))
    await removeContent(deps, log, uuid)
  })
}
