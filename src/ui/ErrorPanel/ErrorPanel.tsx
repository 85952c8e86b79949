import { CircleAlert, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { classNames } from '../classNames.ts'
import * as styles from './ErrorPanel.styles.ts'

export type ErrorPanelProps = {
  title?: string | undefined
  /** What happened, what was kept, what to do. */
  message: ReactNode
  onRetry?: (() => void) | undefined
  /** True while the retry runs. */
  busy?: boolean | undefined
  onClose?: (() => void) | undefined
  /** Further actions, such as a link to the home page. */
  children?: ReactNode
  /** h1 when it is the page's only title; h2 inside a page, h3 inside one of its sections. */
  heading?: 'h1' | 'h2' | 'h3' | undefined
  className?: string | undefined
}

/** Renders an error in place of what could not be loaded. */
export function ErrorPanel({
  title = 'Erreur de chargement',
  message,
  onRetry,
  busy,
  onClose,
  children,
  heading: Heading = 'h2',
  className,
}: ErrorPanelProps) {
  return (
    <div className={classNames(styles.panel, className)} role="alert">
      <CircleAlert className={styles.icon} size={32} aria-hidden="true" />
      <Heading className={styles.title} tabIndex={Heading === 'h1' ? -1 : undefined}>
        {title}
      </Heading>
      <p className={styles.message}>{message}</p>
      <div className={styles.actions}>
        {onClose && <Button onPress={onClose}>Fermer</Button>}
        {onRetry && (
          <Button variant="primary" icon={RotateCw} busy={busy} onPress={onRetry}>
            Réessayer
          </Button>
        )}
        {children}
      </div>
    </div>
  )
}
