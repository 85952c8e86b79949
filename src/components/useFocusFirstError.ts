import { type RefObject, useEffect } from 'react'
import type { FieldErrors } from '../shared/errorCodes.ts'

/** After a refusal, moves the focus to the first invalid field: on a phone, the alert may be out of view. */
export function useFocusFirstError(form: RefObject<HTMLElement | null>, errors: FieldErrors | undefined): void {
  useEffect(() => {
    if (errors) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [form, errors])
}
