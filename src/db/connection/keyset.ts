import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'

/** The position of a page's last row: the number that the list is sorted by (see `microseconds`), and the row's uuid. */
export type Position = { key: number; uuid: string }

/** A request for `limit` rows after a position. Queries return one row more, which shows that there is a next page. */
export type PageRequest = { limit: number; after: Position | null }

/**
 * Converts a timestamp to whole microseconds since 1970, PostgreSQL's own precision. A JavaScript Date would lose three digits, and pages
 * would skip rows.
 */
export function microseconds(column: Expression<Date>): RawBuilder<number> {
  return sql<number>`(extract(epoch from ${column}) * 1000000)::int8`
}

/** True for rows after the position in a list sorted newest first. Rows of the same instant are sorted by uuid, descending. */
export function isOlder(column: Expression<Date>, uuid: Expression<string>, { key, uuid: last }: Position): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${column}, ${uuid}) < (to_timestamp(${key}::float8 / 1000000), ${last}::uuid)`
}

/** True for rows after the position in a list sorted oldest first. Rows of the same instant are sorted by uuid, ascending. */
export function isNewer(column: Expression<Date>, uuid: Expression<string>, { key, uuid: last }: Position): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${column}, ${uuid}) > (to_timestamp(${key}::float8 / 1000000), ${last}::uuid)`
}

/** True for rows after the position in a list sorted by number, descending. */
export function isLower(column: Expression<number>, uuid: Expression<string>, { key, uuid: last }: Position): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${column}, ${uuid}) < (${key}::float8, ${last}::uuid)`
}

/** Like `isLower`, for an index on (number descending, uuid ascending). */
export function isLowerThenNext(column: Expression<number>, uuid: Expression<string>, { key, uuid: last }: Position): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${column} <= ${key}::float8 and (${column} < ${key}::float8 or ${uuid} > ${last}::uuid))`
}
