type Parse = (text: string) => unknown

const types: { oid: number; arrayOid?: number; parse: Parse }[] = [
  // int8 and numeric: counts and sums, always below 2^53, never money.
  { oid: 20, arrayOid: 1016, parse: Number },
  { oid: 1700, arrayOid: 1231, parse: Number },
  // date: a Date would shift with the time zone, so it stays YYYY-MM-DD.
  { oid: 1082, arrayOid: 1182, parse: (text) => text },
  // timestamptz: V8 parses it more than twice as fast as node-postgres does, and a long list has two hundred.
  { oid: 1184, parse: (text) => new Date(text) },
]

/** Parsers of column values by PostgreSQL's type number. The types that are not here parse alike on both databases by default. */
export const parsers: Record<number, Parse> = Object.fromEntries(types.map(({ oid, parse }) => [oid, parse]))

/** Parsers of arrays of these types. PGlite derives them, node-postgres does not. */
export const arrayParsers: Record<number, Parse> = Object.fromEntries(
  types.flatMap(({ arrayOid, parse }) => (arrayOid === undefined ? [] : [[arrayOid, parseArray(parse)]])),
)

/** Works only for numbers and dates: their text contains neither commas nor quotes. */
function parseArray(parse: Parse): Parse {
  return (text) => (text === '{}' ? [] : text.slice(1, -1).split(',')).map((item) => (item === 'NULL' ? null : parse(item)))
}
