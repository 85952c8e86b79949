import { type RawBuilder, sql } from 'kysely'

/**
 * What a search looks for. `key`: the query without accents, capitals and punctuation. `groups`: each must be there, by any of its
 * lexemes; none when the query holds stop words alone, which then are looked for at the beginning of titles and names.
 */
export type Wanted = {
  key: string
  groups: readonly { lexemes: readonly string[]; documents: number }[]
}

/** Is there anything to look for? */
export function isBlank({ key }: Wanted): boolean {
  return key === ''
}

const quoted = (lexeme: string): string => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

/** The groups as PostgreSQL's tsquery. */
export function tsquery({ groups }: Wanted): RawBuilder<unknown> {
  return sql`${groups.map(({ lexemes }) => `(${lexemes.map(quoted).join('|')})`).join('&')}::tsquery`
}

/** The same for the words as they are written: the plurals that migration 0005 takes off stand there still. */
export function headlineQuery({ groups }: Wanted): RawBuilder<unknown> {
  const forms = (lexeme: string): string[] => (/[aiou]$/.test(lexeme) ? [lexeme, `${lexeme}s`, `${lexeme}x`] : [lexeme])
  return sql`${groups.map(({ lexemes }) => `(${lexemes.flatMap(forms).map(quoted).join('|')})`).join('&')}::tsquery`
}

/**
 * Does a document hold all of it?
 * @param document alias of a row with `vector`
 * @param key its column for the beginning
 */
export function holds(wanted: Wanted, document: string, key: string): RawBuilder<boolean> {
  if (wanted.groups.length === 0) return sql<boolean>`${sql.ref(`${document}.${key}`)} like ${wanted.key} || '%'`
  return sql<boolean>`${sql.ref(`${document}.vector`)} @@ ${tsquery(wanted)}`
}
