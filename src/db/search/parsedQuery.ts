import { type RawBuilder, sql } from 'kysely'

/**
 * A parsed query. `key`: the query without accents, capitals and punctuation. `groups`: a match contains one of the lexemes of each group;
 * empty when the query has only stop words, which then are matched with the beginning of titles and names.
 */
export type ParsedQuery = {
  key: string
  groups: readonly { lexemes: readonly string[]; documents: number }[]
}

export function isBlank({ key }: ParsedQuery): boolean {
  return key === ''
}

const quoted = (lexeme: string): string => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

export function tsquery({ groups }: ParsedQuery): RawBuilder<unknown> {
  return sql`${groups.map(({ lexemes }) => `(${lexemes.map(quoted).join('|')})`).join('&')}::tsquery`
}

/**
 * Returns the tsquery for texts as written: they still contain the plurals that migration 0005 removes.
 * @param operator `|` for texts that need not contain all words
 */
export function headlineQuery({ groups }: ParsedQuery, operator: '&' | '|' = '&'): RawBuilder<unknown> {
  const forms = (lexeme: string): string[] => (/[aiou]$/.test(lexeme) ? [lexeme, `${lexeme}s`, `${lexeme}x`] : [lexeme])
  return sql`${groups.map(({ lexemes }) => `(${lexemes.flatMap(forms).map(quoted).join('|')})`).join(operator)}::tsquery`
}

/**
 * True when a document matches the query.
 * @param document alias of a row with `vector`
 * @param key its column that is compared with the beginning
 */
export function matches(parsed: ParsedQuery, document: string, key: string): RawBuilder<boolean> {
  if (parsed.groups.length === 0) return sql<boolean>`${sql.ref(`${document}.${key}`)} like ${parsed.key} || '%'`
  return sql<boolean>`${sql.ref(`${document}.vector`)} @@ ${tsquery(parsed)}`
}
