import type { ContentRow } from '../../db/contentRows.ts'
import { AppError } from '../../shared/errors.ts'
import type { Viewer } from '../frame/viewer.ts'

type Owned = Pick<ContentRow, 'user_uuid'>

/** Is it the viewer's own? */
export function isOwner(viewer: Pick<Viewer, 'uuid'> | null, content: Owned): boolean {
  return viewer !== null && viewer.uuid === content.user_uuid
}

/** Whoever has the uuid has the direct link: that opens private contents too. @throws AppError CONTENT_NOT_FOUND */
export function mustExist<Row extends Owned>(content: Row | undefined): Row {
  if (!content) throw new AppError('CONTENT_NOT_FOUND')
  return content
}

/** @throws AppError CONTENT_NOT_FOUND, FORBIDDEN when it is another creator's */
export function mustOwnContent<Row extends Owned>(viewer: Viewer, content: Row | undefined): Row {
  if (!isOwner(viewer, mustExist(content))) throw new AppError('FORBIDDEN')
  return mustExist(content)
}

/** The figures of a private content are its owner's. @throws AppError CONTENT_NOT_FOUND: to others it does not exist there */
export function maySeeStatistics<Row extends Owned & Pick<ContentRow, 'statuts'>>(viewer: Viewer | null, content: Row | undefined): Row {
  const row = mustExist(content)
  if (row.statuts === 'private' && !isOwner(viewer, row)) throw new AppError('CONTENT_NOT_FOUND')
  return row
}
