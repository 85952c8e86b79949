import type { LucideIcon } from 'lucide-react'
import type { ButtonSize } from '../Button/Button.tsx'
import { classNames } from '../classNames.ts'
import type { IconButtonVariant } from '../IconButton/IconButton.tsx'
import * as styles from '../IconButton/IconButton.styles.ts'
import { renderLink, type LinkTarget } from '../renderLink.ts'
import { useTooltip } from '../Tooltip/useTooltip.tsx'

export type IconLinkProps = LinkTarget & {
  icon: LucideIcon
  /** Accessible name, also shown as a tooltip. */
  label: string
  variant?: IconButtonVariant | undefined
  size?: ButtonSize | undefined
  className?: string | undefined
}

export function IconLink({ icon: Icon, label, variant = 'ghost', size = 'medium', className, ...target }: IconLinkProps) {
  const tip = useTooltip(label)
  const link = renderLink(target, {
    className: classNames(styles.iconButton, className),
    'data-variant': variant,
    'data-size': size,
    'aria-label': label,
    ...tip.withTrigger({}),
    children: <Icon className={styles.icon} size={size === 'small' ? 18 : 20} aria-hidden="true" />,
  })
  return (
    <>
      {link}
      {tip.tooltip}
    </>
  )
}
