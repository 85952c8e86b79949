import { AppError } from '../../shared/errors.ts'
import { limits } from '../../shared/limits.ts'

/** Returns the `limit` argument of a list. @throws AppError INVALID_INPUT outside of 1 to 100 */
export function pageSize(limit: number): number {
  if (limit >= 1 && limit <= limits.pageSizeMax) return limit
  throw new AppError('INVALID_INPUT', { fields: { limit: `La taille d’une page va de 1 à ${limits.pageSizeMax}` } })
}
