import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../classNames.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import styles from './AlertBanner.module.css'

export type AlertBannerProps = {
  tone?: 'error' | 'warning' | 'info' | 'success' | undefined
  title?: string | undefined
  children: ReactNode
  /** A Button or LinkButton, small. */
  action?: ReactNode
  /** With it a cross «Fermer» is drawn. */
  onDismiss?: (() => void) | undefined
  className?: string | undefined
}

const icons = { error: CircleAlert, warning: TriangleAlert, info: Info, success: CircleCheck }

/** A message that stays in the page until it is dealt with. Errors interrupt a screen reader, the rest waits. */
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
