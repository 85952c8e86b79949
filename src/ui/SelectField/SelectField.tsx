import { Field as BaseField } from '@base-ui/react/field'
import { ChevronDown } from 'lucide-react'
import { classNames } from '../classNames.ts'
import { Field, type FieldFrame } from '../Field/Field.tsx'
import * as fieldStyles from '../Field/Field.styles.ts'
import * as styles from './SelectField.styles.ts'

export type SelectOption<V extends string> = { value: V; label: string; disabled?: boolean | undefined }

export type SelectFieldProps<V extends string> = FieldFrame & {
  value: V
  onChange: (value: V) => void
  options: readonly SelectOption<V>[]
}

/** Renders a native select for a few options (filter, sort, role): best on a phone, and no code to load. */
export function SelectField<V extends string>({
  label,
  name,
  hint,
  error,
  optional,
  disabled,
  className,
  value,
  onChange,
  options,
}: SelectFieldProps<V>) {
  return (
    <Field {...{ label, name, hint, error, optional, disabled, className }}>
      <div className={styles.box}>
        <BaseField.Control
          className={classNames(fieldStyles.control, styles.select)}
          value={value}
          onValueChange={(next) => {
            const chosen = options.find((option) => option.value === next)
            if (chosen) onChange(chosen.value)
          }}
          render={
            <select>
              {options.map((option) => (
                <option key={option.value} value={option.value} disabled={option.disabled}>
                  {option.label}
                </option>
              ))}
            </select>
          }
        />
        <ChevronDown className={styles.chevron} size={18} aria-hidden="true" />
      </div>
    </Field>
  )
}
