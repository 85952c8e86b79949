import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../classNames.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as styles from './AlertBanner.styles.ts'

export type AlertBannerProps = {
  tone?: 'error' | 'warning' | 'info' | 'success' | undefined
  title?: string | undefined
  children: ReactNode
  /** A small Button or LinkButton. */
  action?: ReactNode
  /** When set, a «Fermer» button is rendered. */
  onDismiss?: (() => void) | undefined
  className?: string | undefined
}

const icons = { error: CircleAlert, warning: TriangleAlert, info: Info, success: CircleCheck }

/** Renders a message that stays in the page until it is handled. Errors interrupt a screen reader; other tones wait. */
export function AlertBanner({ tone = 'error', title, children, action, onDismiss, className }: AlertBannerProps) {
  const Icon = icons[tone]
  return (
    <div className={classNames(styles.banner, className)} data-tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon className={styles.icon} size={18} aria-hidden="true" />
      <div className={styles.body}>
        <div className={styles.text}>
          {title !== undefined && <strong className={styles.title}>{title}</strong>}
          {children}
        </div>
        {action}
      </div>
      {onDismiss && <IconButton className={styles.close} size="small" icon={X} label="Fermer" onPress={onDismiss} />}
    </div>
  )
}
