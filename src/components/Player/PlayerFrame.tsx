import type { ReactNode, Ref } from 'react'
import { pictureOf, posterSizes } from '../../shared/pictures.ts'
import * as styles from './PlayerFrame.styles.ts'

/** Shown for a content without a thumbnail (specification §8). */
export const placeholderUrl = '/placeholder-video.jpg'

export type PlayerFrameProps = {
  /** null: the placeholder */
  posterUrl: string | null
  hasPoster?: boolean | undefined
  ref?: Ref<HTMLDivElement> | undefined
  children?: ReactNode
}

/** Renders the player's 16:9 area with the video's poster, which is painted before the player's code has loaded. */
export function PlayerFrame({ posterUrl, hasPoster = true, ref, children }: PlayerFrameProps) {
  return (
    <div ref={ref} className={styles.frame}>
      {hasPoster && (
        <img
          className={styles.poster}
          {...pictureOf(posterUrl ?? placeholderUrl)}
          sizes={posterSizes}
          // The bars beside a portrait picture stay black.
          data-color={undefined}
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
