import type { ReactNode } from 'react'
import { VideoCardSkeleton } from '../VideoCard/VideoCardSkeleton.tsx'
import styles from './VideoGrid.module.css'

export type VideoLayout = 'grid' | 'list'

/** Video cards, each in its `<li>`, as many side by side as fit; or one under the other. */
export function VideoGrid({ layout = 'grid', label, children }: { layout?: VideoLayout; label?: string; children: ReactNode }) {
  return (
    <ul className={styles.grid} data-layout={layout} aria-label={label}>
      {children}
    </ul>
  )
}

/** The place of a grid that is coming: wrap it in ui's Loading. */
export function VideoGridSkeleton({ layout = 'grid', count }: { layout?: VideoLayout; count: number }) {
  return (
    <div className={styles.grid} data-layout={layout}>
      {Array.from({ length: count }, (_, index) => (
        <VideoCardSkeleton key={index} layout={layout === 'list' ? 'list' : 'stack'} />
      ))}
    </div>
  )
}
