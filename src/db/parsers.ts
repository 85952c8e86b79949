type Parse = (text: string) => unknown

const types: { oid: number; arrayOid?: number; parse: Parse }[] = [
  // int8 and numeric: counts and sums, never beyond 2^53, never money.
  { oid: 20, arrayOid: 1016, parse: Number },
  { oid: 1700, arrayOid: 1231, parse: Number },
  // date: as a Date it would shift with the time zone, so it stays YYYY-MM-DD.
  { oid: 1082, arrayOid: 1182, parse: (text) => text },
  // timestamptz: the engine reads it more than twice as fast as node-postgres does, two hundred times in a long list.
  { oid: 1184, parse: (text) => new Date(text) },
]

/** How the text of a column becomes a value, by PostgreSQL's type number. What is not here is alike on both databases by default. */
export const parsers: Record<number, Parse> = Object.fromEntries(types.map(({ oid, parse }) => [oid, parse]))

/** The same for arrays of these types, which PGlite derives by itself and node-postgres does not. */
export const arrayParsers: Record<number, Parse> = Object.fromEntries(
  types.flatMap(({ arrayOid, parse }) => (arrayOid === undefined ? [] : [[arrayOid, parseArray(parse)]])),
)

/** Enough for numbers and dates: their text holds neither commas nor quotes. */
function parseArray(parse: Parse): Parse {
  return (text) => (text === '{}' ? [] : text.slice(1, -1).split(',')).map((item) => (item === 'NULL' ? null : parse(item)))
}
