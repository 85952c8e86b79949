import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { classNames } from '../classNames.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import { useTooltip } from '../Tooltip/useTooltip.tsx'
import * as styles from './Button.styles.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'outline' | 'ghost' | 'danger'
export type ButtonSize = 'small' | 'medium' | 'large'

export type ButtonProps = Omit<ComponentProps<'button'>, 'onClick' | 'children'> & {
  children: ReactNode
  onPress?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  icon?: LucideIcon | undefined
  /** Toggle buttons only: rendered as selected and announced as pressed. */
  pressed?: boolean | undefined
  /** True while the action runs: the button keeps the focus, ignores presses and shows a spinner. */
  busy?: boolean | undefined
  /** True while an earlier press is being saved: the button stays usable. */
  saving?: boolean | undefined
  /** The button's text while busy («Connexion...»). */
  busyLabel?: string | undefined
  /** Why it is disabled. The button stays focusable, so that the reason can be read. */
  disabledReason?: string | undefined
  full?: boolean | undefined
}

/** Renders a button for an action on the page. For navigation, use LinkButton. */
export function Button({
  children,
  onPress,
  variant = 'secondary',
  size = 'medium',
  icon: Icon,
  pressed,
  busy = false,
  saving = false,
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
        aria-busy={busy || saving || undefined}
        aria-disabled={blocked || undefined}
        onClick={(event) => {
          // A blocked submit button must not submit its form either, including by keyboard.
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
