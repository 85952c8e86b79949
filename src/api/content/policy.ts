import type { ContentRow } from '../../db/content/contentRows.ts'
import { AppError } from '../../shared/errors.ts'
import { managesChannel } from '../channel/policy.ts'
import type { Viewer } from '../http/viewer.ts'
import { mayModerate } from '../policy.ts'

type Guarded = Pick<ContentRow, 'user_uuid' | 'editor_uuids' | 'hidden_at' | 'statuts' | 'audience' | 'allowed_uuids'> & {
  /** whether the guest's browser has given its password (`withUnlock`) */
  is_unlocked?: boolean
}
type Seer = Pick<Viewer, 'uuid' | 'isModerator' | 'isAdministrator'> | null

/** True for the owner of the content's channel and its editors. */
export function manages(viewer: Pick<Viewer, 'uuid'> | null, content: Pick<ContentRow, 'user_uuid' | 'editor_uuids'>): boolean {
  return managesChannel(viewer?.uuid ?? null, { creator_uuid: content.user_uuid, editor_uuids: content.editor_uuids })
}

/**
 * True when the viewer may open the content. One that a moderator hid, or a private one for others than them, is open only to those who
 * manage its channel, moderators and administrators.
 */
export function isOpenTo(viewer: Seer, content: Guarded): boolean {
  return (content.hidden_at === null && isFor(viewer, content)) || manages(viewer, content) || mayModerate(viewer)
}

/** True when only its password opens the content to others than those who manage it and moderators. */
export function isPasswordProtected({ statuts, audience }: Pick<ContentRow, 'statuts' | 'audience'>): boolean {
  return statuts === 'private' && audience === 'password'
}

function isFor(viewer: Seer, { statuts, audience, allowed_uuids, is_unlocked = false }: Guarded): boolean {
  if (statuts === 'public' || audience === 'link' || is_unlocked) return true
  return viewer !== null && (audience === 'members' || allowed_uuids.includes(viewer.uuid))
}

/**
 * Returns the content that the viewer's own link leads to, or says why it does not.
 * @throws AppError CONTENT_NOT_FOUND, CONTENT_RESTRICTED, CONTENT_LOCKED
 */
export function mustBeReadable<Row extends Guarded>(content: Row | undefined, viewer: Seer): Row {
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
export function mustBeOpen<Row extends Guarded>(content: Row | undefined, viewer: Seer): Row {
  if (!content || !isOpenTo(viewer, content)) throw new AppError('CONTENT_NOT_FOUND')
  return content
}

/**
 * Returns the content when the viewer owns or edits its channel.
 * @throws AppError CONTENT_NOT_FOUND, FORBIDDEN
 */
export function mustManageContent<Row extends Guarded>(viewer: NonNullable<Seer>, content: Row | undefined): Row {
  const row = mustBeOpen(content, viewer)
  if (!manages(viewer, row)) throw new AppError('FORBIDDEN')
  return row
}

/**
 * Returns the content when the viewer may see its statistics; those of a private content are for those only who manage it.
 * @throws AppError CONTENT_NOT_FOUND, FORBIDDEN
 */
export function maySeeStatistics<Row extends Guarded & Pick<ContentRow, 'statuts'>>(viewer: Viewer | null, content: Row | undefined): Row {
  const row = mustBeOpen(content, viewer)
  if (row.statuts === 'private' && !manages(viewer, row)) throw new AppError('FORBIDDEN')
  return row
}
