import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../classNames.ts'
import * as styles from './Badge.styles.ts'

export type BadgeTone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info' | 'overlay'

export type BadgeProps = {
  children: ReactNode
  /** `overlay` is for text on an image: the duration on a thumbnail. */
  tone?: BadgeTone | undefined
  icon?: LucideIcon | undefined
  className?: string | undefined
}

/** Renders a short word or figure that qualifies the item beside it. */
export function Badge({ children, tone = 'neutral', icon: Icon, className }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, className)} data-tone={tone}>
      {Icon && <Icon size={12} strokeWidth={2.5} aria-hidden="true" />}
      {children}
    </span>
  )
}
