import { Switch as BaseSwitch } from '@base-ui/react/switch'
import { useId, type ReactNode } from 'react'
import { classNames } from '../classNames.ts'
import * as styles from './Switch.styles.ts'

export type SwitchProps = {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
  /** What the current position means: «Visible par tous et dans la recherche». */
  hint?: ReactNode
  name?: string | undefined
  disabled?: boolean | undefined
  className?: string | undefined
}

/** Renders a switch that takes effect at once. The whole row can be pressed. */
export function Switch({ label, checked, onChange, hint, name, disabled = false, className }: SwitchProps) {
  const id = useId()
  return (
    <div className={classNames(styles.row, className)} data-disabled={disabled || undefined}>
      <label className={styles.text} htmlFor={id}>
        <span className={styles.label} id={`${id}-label`}>
          {label}
        </span>
        {hint !== undefined && (
          <span className={styles.hint} id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </label>
      <BaseSwitch.Root
        id={id}
        nativeButton
        render={<button type="button" aria-labelledby={`${id}-label`} />}
        className={styles.toggle}
        checked={checked}
        onCheckedChange={onChange}
        name={name}
        disabled={disabled}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
      >
        <span className={styles.track}>
          <BaseSwitch.Thumb className={styles.thumb} />
        </span>
      </BaseSwitch.Root>
    </div>
  )
}
