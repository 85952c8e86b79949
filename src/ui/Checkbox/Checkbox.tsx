import { CircleAlert } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { classNames } from '../classNames.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Checkbox.styles.ts'

export type CheckboxProps = {
  label: string
  /** 'some' when only a part of what it stands for is checked */
  checked: boolean | 'some'
  /** `isShifted`: Shift was held, as for a range */
  onToggle: (isShifted: boolean) => void
  /** shows the box without its label, which screen readers still read */
  hideLabel?: boolean | undefined
  /** why it cannot stay as it is; shown below */
  error?: string | undefined
  disabled?: boolean | undefined
  className?: string | undefined
}

export function Checkbox({ label, checked, onToggle, hideLabel = false, error, disabled, className }: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null)
  // The property has no attribute.
  useEffect(() => {
    if (input.current) input.current.indeterminate = checked === 'some'
  }, [checked])
  const errorId = useId()
  const box = (
    <label className={classNames(styles.box, className)} data-bare={hideLabel || undefined} data-disabled={disabled || undefined}>
      <input
        ref={input}
        type="checkbox"
        className={styles.input}
        checked={checked === true}
        disabled={disabled}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : errorId}
        onChange={({ nativeEvent }) => onToggle('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
      />
      {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
    </label>
  )
  if (error === undefined) return box
  return (
    <div>
      {box}
      <p id={errorId} className={styles.error}>
        <CircleAlert size={16} aria-hidden="true" />
        {error}
      </p>
    </div>
  )
}
