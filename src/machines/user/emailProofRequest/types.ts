import type { Failure } from '../../common/failure.ts'

/** Where mails go: without a mail server, the site's operator reads them in a folder. */
export type MailDelivery = 'smtp' | 'folder'

export type EmailProofRequestContext = { failure: Failure | null; delivery: MailDelivery | null }

export type EmailProofRequestEvent = { type: 'mail.request' }

export type EmailProofRequestTag = 'busy' | 'sent'
