import type { ProblemReportRow } from '../../db/problemReport/problemReports.ts'
import type { ProblemReport } from '../../shared/entities/problemReport.ts'
import { isoTime } from '../http/isoTime.ts'

export function presentProblemReport({ uuid, created_at, user_uuid, text, page }: ProblemReportRow): ProblemReport {
  return { uuid, createdAt: isoTime(created_at), user_uuid, text, page }
}
