import type { Failure } from '../../common/failure.ts'

/**
 * What following a link of a mail does: prove the address of an account, give the account its former address back, or end the mails with
 * what is new.
 */
export type MailLinkPurpose = 'confirmEmail' | 'restoreEmail' | 'unsubscribe'

/** @param token of the link; null when the address has none */
export type MailLinkInput = { purpose: MailLinkPurpose; token: string | null }

export type MailLinkContext = MailLinkInput & { failure: Failure | null }

export type MailLinkEvent = { type: 'link.follow' } | { type: 'failure.dismiss' }

export type MailLinkTag = 'busy' | 'expired' | 'followed'
