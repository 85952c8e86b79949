import type { ReactNode } from 'react'
import styles from './PlayerFrame.module.css'

/** What a content without a picture shows (specification §8). */
const placeholder = '/placeholder-video.jpg'

export type PlayerFrameProps = {
  /** null: the placeholder */
  posterUrl: string | null
  hasPoster?: boolean | undefined
  children?: ReactNode
}

/** The player's place in 16:9 with the film's picture, which paints before any code of the player is there. */
export function PlayerFrame({ posterUrl, hasPoster = true, children }: PlayerFrameProps) {
  return (
    <div className={styles.frame}>
      {hasPoster && (
        <img
          className={styles.poster}
          src={posterUrl ?? placeholder}
          alt=""
          width={1280}
          height={720}
          fetchPriority="high"
          decoding="async"
        />
      )}
      {children}
    </div>
  )
}
