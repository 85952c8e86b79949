import { useMemo } from 'react'
import type { Failure } from '../../machines/common/failure.ts'
import type { FieldErrors } from '../../shared/errorCodes.ts'
import { accountMessages } from '../../shared/validation/account.ts'

/**
 * Returns the error of each field. When the alert above already asks to fill in all fields, each empty field only says that it is empty.
 */
export function useFieldErrors(failure: Failure | null): FieldErrors | undefined {
  return useMemo(() => {
    const entries = failure && Object.entries(failure.fields)
    return entries
      ? Object.fromEntries(entries.map(([name, text]) => [name, text === accountMessages.fillAll ? 'À remplir' : text]))
      : undefined
  }, [failure])
}
