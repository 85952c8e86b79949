import { Field as BaseField } from '@base-ui/react/field'
import type { ComponentProps } from 'react'
import { classNames } from '../classNames.ts'
import { Field, type FieldFrame } from '../Field/Field.tsx'
import * as fieldStyles from '../Field/Field.styles.ts'
import * as styles from './TextArea.styles.ts'

type AreaProps = Omit<ComponentProps<'textarea'>, 'onChange' | 'value' | 'defaultValue' | 'className' | 'name' | 'disabled' | 'required'>

export type TextAreaProps = FieldFrame &
  AreaProps & {
    value: string
    onChange: (value: string) => void
    counterMax?: number | undefined
  }

/** Renders a text area. It grows with its text, if the browser supports that. */
export function TextArea({ label, name, hint, error, optional, disabled, className, value, onChange, counterMax, ...area }: TextAreaProps) {
  const counter = counterMax === undefined ? undefined : { length: value.length, max: counterMax }
  return (
    <Field {...{ label, name, hint, error, optional, disabled, className, counter }}>
      <BaseField.Control
        className={classNames(fieldStyles.control, styles.area)}
        value={value}
        onValueChange={onChange}
        aria-required={optional || area.readOnly ? undefined : true}
        render={<textarea rows={4} {...area} />}
      />
    </Field>
  )
}
