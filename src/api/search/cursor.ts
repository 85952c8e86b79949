import { z } from 'zod'
import type { Position } from '../../db/connection/keyset.ts'
import type { Block } from '../../db/search/contents.ts'
import { uuidSchema } from '../../shared/entities/common.ts'
import { AppError } from '../../shared/errors.ts'

const positionSchema = z.tuple([z.number(), uuidSchema]).nullable()
const contentCursorSchema = z.tuple([z.enum(['few', 'many']), positionSchema, positionSchema, positionSchema])
const offsetSchema = z.tuple([z.int().min(0).max(10_000)])

/**
 * Where a search for contents continues. Mode `few`: few matches, sorted as a whole; it continues after the last row. Mode `many`: a walk
 * through an order. Sorted by relevance, it goes block by block: with `after` it continues in the block from `start` to `end`; without
 * `after`, the next block begins at `start`.
 */
export type ContentCursor = { mode: 'few' | 'many'; after: Position | null } & Block

const toTuple = (position: Position | null) => position && [position.key, position.uuid]
const fromTuple = (tuple: z.output<typeof positionSchema>): Position | null => tuple && { key: tuple[0], uuid: tuple[1] }
const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

function decode<Value>(cursor: string, schema: z.ZodType<Value>): Value {
  try {
    return schema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
  } catch (cause) {
    throw new AppError('MALFORMED_REQUEST', { cause, fields: { cursor: 'Ce curseur n’est pas valable' } })
  }
}

export function writeContentCursor({ mode, start, end, after }: ContentCursor): string {
  return encode([mode, toTuple(start), toTuple(end), toTuple(after)])
}

/** @throws AppError MALFORMED_REQUEST when the cursor is not one of ours */
export function readContentCursor(cursor: string | undefined): ContentCursor | null {
  if (cursor === undefined) return null
  const [mode, start, end, after] = decode(cursor, contentCursorSchema)
  return { mode, start: fromTuple(start), end: fromTuple(end), after: fromTuple(after) }
}

/** Channels and hashtags continue at an offset. */
export function writeOffset(offset: number): string {
  return encode([offset])
}

/** @throws AppError MALFORMED_REQUEST when the cursor is not one of ours */
export function readOffset(cursor: string | undefined): number {
  return cursor === undefined ? 0 : decode(cursor, offsetSchema)[0]
}
