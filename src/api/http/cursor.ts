import { z } from 'zod'
import type { Position } from '../../db/connection/keyset.ts'
import { uuidSchema } from '../../shared/entities/common.ts'
import { AppError } from '../../shared/errors.ts'
import type { Page } from './answers.ts'

export const positionSchema = z.tuple([z.number(), uuidSchema])
export const toTuple = ({ key, uuid }: Position): z.output<typeof positionSchema> => [key, uuid]
export const fromTuple = ([key, uuid]: z.output<typeof positionSchema>): Position => ({ key, uuid })

/** Returns an opaque cursor. Clients keep cursors for a while: a later version must still parse them. */
export function encodeCursor(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

/** @throws AppError MALFORMED_REQUEST when the cursor is not one of ours */
export function decodeCursor<Value>(cursor: string, schema: z.ZodType<Value>): Value {
  try {
    return schema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
  } catch (cause) {
    throw new AppError('MALFORMED_REQUEST', { cause, fields: { cursor: 'Ce curseur n’est pas valable' } })
  }
}

/** Returns the cursor of a position in a list. */
export const writeCursor = (position: Position): string => encodeCursor(toTuple(position))

/** Returns the position in a list where a page begins. @throws AppError MALFORMED_REQUEST when the cursor is not one of ours */
export function readCursor(cursor: string | undefined): Position | null {
  return cursor === undefined ? null : fromTuple(decodeCursor(cursor, positionSchema))
}

/**
 * Returns a page: cuts the extra row that shows whether there is a next page, and presents the others.
 * @param rows at most `limit + 1`, as the list queries of `db` return them
 * @param uuidOf the uuid that the list is sorted by: `uuid`, unless the row has another one of its own
 */
export function pageOf<Row extends { uuid: string; position: number }, Item>(
  rows: readonly Row[],
  limit: number,
  present: (row: Row) => Item,
  uuidOf: (row: Row) => string = (row) => row.uuid,
): Page<Item> {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const nextCursor = last && rows.length > limit ? writeCursor({ key: last.position, uuid: uuidOf(last) }) : null
  return { items: shown.map(present), nextCursor }
}
