/**
 * Returns an e-mail in the form in which it is stored and looked up. Its domain is written in one way only: in its compatible letters
 * (`ｓ` is `s`), and without the dot at its end, which names the same mailbox.
 */
export function normalizeEmail(email: string): string {
  const address = email.trim().toLowerCase()
  const at = address.lastIndexOf('@') + 1
  return address.slice(0, at) + address.slice(at).normalize('NFKC').toLowerCase().replace(/\.+$/, '')
}
