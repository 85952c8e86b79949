import { promisePlaceholder } from '../placeholder.ts'
import type { ReportForm, ReportSubject } from './types.ts'

/** What the app must provide. Failures are AppErrors. */
export const reportActors = {
  /** Files the report; once more changes the open one. */
  sendReport: promisePlaceholder<void, { subject: ReportSubject; form: ReportForm }>('sendReport'),
}
