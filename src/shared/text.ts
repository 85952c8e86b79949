/** Characters that turn the reading direction of whatever comes after them, on other people's pages too. */
const directionOverrides = /[\u202A-\u202E\u2066-\u2069]/gu
const visible = /[^\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Cc}\u2800]/u
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/u

/**
 * What people write, as it is kept and measured: without what turns the text around it, in the composed form (NFC) in which equal words
 * compare equal, without blanks around it; empty when nothing of it can be seen.
 */
export function plainText(text: string): string {
  const plain = text.replaceAll(directionOverrides, '').normalize('NFC').trim()
  return visible.test(plain) ? plain : ''
}

/** A username moreover has one form for all that look alike (NFKC): «ﬁlm» is «film». */
export const plainUsername = (username: string): string => plainText(username.normalize('NFKC'))

/** Does something stand in it that nobody sees? */
export const hidesSomething = (text: string): boolean => invisible.test(text)
