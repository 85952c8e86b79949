import type { ContentRow } from '../../db/contentRows.ts'
import { AppError } from '../../shared/errors.ts'
import type { Viewer } from '../frame/viewer.ts'
import { mayModerate } from '../policy.ts'

type Owned = Pick<ContentRow, 'user_uuid' | 'hidden_at'>
type Seer = Pick<Viewer, 'uuid' | 'isModerator' | 'isAdministrator'> | null

/** Is it the viewer's own? */
export function isOwner(viewer: Pick<Viewer, 'uuid'> | null, content: Pick<ContentRow, 'user_uuid'>): boolean {
  return viewer !== null && viewer.uuid === content.user_uuid
}

/** Is it there for this viewer? One that a moderator hid is there for its owner and those who moderate, and for nobody else. */
export function isOpenTo(viewer: Seer, content: Owned): boolean {
  return content.hidden_at === null || isOwner(viewer, content) || mayModerate(viewer)
}

/**
 * Whoever has the uuid has the direct link: that opens private contents too, but none that a moderator hid.
 * @throws AppError CONTENT_NOT_FOUND
 */
export function mustExist<Row extends Owned>(content: Row | undefined, viewer: Seer): Row {
  if (!content || !isOpenTo(viewer, content)) throw new AppError('CONTENT_NOT_FOUND')
  return content
}

/** @throws AppError CONTENT_NOT_FOUND, FORBIDDEN when it is another creator's */
export function mustOwnContent<Row extends Owned>(viewer: Viewer, content: Row | undefined): Row {
  const row = mustExist(content, viewer)
  if (!isOwner(viewer, row)) throw new AppError('FORBIDDEN')
  return row
}

/** The figures of a private content are its owner's. @throws AppError CONTENT_NOT_FOUND, FORBIDDEN */
export function maySeeStatistics<Row extends Owned & Pick<ContentRow, 'statuts'>>(viewer: Viewer | null, content: Row | undefined): Row {
  const row = mustExist(content, viewer)
  if (row.statuts === 'private' && !isOwner(viewer, row)) throw new AppError('FORBIDDEN')
  return row
}
