import { limits } from '../limits.ts'

const tooLong = `La recherche ne peut pas dépasser ${limits.searchQueryMax} caractères`

/** Returns what is wrong with the text of a search; undefined when nothing is. */
export function searchQueryError(query: string): string | undefined {
  return query.length > limits.searchQueryMax ? tooLong : undefined
}
