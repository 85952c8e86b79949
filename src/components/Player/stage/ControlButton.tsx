import type { LucideIcon } from 'lucide-react'
import { classNames } from '../../../ui/classNames.ts'
import * as styles from './ControlButton.styles.ts'

export type ControlButtonProps = {
  icon: LucideIcon
  /** accessible name, also shown on hover with its key */
  label: string
  shortcut?: string | undefined
  pressed?: boolean | undefined
  className?: string | undefined
  onPress: () => void
}

/** Renders a button of the player's bar. Its tooltip is the browser's own, which also shows in full screen. */
export function ControlButton({ icon: Icon, label, shortcut, pressed, className, onPress }: ControlButtonProps) {
  return (
    <button
      type="button"
      className={classNames(styles.button, className)}
      aria-label={label}
      aria-pressed={pressed}
      aria-keyshortcuts={shortcut}
      title={shortcut === undefined ? label : `${label} (${shortcut})`}
      onClick={onPress}
    >
      <Icon size={22} aria-hidden="true" />
    </button>
  )
}
