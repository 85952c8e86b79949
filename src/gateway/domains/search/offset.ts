import { AppError } from '../../../shared/errors.ts'
import { limits } from '../../../shared/limits.ts'

/** Returns the cursor of a list that has none of its own. */
export const writeOffset = (offset: number): string => `o${offset}`

/** @throws AppError MALFORMED_REQUEST when the cursor is not one of ours */
export function readOffset(cursor: string | null | undefined): number {
  if (cursor === null || cursor === undefined) return 0
  const offset = Number(/^o(\d{1,3})$/.exec(cursor)?.[1])
  if (offset <= limits.pageSizeMax) return offset
  throw new AppError('MALFORMED_REQUEST', { fields: { cursor: 'Ce curseur n’est pas valable' } })
}
