import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, MouseEvent } from 'react'
import type { ButtonSize } from '../Button/Button.tsx'
import { classNames } from '../classNames.ts'
import { useTooltip } from '../Tooltip/useTooltip.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './IconButton.styles.ts'

export type IconButtonVariant = 'ghost' | 'solid' | 'overlay'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'onClick' | 'children' | 'aria-label'> & {
  icon: LucideIcon
  /** Accessible name. For a toggle it names the thing («J’aime»): the pressed state is announced separately. */
  label: string
  /** Shown on hover and focus; the label by default. */
  tooltip?: string | undefined
  onPress?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined
  variant?: IconButtonVariant | undefined
  size?: ButtonSize | undefined
  pressed?: boolean | undefined
  /** True while the action runs: the button ignores presses. */
  busy?: boolean | undefined
  /** True while an earlier press is being saved: the button stays usable. */
  saving?: boolean | undefined
  /** Shown beside the icon, already formatted: «1,2 k». */
  count?: string | undefined
  disabledReason?: string | undefined
}

/** Renders a round button with only an icon, or an icon and a figure. */
export function IconButton({
  icon: Icon,
  label,
  onPress,
  variant = 'ghost',
  size = 'medium',
  pressed,
  busy = false,
  saving = false,
  count,
  tooltip = label,
  disabledReason,
  className,
  ...rest
}: IconButtonProps) {
  const tip = useTooltip(disabledReason ?? tooltip, { describes: disabledReason !== undefined })
  const blocked = busy || disabledReason !== undefined
  return (
    <>
      <button
        type="button"
        {...tip.withTrigger(rest)}
        className={classNames(styles.iconButton, className)}
        data-variant={variant}
        data-size={size}
        data-counted={count === undefined ? undefined : true}
        aria-label={count === undefined ? label : undefined}
        aria-pressed={pressed}
        aria-busy={busy || saving || undefined}
        aria-disabled={blocked || undefined}
        onClick={(event) => {
          if (blocked) event.preventDefault()
          else onPress?.(event)
        }}
      >
        <Icon className={styles.icon} size={size === 'small' ? 18 : 20} aria-hidden="true" />
        {count !== undefined && (
          <span>
            <VisuallyHidden>{label} </VisuallyHidden>
            {count}
          </span>
        )}
      </button>
      {tip.tooltip}
    </>
  )
}
