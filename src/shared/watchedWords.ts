/** Letters of other scripts that look like Latin ones, which NFKD leaves as they are. Upper case apart: Η looks like H, η like n. */
const lookAlikes = new Map(
  [
    // Cyrillic
    ['АВСЕНІЈКМОРԚЅТԜХУҮ', 'ABCEHIJKMOPQSTWXYY'],
    ['авсеһіјкмоԛргѕтѵԝхуүьԁԍӏ', 'abcehijkmoqprstvwxyybdgl'],
    // Greek
    ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹ', 'ABEZHIKMNOPTYXC'],
    ['αβγεηικνορστυχωϲϳ', 'abyenikvopotuxwcj'],
    // Armenian, Cherokee and Latin letters of their own
    ['ոօսհցյԼᏂᎪᏴᏟᎠᎬᎻᎫᏦᏞᎷᏢᎡᏚᎢᏙᎳᏃ', 'nouhgjLhABCDEHJKLMPRSTVWZ'],
    ['ıȷɑɡɩɪʏʀɴʜʟᴀᴄᴅᴇᴊᴋᴍᴏᴘᴛᴜᴠᴡᴢꜱøłđħŧƒ', 'ijagiiyrnhlacdejkmoptuvwzsoldhtf'],
  ].flatMap(([from = '', to = '']) => Array.from(from, (letter, index) => [letter, to[index] ?? letter] as const)),
)
/** Alphabets of letters in a shape, A to Z, which NFKD leaves as they are: in black circles and squares, and those of flags. */
const shapedAlphabets = [0x1f150, 0x1f170, 0x1f1e6]
const unshaped = (letter: string): string => {
  const code = letter.codePointAt(0) ?? 0
  const first = shapedAlphabets.find((start) => code >= start && code < start + 26)
  return first === undefined ? letter : String.fromCodePoint(0x41 + code - first)
}
const ligatures = new Map([
  ['œ', 'oe'],
  ['æ', 'ae'],
  ['ß', 'ss'],
])

/** What nobody sees: accents once they are apart, zero-width characters, soft hyphens, marks of direction. */
const unseen = /[\p{M}\p{Cf}\p{DI}]/gu

const asLatin = (text: string): string => Array.from(text, (letter) => lookAlikes.get(letter) ?? letter).join('')

function between(text: string): string {
  const words = Array.from(text, (letter) => ligatures.get(letter) ?? letter)
    .join('')
    .match(/[\p{L}\p{N}]+/gu)
  return words === null ? '' : ` ${words.join(' ')} `
}

/**
 * Returns the words of a text as they look, between spaces: without case, accents, look-alike letters and characters that nobody sees; empty
 * when it has none. Twice: a capital may look like another letter than its small one, and both may be in use in its own script.
 */
export function seenWords(text: string): readonly [string, string] {
  const plain = Array.from(text, unshaped).join('').normalize('NFKD').replaceAll(unseen, '')
  return [between(asLatin(asLatin(plain).toLowerCase())), between(asLatin(plain.toLowerCase()))]
}

/** True when a text contains one of the words, or words in a row, as whole words. */
export function containsWatchedWord(text: string, watched: readonly string[]): boolean {
  // A space that nobody sees may stand within a word, or between two.
  const readings = [seenWords(text), seenWords(text.replaceAll('\u200b', ' '))]
  return watched.some((word) =>
    seenWords(word).some((form, index) => form !== '' && readings.some((seen) => seen[index]?.includes(form) === true)),
  )
}
