/**
 * Returns the text of a captions file: UTF-8 or UTF-16 by its mark, UTF-8 without one, and otherwise Windows-1252, the Latin-1 that older
 * editors write. Line ends become `\n`.
 */
export function decodeCaptions(bytes: Uint8Array): string {
  return decoded(bytes).replaceAll(/\r\n?/g, '\n')
}

function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Not UTF-8: every byte is a character of Windows-1252.
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
