import type { SentTrace } from '../../shared/entities/problemReport.ts'
import type { Rest } from './rest.ts'

/**
 * POST /problem-reports, for guests too.
 * @throws AppError INVALID_INPUT with fields, TRACE_TOO_LARGE, TOO_MANY_REQUESTS
 */
export const sendProblemReport = (rest: Rest, body: { text: string; page: string; trace: SentTrace }): Promise<void> =>
  rest.send({ method: 'POST', path: '/problem-reports', body })
