/** A mail to one person, before it is written as text and HTML. Texts are plain, in French. */
export type Mail = {
  to: string
  subject: string
  /** the name that the mail addresses */
  name: string
  paragraphs: readonly string[]
  /** the address that the mail is about, as a button and as text */
  action?: { label: string; url: string } | undefined
  /** why the person gets the mail, and what to do if they did not expect it */
  footer: string
}

/** What a site looks like in its mails. `accent`: a CSS colour behind white text */
export type MailSite = { name: string; url: string; accent: string }

/** @property linkHash of the token of its link; a mail that was not sent leaves no link */
export type WrittenMail = { mail: Mail; linkHash?: string }
