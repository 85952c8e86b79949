import type { z } from 'zod'
import type { ErrorCode } from '../../shared/errorCodes.ts'
import { AppError } from '../../shared/errors.ts'

const messages = { absent: 'Ce champ est obligatoire', wrong: 'La valeur est mal formée' } as const

/**
 * Returns the error of a request with a malformed shape: a malformed id in the path means that nothing is found; anything else is the
 * client's mistake, with a message per field.
 * @param issues paths start with params, query or body
 */
export function malformed(issues: readonly z.core.$ZodIssue[], missing: ErrorCode): AppError {
  if (issues.some((issue) => issue.path[0] === 'params')) return new AppError(missing)
  const fields: Record<string, string> = {}
  for (const issue of issues) {
    const name = issue.path.slice(1).join('.')
    if (name !== '') fields[name] ??= issue.code === 'invalid_type' && issue.input === undefined ? messages.absent : messages.wrong
  }
  return new AppError('MALFORMED_REQUEST', Object.keys(fields).length > 0 ? { fields } : {})
}
