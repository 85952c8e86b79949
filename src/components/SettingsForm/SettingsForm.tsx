import { type ReactNode, useEffect, useRef } from 'react'
import type { Failure } from '../../machines/common/failure.ts'
import type { FieldErrors } from '../../shared/errorCodes.ts'
import { FormFailure } from '../FormFailure.tsx'
import { SaveBar } from './SaveBar.tsx'
import * as styles from './SettingsForm.styles.ts'

type SettingsFormProps = {
  label: string
  form: {
    errors: FieldErrors
    failure: Failure | null
    isBusy: boolean
    isDirty: boolean
    save: () => void
    reset: () => void
    dismissFailure: () => void
  }
  children: ReactNode
}

/** Renders a form of the settings: its failure, its fields and the save button. Moves the focus to the first invalid field. */
export function SettingsForm({ label, form, children }: SettingsFormProps) {
  const { errors, failure } = form
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(errors).length > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])
  // An error that is shown at its field is not shown twice.
  const isSaidByField = failure !== null && Object.values(failure.fields).includes(failure.message)
  return (
    <form
      ref={element}
      className={styles.form}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        form.save()
      }}
    >
      {failure && !isSaidByField && <FormFailure failure={failure} onDismiss={form.dismissFailure} />}
      {children}
      <SaveBar form={form} />
    </form>
  )
}
