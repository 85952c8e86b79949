import { type ReactNode, useEffect, useRef } from 'react'
import type { Failure } from '../../machines/failure.ts'
import type { FieldErrors } from '../../shared/errors.ts'
import { FormFailure } from '../../components/FormFailure.tsx'
import { SaveBar } from './SaveBar.tsx'
import styles from './Settings.module.css'

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

/** A form of the settings: what went wrong, the fields, and saving. The cursor goes to the first field at fault. */
export function SettingsForm({ label, form, children }: SettingsFormProps) {
  const { errors, failure } = form
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(errors).length > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])
  // What a field says already is not said twice.
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
