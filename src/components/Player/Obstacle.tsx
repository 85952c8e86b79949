import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import * as styles from './Obstacle.styles.ts'

export type ObstacleProps = {
  icon: LucideIcon
  message: string
  detail?: string | undefined
  /** an action, or the progress */
  children?: ReactNode
}

/** Renders why the video cannot play, over its darkened poster: the same in both themes. */
export function Obstacle({ icon: Icon, message, detail, children }: ObstacleProps) {
  return (
    <div className={styles.obstacle} data-theme="dark">
      <Icon className={styles.icon} size={32} aria-hidden="true" />
      <div role="status">
        <p className={styles.message}>{message}</p>
        {detail !== undefined && <p className={styles.detail}>{detail}</p>}
      </div>
      {children}
    </div>
  )
}
