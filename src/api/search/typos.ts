/**
 * Returns the number of typing errors between two words: a letter too many, missing, wrong, or two neighbours swapped (Damerau-Levenshtein,
 * optimal string alignment).
 */
export function typoDistance(one: string, other: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwap = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwap ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    beforeLast = last
    last = current
  }
  return at(last, other.length)
}

const at = (row: readonly number[], column: number): number => row[column] ?? Number.POSITIVE_INFINITY

/** Returns how many typing errors a word may have: none in a very short one, which would become another word. */
export function allowedTypos(word: string): number {
  if (word.length < 3) return 0
  return word.length < 6 ? 1 : 2
}

const letters = 'abcdefghijklmnopqrstuvwxyz'.split('')

/** Returns all words that one typing error makes of a word of the letters a to z: 54 per letter. Other alphabets are not tried. */
export function oneTypoVariants(word: string): string[] {
  if (!/^[a-z]+$/.test(word)) return []
  const cuts = Array.from({ length: word.length + 1 }, (_, place) => [word.slice(0, place), word.slice(place)] as const)
  return cuts.flatMap(([before, after]) => [
    before + after.slice(1),
    before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2),
    ...letters.flatMap((letter) => [before + letter + after, before + letter + after.slice(1)]),
  ])
}
