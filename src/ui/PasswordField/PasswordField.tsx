import { Field as BaseField } from '@base-ui/react/field'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { classNames } from '../classNames.ts'
import { Field, type FieldFrame } from '../Field/Field.tsx'
import * as fieldStyles from '../Field/Field.styles.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as styles from './PasswordField.styles.ts'

export type PasswordFieldProps = FieldFrame & {
  value: string
  onChange: (value: string) => void
  /** Tells password managers whether to fill in the password or to suggest a new one. */
  autoComplete: 'current-password' | 'new-password'
  placeholder?: string | undefined
}

/** Renders a password field, hidden until the user reveals it. */
export function PasswordField({ label, name, hint, error, optional, disabled, className, value, onChange, ...input }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <Field {...{ label, name, hint, error, optional, disabled, className }}>
      <div className={styles.box}>
        <BaseField.Control
          {...input}
          className={classNames(fieldStyles.control, styles.input)}
          type={isShown ? 'text' : 'password'}
          value={value}
          onValueChange={onChange}
          aria-required={optional ? undefined : true}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
        <IconButton
          className={styles.toggle}
          icon={isShown ? EyeOff : Eye}
          label={isShown ? 'Masquer le mot de passe' : 'Afficher le mot de passe'}
          disabled={disabled}
          onPress={() => setShown(!isShown)}
        />
      </div>
    </Field>
  )
}
