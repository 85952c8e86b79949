import { type Playback, playbackSchema } from '../../shared/entities/view.ts'
import type { PlayedRange } from '../../shared/playedRanges.ts'
import type { ViewSource } from '../../shared/viewSources.ts'
import { encodeSegment } from './encodeSegment.ts'
import type { Rest } from './rest.ts'

type Of = { userId: string; contentId: string }
const bodyOf = ({ userId, contentId }: Of) => ({ user_uuid: userId, content_uuid: contentId })
const pathOf = ({ userId, contentId }: Of) => `/user/${userId}/content/${encodeSegment(contentId)}`

/** POST /views: starts the server's clock. @throws AppError CONTENT_NOT_FOUND */
export const startView = (rest: Rest, of: Of, source: ViewSource | undefined): Promise<void> =>
  rest.send({ method: 'POST', path: '/views', body: { ...bodyOf(of), source } })

/**
 * PUT /views/…/playback: `position` in seconds from the start, `ranges` that were shown since the last report, `watched` their sum in seconds.
 * @throws AppError NOT_FOUND before POST /views
 */
export const reportPlayback = (
  rest: Rest,
  of: Of,
  report: { position: number; watched: number | undefined; ranges: readonly PlayedRange[] },
): Promise<Playback> => rest.read(playbackSchema, { method: 'PUT', path: `/views${pathOf(of)}/playback`, body: report })
