/** Characters that change the reading direction of the text after them, even of other people's texts on the same page. */
export const directionOverrides = /[\u202A-\u202E\u2066-\u2069]/gu
const visible = /[^\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Cc}\u2800]/u
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/u

/**
 * Returns a text in the form in which it is stored and measured: without characters that change the reading direction, in the composed form
 * (NFC), so that equal words compare equal, and trimmed; empty when no character of it is visible.
 */
export function plainText(text: string): string {
  const plain = text.replaceAll(directionOverrides, '').normalize('NFC').trim()
  return visible.test(plain) ? plain : ''
}

/** Returns a username in one form for all that look alike (NFKC): «ﬁlm» is «film». */
export const plainUsername = (username: string): string => plainText(username.normalize('NFKC'))

/** True when the text contains an invisible character. */
export const hasInvisibleCharacters = (text: string): boolean => invisible.test(text)
