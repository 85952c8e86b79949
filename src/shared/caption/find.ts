/** Where a text has what is looked for: from the first to after the last of its UTF-16 units. */
export type Match = { start: number; end: number }

const ownForms: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', '’': "'", '\u00a0': ' ', '\u202f': ' ' }

/** Without capitals, accents and French spaces: «Œuvre» becomes «oeuvre». */
function fold(character: string): string {
  const lower = character.toLowerCase()
  return ownForms[lower] ?? lower.normalize('NFD').replaceAll(/\p{M}/gu, '')
}

const folded = (text: string): string => Array.from(text.trim(), fold).join('')

/** True for a query that would be found everywhere: it has nothing to look for. */
export const isBlank = (query: string): boolean => folded(query) === ''

/** Returns a function that finds a query in texts, whatever its capitals and accents; it finds nothing for a blank one. */
export function finderOf(query: string): (text: string) => Match[] {
  const wanted = folded(query)
  if (wanted === '') return () => []
  return (text) => {
    // Of each unit of the folded form, the character in the text that it comes from.
    const characters: Match[] = []
    let plain = ''
    let at = 0
    for (const character of text) {
      const form = fold(character)
      for (let unit = 0; unit < form.length; unit += 1) characters.push({ start: at, end: at + character.length })
      plain += form
      at += character.length
    }
    const matches: Match[] = []
    for (let from = plain.indexOf(wanted); from >= 0; from = plain.indexOf(wanted, from + wanted.length)) {
      const after = from + wanted.length
      // An accent of its own follows its letter, and has no form.
      const end = Math.max(characters[after - 1]?.end ?? 0, characters[after]?.start ?? text.length)
      matches.push({ start: characters[from]?.start ?? 0, end })
    }
    return matches
  }
}
