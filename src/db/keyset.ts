import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'

/** The last row of a page: the number that the list is sorted by (see `microseconds`), and the row's uuid. */
export type Position = { key: number; uuid: string }

/** `limit` rows after a position; queries give one more, which tells whether there is a next page. */
export type PageRequest = { limit: number; after: Position | null }

/**
 * A timestamp as whole microseconds since 1970: PostgreSQL's own precision, where a JavaScript Date would lose
 * three digits and with them rows between pages.
 */
export function microseconds(column: Expression<Date>): RawBuilder<number> {
  return sql<number>`(extract(epoch from ${column}) * 1000000)::int8`
}

/** Is a row further down than the position, newest first? Rows of the same instant are sorted by uuid, descending. */
export function isOlder(column: Expression<Date>, uuid: Expression<string>, { key, uuid: last }: Position): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${column}, ${uuid}) < (to_timestamp(${key}::float8 / 1000000), ${last}::uuid)`
}

/** Is a row further down than the position, oldest first? Rows of the same instant are sorted by uuid, ascending. */
export function isNewer(column: Expression<Date>, uuid: Expression<string>, { key, uuid: last }: Position): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${column}, ${uuid}) > (to_timestamp(${key}::float8 / 1000000), ${last}::uuid)`
}

/** Is a row further down than the position, greatest number first? */
export function isLower(column: Expression<number>, uuid: Expression<string>, { key, uuid: last }: Position): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${column}, ${uuid}) < (${key}::float8, ${last}::uuid)`
}

/** The same for an index on (number descending, uuid ascending). */
export function isLowerThenNext(column: Expression<number>, uuid: Expression<string>, { key, uuid: last }: Position): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${column} <= ${key}::float8 and (${column} < ${key}::float8 or ${uuid} > ${last}::uuid))`
}
