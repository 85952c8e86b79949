import type { FieldErrors } from '../../../shared/errorCodes.ts'
import type { ReportReason } from '../../../shared/validation/report.ts'
import type { Failure } from '../../common/failure.ts'

export type ReportSubject = { kind: 'content' | 'comment' | 'channel'; id: string }

/** `reason` is empty until one is chosen. */
export type ReportForm = { reason: ReportReason | ''; text: string }

export type ReportContext = { subject: ReportSubject; form: ReportForm; errors: FieldErrors; failure: Failure | null }

export type ReportEvent =
  | { type: 'dialog.open'; subject: ReportSubject; isSignedIn: boolean }
  | { type: 'dialog.close' }
  | { type: 'form.change'; patch: Partial<ReportForm> }
  | { type: 'report.send' }
  | { type: 'failure.dismiss' }

export type ReportFact = { type: 'login.required' } | { type: 'report.sent' }

export type ReportTag = 'open' | 'editing' | 'busy'
