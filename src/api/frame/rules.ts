import { AppError, type FieldErrors } from '../../shared/errors.ts'

/**
 * The end of every validation: the same functions as the client's say what is wrong, field by field.
 * @throws AppError INVALID_INPUT when something is
 */
export function mustBeValid(fields: FieldErrors): void {
  if (Object.keys(fields).length > 0) throw new AppError('INVALID_INPUT', { fields })
}
