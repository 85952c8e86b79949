import { AppError } from '../../shared/errors.ts'
import type { Viewer } from '../http/viewer.ts'

/**
 * Throws unless the viewer is an administrator: only they delete a hashtag everywhere, all others must name the video.
 * @throws AppError MALFORMED_REQUEST
 */
export function mustNameContent(viewer: Viewer): void {
  if (viewer.isAdministrator) return
  throw new AppError('MALFORMED_REQUEST', { fields: { content_uuid: 'Indiquez la vidéo dont ce hashtag est à retirer' } })
}
