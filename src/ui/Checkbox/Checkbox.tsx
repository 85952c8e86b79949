import { useEffect, useRef } from 'react'
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
  disabled?: boolean | undefined
  className?: string | undefined
}

export function Checkbox({ label, checked, onToggle, hideLabel = false, disabled = false, className }: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null)
  // The property has no attribute.
  useEffect(() => {
    if (input.current) input.current.indeterminate = checked === 'some'
  }, [checked])
  return (
    <label className={classNames(styles.box, className)} data-bare={hideLabel || undefined} data-disabled={disabled || undefined}>
      <input
        ref={input}
        type="checkbox"
        className={styles.input}
        checked={checked === true}
        disabled={disabled}
        onChange={({ nativeEvent }) => onToggle('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
      />
      {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
    </label>
  )
}
