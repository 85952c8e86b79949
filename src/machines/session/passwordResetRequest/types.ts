import type { FieldErrors } from '../../../shared/errorCodes.ts'
import type { Failure } from '../../common/failure.ts'

/** Where mails go: without a mail server, the site's operator reads them in a folder. */
export type MailDelivery = 'smtp' | 'folder'

export type PasswordResetRequestContext = {
  email: string
  errors: FieldErrors
  failure: Failure | null
  /** null until a request was accepted */
  delivery: MailDelivery | null
}

export type PasswordResetRequestEvent =
  | { type: 'email.change'; email: string }
  | { type: 'link.request' }
  /** back to the form, with the same address */
  | { type: 'request.repeat' }
  | { type: 'failure.dismiss' }

export type PasswordResetRequestTag = 'busy' | 'sent'
