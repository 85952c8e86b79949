import { type NotNull, sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../connection/database.ts'
import { rowsOf } from '../connection/rows.ts'

/**
 * A word of a query. `documents`: upper bound of the public contents and channels that contain a word of that stem; `spoken`: of the contents
 * in which people only say one.
 */
export type Term = z.output<typeof term>
const term = z.object({ piece: z.string(), lexeme: z.string(), documents: z.number(), spoken: z.number() })
/** A word that occurs in public texts or is said in public contents. */
export type KnownWord = z.output<typeof knownWord>
const knownWord = z.object({ shown: z.string(), word: z.string(), lexeme: z.string(), documents: z.number(), spoken: z.number() })
const split = z.object({ key: z.string(), terms: z.array(term) })

/**
 * Returns the words of a query, without stop words.
 * @returns the query in the form that searches compare (`key`: no accents, no capitals, no punctuation), and its terms in order
 */
export async function readTerms(db: Db, query: string, most: number): Promise<{ key: string; terms: Term[] }> {
  const rows = await rowsOf(db, split)`
    select key, coalesce((
      select json_agg(json_build_object('piece', piece, 'lexeme', lexeme, 'documents', documents, 'spoken', spoken) order by place)
      from (select * from string_to_table(key, ' ') with ordinality as split (piece, place) limit ${most}::int) as pieces
        cross join lateral (select search_lexeme(piece) as lexeme) as stem
        cross join lateral (
          select coalesce(sum(documents), 0)::int as documents, coalesce(sum(spoken), 0)::int as spoken from words where words.lexeme = stem.lexeme) as known
      where lexeme is not null
    ), '[]') as terms
    from (select search_text(${query}::text) as key) as query`
  return rows[0] ?? { key: '', terms: [] }
}

/** Returns words that begin with a piece, most used first, then most said. For a very short piece, only some of them are read. */
export async function completionsOf(db: Db, piece: string, most: number): Promise<KnownWord[]> {
  return rowsOf(db, knownWord)`
    select shown, word, lexeme, documents, spoken
    from (select * from words where word like ${piece} || '%' and lexeme is not null limit 5000) as beginning
    order by documents desc, spoken desc, shown limit ${most}::int`
}

/** Returns words that share many letters with a piece, most similar first. */
export async function similarTo(db: Db, piece: string, most: number): Promise<KnownWord[]> {
  return rowsOf(db, knownWord)`
    select shown, word, lexeme, documents, spoken from similar_words(${piece}::text, ${most}::int)`
}

/** Returns those of the words, given without accents, that are known. */
export async function knownAmong(db: Db, words: readonly string[]): Promise<KnownWord[]> {
  return db
    .selectFrom('words')
    .select(['shown', 'word', 'lexeme', 'documents', 'spoken'])
    .where('word', '=', sql<string>`any(${words}::text[])`)
    .where('lexeme', 'is not', null)
    .$narrowType<{ lexeme: NotNull }>()
    .execute()
}
