import { Field as BaseField } from '@base-ui/react/field'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../classNames.ts'
import * as styles from './Field.styles.ts'

/** The props that all form fields share. */
export type FieldFrame = {
  label: string
  /** The field's name in the form, and its key in the failure's `fields`. */
  name?: string | undefined
  /** What to know before typing. */
  hint?: ReactNode
  /** In French. Shown under the control, and announced when it appears. */
  error?: string | undefined
  /** Shows «facultatif» beside the label: most fields are required, so the exception is marked. */
  optional?: boolean | undefined
  disabled?: boolean | undefined
  className?: string | undefined
}

type FieldProps = FieldFrame & {
  children: ReactNode
  /** Typed and maximum number of characters, shown as «12/100». */
  counter?: { length: number; max: number } | undefined
}

/** Renders a label, hint and error, and connects them to the control inside (a Base UI Field.Control). */
export function Field({ label, name, hint, error, optional = false, disabled = false, counter, className, children }: FieldProps) {
  return (
    <BaseField.Root className={classNames(styles.field, className)} name={name} invalid={error !== undefined} disabled={disabled}>
      <div className={styles.head}>
        <BaseField.Label className={styles.label}>
          {label}
          {optional && <span className={styles.optional}> (facultatif)</span>}
        </BaseField.Label>
        {counter && (
          <span className={styles.counter} data-over={counter.length > counter.max || undefined}>
            {counter.length}/{counter.max}
          </span>
        )}
      </div>
      {children}
      {hint !== undefined && <BaseField.Description className={styles.hint}>{hint}</BaseField.Description>}
      <div aria-live="polite">
        {error !== undefined && (
          <BaseField.Error className={styles.error} match>
            <CircleAlert size={16} aria-hidden="true" />
            {error}
          </BaseField.Error>
        )}
      </div>
    </BaseField.Root>
  )
}
