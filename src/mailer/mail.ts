/** A mail to one person, before it is written as text and HTML. Texts are plain, in French. */
export type Mail = {
  to: string
  subject: string
  /** the name that the mail addresses */
  name: string
  paragraphs: readonly string[]
  /** after the paragraphs: lines that each lead to a page of the site */
  groups?: readonly MailGroup[] | undefined
  /** the address that the mail is about, as a button and as text */
  action?: { label: string; url: string } | undefined
  /** why the person gets the mail, and what to do if they did not expect it */
  footer: string
  /** of a mail that comes regularly: how to end it */
  subscription?: Subscription | undefined
}

export type MailLine = { text: string; url: string }
export type MailGroup = { title: string; lines: readonly MailLine[] }

/** @property oneClickUrl for mail programs, which send a POST to it (RFC 8058) @property links for the person */
export type Subscription = { oneClickUrl: string; links: readonly MailLine[] }

/** What a site looks like in its mails. `accent`: a CSS colour behind white text */
export type MailSite = { name: string; url: string; accent: string }

/**
 * @property linkHash of the token of its link; a mail that was not sent leaves no link
 * @property giveBack called when the mail was not sent and will be tried again
 */
export type WrittenMail = { mail: Mail; linkHash?: string; giveBack?: () => Promise<void> }
