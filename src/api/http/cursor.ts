import { z } from 'zod'
import type { Position } from '../../db/connection/keyset.ts'
import { uuidSchema } from '../../shared/entities/common.ts'
import { AppError } from '../../shared/errors.ts'
import type { Page } from './answers.ts'

const cursorSchema = z.tuple([z.number(), uuidSchema])

/** Returns an opaque cursor for a position in a list. */
export function writeCursor({ key, uuid }: Position): string {
  return Buffer.from(JSON.stringify([key, uuid])).toString('base64url')
}

/** @throws AppError MALFORMED_REQUEST when the cursor is not one of ours */
export function readCursor(cursor: string | undefined): Position | null {
  if (cursor === undefined) return null
  try {
    const [key, uuid] = cursorSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
    return { key, uuid }
  } catch (cause) {
    throw new AppError('MALFORMED_REQUEST', { cause, fields: { cursor: 'Ce curseur n’est pas valable' } })
  }
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
