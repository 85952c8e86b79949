import { AppError } from '../../shared/errors.ts'
import type { Viewer } from '../frame/viewer.ts'

/** Only administrators delete a hashtag everywhere: whoever else takes one off says of which video. @throws AppError MALFORMED_REQUEST */
export function mustNameContent(viewer: Viewer): void {
  if (viewer.isAdministrator) return
  throw new AppError('MALFORMED_REQUEST', { fields: { content_uuid: 'Indiquez la vidéo dont ce hashtag est à retirer' } })
}
