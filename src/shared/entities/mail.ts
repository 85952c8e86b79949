import { z } from 'zod'

/** Where the mail went: `folder` when the site has no mail server, and its operator reads mails in a folder. */
export const deliverySchema = z.enum(['smtp', 'folder'])

/** The response to a request for a mail. It says nothing about whether the mail is sent: no account may have the address. */
export const mailRequestSchema = z.object({ delivery: deliverySchema })
export type MailRequest = z.output<typeof mailRequestSchema>
