import type { Db } from '../../db/connection/database.ts'
import { completionsOf, knownAmong, type KnownWord, readTerms, similarTo, type Term } from '../../db/search/terms.ts'
import type { ParsedQuery } from '../../db/search/parsedQuery.ts'
import { allowedTypos, oneTypoVariants, typoDistance } from './typos.ts'

const mostTerms = 12
const mostCompletions = 20
const mostSimilar = 50
/**
 * Up to this length, all variants with one typing error are tried: two swapped letters leave a short word too few of the trigrams by which
 * similar words are found.
 */
const shortWord = 8

/** The result of parsing. `corrected`: the query with its typos corrected, null when there was none. */
export type ParseResult = { parsed: ParsedQuery; corrected: string | null }

type ReadTerm = { lexemes: string[]; documents: number; mended: { piece: string; by: KnownWord } | null }

/**
 * Parses a query: a word that nobody has written or said in public is the beginning of a word (« musi »), else a typo (« musqiue »), else finds nothing.
 */
export async function parseQuery(db: Db, query: string): Promise<ParseResult> {
  const { key, terms } = await readTerms(db, query, mostTerms)
  const read = await Promise.all(terms.map((term) => readTerm(db, term)))
  const mended = read.flatMap((term) => term.mended ?? [])
  const byPiece = new Map(mended.map(({ piece, by }) => [piece, by]))
  const groups = read.map(({ lexemes, documents }) => ({ lexemes, documents }))
  return {
    parsed: { key: eachWord(key, (piece) => byPiece.get(piece)?.word), groups },
    corrected: mended.length === 0 ? null : eachWord(query.trim(), (written) => byPiece.get(plain(written))?.shown),
  }
}

/** Returns the text with some of its words replaced. */
function eachWord(text: string, replacement: (word: string) => string | undefined): string {
  return text.replaceAll(/[\p{L}\p{M}\p{N}]+/gu, (word) => replacement(word) ?? word)
}

/** «Été» → 'ete', the form that the database compares. */
const plain = (word: string): string => word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

async function readTerm(db: Db, { piece, lexeme, documents, spoken }: Term): Promise<ReadTerm> {
  if (documents + spoken > 0) return { lexemes: [lexeme], documents, mended: null }
  const begun = piece.length < 3 ? [] : await completionsOf(db, piece, mostCompletions)
  if (begun.length > 0) {
    const total = begun.reduce((sum, word) => sum + word.documents, 0)
    return { lexemes: [...new Set(begun.map((word) => word.lexeme))], documents: total, mended: null }
  }
  const by = await correctionOf(db, piece)
  return by ? { lexemes: [by.lexeme], documents: by.documents, mended: { piece, by } } : { lexemes: [lexeme], documents: 0, mended: null }
}

/** Returns the known word that a piece most likely means: the one with the fewest typing errors, then the most used. */
async function correctionOf(db: Db, piece: string): Promise<KnownWord | undefined> {
  const forgiven = allowedTypos(piece)
  if (forgiven === 0) return undefined
  const slipped = piece.length <= shortWord ? oneTypoVariants(piece) : []
  const nearest = slipped.length > 0 ? await knownAmong(db, slipped) : []
  const known = nearest.length > 0 ? nearest : await similarTo(db, piece, mostSimilar)
  const candidates = known.map((word) => ({ word, distance: typoDistance(piece, word.word) }))
  const [best] = candidates
    .filter(({ distance }) => distance <= forgiven)
    .toSorted((a, b) => a.distance - b.distance || b.word.documents - a.word.documents || b.word.spoken - a.word.spoken)
  return best?.word
}
