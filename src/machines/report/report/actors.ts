import { promisePlaceholder } from '../../common/placeholder.ts'
import type { ReportForm, ReportSubject } from './types.ts'

/** Provided by the app. Failures are CodedErrors. */
export const reportActors = {
  /** Sends the report. Sending again changes the open report. */
  sendReport: promisePlaceholder<void, { subject: ReportSubject; form: ReportForm }>('sendReport'),
}
