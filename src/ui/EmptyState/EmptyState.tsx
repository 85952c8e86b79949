import type { ReactNode } from 'react'
import { classNames } from '../classNames.ts'
import * as styles from './EmptyState.styles.ts'

export type EmptyStateProps = {
  title: string
  message?: ReactNode
  action?: ReactNode
  heading?: 'h1' | 'h2' | 'h3' | undefined
  className?: string | undefined
}

/** Renders an empty list's message: one drawing, one sentence, one action. */
export function EmptyState({ title, message, action, heading: Heading = 'h2', className }: EmptyStateProps) {
  return (
    <div className={classNames(styles.empty, className)}>
      <Drawing />
      <div className={styles.texts}>
        {/* Screen readers start at the page's title after navigation. */}
        <Heading className={styles.title} tabIndex={Heading === 'h1' ? -1 : undefined}>
          {title}
        </Heading>
        {message !== undefined && <p className={styles.message}>{message}</p>}
      </div>
      {action}
    </div>
  )
}

/** The drawing: a roof at rest, whose window lets a beam of light into an empty room. */
function Drawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 160 104" fill="none" aria-hidden="true">
      <path className={styles.beam} d="m94 33 24 18-34 48H22Z" />
      <path
        d="M8 72 80 18l12 9M124 51l28 21M24 60v39h112V60"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path className={styles.sash} d="m94 28.5 28 21-8 10.700-28-21Z" strokeWidth="3" strokeLinejoin="round" />
    </svg>
  )
}
