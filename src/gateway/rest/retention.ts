import { type Retention, retentionSchema } from '../../shared/entities/retention.ts'
import { encodeSegment } from './encodeSegment.ts'
import type { Rest } from './rest.ts'

/** GET /contents/{id}/retention. @throws AppError CONTENT_NOT_FOUND, FORBIDDEN for all but its owner and administrators */
export const retentionOfContent = (rest: Rest, contentId: string): Promise<Retention> =>
  rest.read(retentionSchema, { path: `/contents/${encodeSegment(contentId)}/retention` })
