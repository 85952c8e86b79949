import { TypeOverrides } from 'pg'
import { arrayParsers, parsers } from './parsers.ts'

/** Returns node-postgres's parsers of column values, with ours: the same for both databases. */
export function typeParsers(): TypeOverrides {
  const overrides = new TypeOverrides()
  for (const [oid, parse] of Object.entries({ ...parsers, ...arrayParsers })) overrides.setTypeParser(Number(oid), parse)
  return overrides
}
