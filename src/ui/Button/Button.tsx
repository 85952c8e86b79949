import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { classNames } from '../classNames.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import { useTooltip } from '../Tooltip/useTooltip.tsx'
import styles from './Button.module.css'

export type ButtonVariant = 'primary' | 'secondary' | 'outline' | 'ghost' | 'danger'
export type ButtonSize = 'small' | 'medium' | 'large'

export type ButtonProps = Omit<ComponentProps<'button'>, 'onClick' | 'children'> & {
  children: ReactNode
  onPress?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  icon?: LucideIcon | undefined
  /** Toggle buttons only: drawn as selected and announced as pressed. */
  pressed?: boolean | undefined
  /** The action runs: the button keeps focus, takes no press and shows a spinner. */
  busy?: boolean | undefined
  /** What the button reads while busy («Connexion...»). */
  busyLabel?: string | undefined
  /** Why it cannot be pressed. It stays reachable by keyboard, so that the reason is found. */
  disabledReason?: string | undefined
  full?: boolean | undefined
}

/** A press that does something here. For a press that goes somewhere, LinkButton. */
export function Button({
  children,
  onPress,
  variant = 'secondary',
  size = 'medium',
  icon: Icon,
  pressed,
  busy = false,
  busyLabel,
  disabledReason,
  full = false,
  className,
  type = 'button',
  ...rest
}: ButtonProps) {
  const reason = useTooltip(disabledReason, { describes: true })
  const blocked = busy || disabledReason !== undefined
  return (
    <>
      <button
        {...reason.withTrigger(rest)}
        type={type}
        className={classNames(styles.button, className)}
        data-variant={variant}
        data-size={size}
        data-full={full || undefined}
        aria-pressed={pressed}
        aria-busy={busy || undefined}
        aria-disabled={blocked || undefined}
        onClick={(event) => {
          // A blocked submit button must not send its form either, from the keyboard included.
          if (blocked) event.preventDefault()
          else onPress?.(event)
        }}
      >
        {busy ? <Spinner /> : Icon && <Icon size={18} aria-hidden="true" />}
        {busy && busyLabel !== undefined ? busyLabel : children}
      </button>
      {reason.tooltip}
    </>
  )
}
