import { z } from 'zod'

/** Where the mail went: `folder` when the site has no mail server, and its operator reads mails in a folder. */
export const deliverySchema = z.enum(['smtp', 'folder'])

/** The response to a request for a new password. It is the same for addresses that no account has. */
export const passwordResetRequestSchema = z.object({ delivery: deliverySchema })
export type PasswordResetRequest = z.output<typeof passwordResetRequestSchema>
