import { z } from 'zod'
import type { Position } from '../../db/connection/keyset.ts'
import type { Block } from '../../db/search/contents.ts'
import { decodeCursor, encodeCursor, fromTuple, positionSchema, toTuple } from '../http/cursor.ts'

const placeSchema = positionSchema.nullable()
const contentCursorSchema = z.tuple([z.enum(['few', 'many']), placeSchema, placeSchema, placeSchema])
const offsetSchema = z.tuple([z.int().min(0).max(10_000)])

/**
 * Where a search for contents continues. Mode `few`: few matches, sorted as a whole; it continues after the last row. Mode `many`: a walk
 * through an order. Sorted by relevance, it goes block by block: with `after` it continues in the block from `start` to `end`; without
 * `after`, the next block begins at `start`.
 */
export type ContentCursor = { mode: 'few' | 'many'; after: Position | null } & Block

export function writeContentCursor({ mode, start, end, after }: ContentCursor): string {
  return encodeCursor([mode, start && toTuple(start), end && toTuple(end), after && toTuple(after)])
}

/** @throws AppError MALFORMED_REQUEST when the cursor is not one of ours */
export function readContentCursor(cursor: string | undefined): ContentCursor | null {
  if (cursor === undefined) return null
  const [mode, start, end, after] = decodeCursor(cursor, contentCursorSchema)
  return { mode, start: start && fromTuple(start), end: end && fromTuple(end), after: after && fromTuple(after) }
}

/** Channels, playlists and hashtags continue at an offset. */
export function writeOffset(offset: number): string {
  return encodeCursor([offset])
}

/** @throws AppError MALFORMED_REQUEST when the cursor is not one of ours */
export function readOffset(cursor: string | undefined): number {
  return cursor === undefined ? 0 : decodeCursor(cursor, offsetSchema)[0]
}
