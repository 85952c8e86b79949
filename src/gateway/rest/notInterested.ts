import { encodeSegment } from './encodeSegment.ts'
import type { Rest } from './rest.ts'

/** PUT or DELETE /contents/{id}/not-interested: idempotent. @throws AppError CONTENT_NOT_FOUND */
export const setNotInterested = (rest: Rest, contentId: string, isOn: boolean): Promise<void> =>
  rest.send({ method: isOn ? 'PUT' : 'DELETE', path: `/contents/${encodeSegment(contentId)}/not-interested` })
