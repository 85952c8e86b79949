import { Field as BaseField } from '@base-ui/react/field'
import type { ComponentProps } from 'react'
import { Field, type FieldFrame } from '../Field/Field.tsx'
import * as styles from '../Field/Field.styles.ts'

type InputProps = Omit<
  ComponentProps<'input'>,
  'onChange' | 'value' | 'defaultValue' | 'className' | 'size' | 'name' | 'disabled' | 'required'
>

export type TextFieldProps = FieldFrame &
  InputProps & {
    value: string
    onChange: (value: string) => void
    /** Shows «12/100» beside the label. Longer input is refused by validation, not cut while typing. */
    counterMax?: number | undefined
  }

export function TextField({
  label,
  name,
  hint,
  error,
  optional,
  disabled,
  className,
  value,
  onChange,
  counterMax,
  onKeyDown,
  ...input
}: TextFieldProps) {
  const counter = counterMax === undefined ? undefined : { length: value.length, max: counterMax }
  return (
    <Field {...{ label, name, hint, error, optional, disabled, className, counter }}>
      <BaseField.Control
        {...input}
        className={styles.control}
        value={value}
        onKeyDown={(event) => {
          // On Enter, Base UI runs the browser's e-mail validation and marks the field without a message; our own rules do that instead.
          event.preventBaseUIHandler()
          onKeyDown?.(event)
        }}
        onValueChange={onChange}
        aria-required={optional || input.readOnly ? undefined : true}
      />
    </Field>
  )
}
