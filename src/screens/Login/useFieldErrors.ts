import { useMemo } from 'react'
import type { Failure } from '../../machines/failure.ts'
import type { FieldErrors } from '../../shared/errors.ts'
import { accountMessages } from '../../shared/validation/account.ts'

/** What each field says: the alert above has asked to fill in all of them, so that each only marks itself. */
export function useFieldErrors(failure: Failure | null): FieldErrors | undefined {
  return useMemo(() => {
    const entries = failure && Object.entries(failure.fields)
    return entries
      ? Object.fromEntries(entries.map(([name, text]) => [name, text === accountMessages.fillAll ? 'À remplir' : text]))
      : undefined
  }, [failure])
}
