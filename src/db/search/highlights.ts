import { type RawBuilder, sql } from 'kysely'
import { headlineQuery, type ParsedQuery } from './parsedQuery.ts'

/** A title and an extract of a description («…» where it is cut), with `matchStart` and `matchEnd` around the matched words. */
export type Highlights = { title: string; description: string }

// Control characters, which are removed from the texts first: a creator's text can never look like a marker.
export const matchStart = '\u0002'
export const matchEnd = '\u0003'
const markers = `StartSel=${matchStart}, StopSel=${matchEnd}`
// PostgreSQL drops text that looks like a tag or an entity: these three characters replace the markup meanwhile.
const markup = '<>&'
const disguised = '\u0004\u0005\u0006'
const blanks = ' \n\t\r'
/** Length of the part of a text in which an extract is searched: longer texts would cost more than the search itself. */
const readOfText = 2000

/** Returns the highlights as columns of a query of `contents`. */
export function highlightsOf(parsed: ParsedQuery) {
  const title = clean('contents.title')
  return {
    title: shown(sql`ts_headline('public.french_unaccent', ${title}, ${headlineQuery(parsed)}, ${`${markers}, HighlightAll=true`})`),
    description: extractOf('contents.description', headlineQuery(parsed), { most: 35, least: 15 }),
  }
}

const clean = (column: string) => sql`translate(${sql.ref(column)}, ${markup + matchStart + matchEnd + disguised}, ${disguised})`
const shown = (headline: RawBuilder<unknown>) => sql<string>`translate(${headline}, ${disguised}, ${markup})`

/** Returns an extract of a column around the words of a query, of so many words («…» where it is cut), with the markers around them. */
export function extractOf(column: string, query: RawBuilder<unknown>, { most, least }: { most: number; least: number }) {
  // `offset 0`: otherwise PostgreSQL computes the extract again at each reference.
  return shown(sql`(
    select case when starts_with(whole, plain) then '' else '… ' end || extract
      || case when right(whole, length(plain)) = plain then '' else ' …' end
    from (select btrim(${clean(column)}, ${blanks}) as whole) as texts
      cross join lateral (
        select btrim(ts_headline('public.french_unaccent', left(whole, ${readOfText}::int), ${query},
          ${`${markers}, MaxWords=${most}, MinWords=${least}, ShortWord=0`}), ${blanks}) as extract offset 0
      ) as extracts
      cross join lateral (select translate(extract, ${matchStart + matchEnd}, '') as plain) as plains)`)
}
