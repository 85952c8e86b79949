import { z } from 'zod'
import type { Position } from '../../db/keyset.ts'
import type { Block } from '../../db/search/contents.ts'
import { uuidSchema } from '../../shared/entities/common.ts'
import { AppError } from '../../shared/errors.ts'

const positionSchema = z.tuple([z.number(), uuidSchema]).nullable()
const contentCursorSchema = z.tuple([z.enum(['few', 'many']), positionSchema, positionSchema, positionSchema])
const offsetSchema = z.tuple([z.int().min(0).max(10_000)])

/**
 * Where contents go on. A search that finds few is sorted as a whole and goes on after its last row. One that finds `many` walks an
 * order; its relevance sorts block by block: `after` goes on in the block from `start` to `end`, without it the next one begins at `start`.
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

/** @throws AppError MALFORMED_REQUEST when it is not a cursor of ours */
export function readContentCursor(cursor: string | undefined): ContentCursor | null {
  if (cursor === undefined) return null
  const [mode, start, end, after] = decode(cursor, contentCursorSchema)
  return { mode, start: fromTuple(start), end: fromTuple(end), after: fromTuple(after) }
}

/** Channels and hashtags go on at a place in their list. */
export function writeOffset(offset: number): string {
  return encode([offset])
}

/** @throws AppError MALFORMED_REQUEST when it is not a cursor of ours */
export function readOffset(cursor: string | undefined): number {
  return cursor === undefined ? 0 : decode(cursor, offsetSchema)[0]
}
