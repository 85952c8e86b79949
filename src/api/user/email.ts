/** Returns an e-mail in the form in which it is stored and looked up. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase()
}
