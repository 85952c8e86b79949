import type { ContentRow } from '../../db/content/contentRows.ts'
import { AppError } from '../../shared/errors.ts'
import type { Viewer } from '../http/viewer.ts'
import { mayModerate } from '../policy.ts'

type Owned = Pick<ContentRow, 'user_uuid' | 'hidden_at' | 'statuts' | 'audience' | 'allowed_uuids'> & {
  /** whether the guest's browser has given its password (`withUnlock`) */
  is_unlocked?: boolean
}
type Seer = Pick<Viewer, 'uuid' | 'isModerator' | 'isAdministrator'> | null

export function isOwner(viewer: Pick<Viewer, 'uuid'> | null, content: Pick<ContentRow, 'user_uuid'>): boolean {
  return viewer !== null && viewer.uuid === content.user_uuid
}

/**
 * True when the viewer may open the content. One that a moderator hid, or a private one for others than them, is open only to its owner,
 * moderators and administrators.
 */
export function isOpenTo(viewer: Seer, content: Owned): boolean {
  return (content.hidden_at === null && isFor(viewer, content)) || isOwner(viewer, content) || mayModerate(viewer)
}

/** True when only its password opens the content to others than its owner and moderators. */
export function isPasswordProtected({ statuts, audience }: Pick<ContentRow, 'statuts' | 'audience'>): boolean {
  return statuts === 'private' && audience === 'password'
}

function isFor(viewer: Seer, { statuts, audience, allowed_uuids, is_unlocked = false }: Owned): boolean {
  if (statuts === 'public' || audience === 'link' || is_unlocked) return true
  return viewer !== null && (audience === 'members' || allowed_uuids.includes(viewer.uuid))
}

/**
 * Returns the content that the viewer's own link leads to, or says why it does not.
 * @throws AppError CONTENT_NOT_FOUND, CONTENT_RESTRICTED, CONTENT_LOCKED
 */
export function mustBeReadable<Row extends Owned>(content: Row | undefined, viewer: Seer): Row {
  if (content?.hidden_at === null && !isOpenTo(viewer, content)) {
    if (isPasswordProtected(content)) throw new AppError('CONTENT_LOCKED')
    throw new AppError('CONTENT_RESTRICTED', viewer ? {} : { message: 'Cette vidéo est réservée : connectez-vous pour la voir' })
  }
  return mustBeOpen(content, viewer)
}

/**
 * Returns the content when the viewer may open it. The uuid is a direct link: it also opens private contents, unless they are for others.
 * @throws AppError CONTENT_NOT_FOUND
 */
export function mustBeOpen<Row extends Owned>(content: Row | undefined, viewer: Seer): Row {
  if (!content || !isOpenTo(viewer, content)) throw new AppError('CONTENT_NOT_FOUND')
  return content
}

/** @throws AppError CONTENT_NOT_FOUND, FORBIDDEN when it belongs to another creator */
export function mustOwnContent<Row extends Owned>(viewer: Viewer, content: Row | undefined): Row {
  const row = mustBeOpen(content, viewer)
  if (!isOwner(viewer, row)) throw new AppError('FORBIDDEN')
  return row
}

/**
 * Returns the content when the viewer may see its statistics; those of a private content are for its owner only.
 * @throws AppError CONTENT_NOT_FOUND, FORBIDDEN
 */
export function maySeeStatistics<Row extends Owned & Pick<ContentRow, 'statuts'>>(viewer: Viewer | null, content: Row | undefined): Row {
  const row = mustBeOpen(content, viewer)
  if (row.statuts === 'private' && !isOwner(viewer, row)) throw new AppError('FORBIDDEN')
  return row
}
