import type { ReactNode } from 'react'
import { VideoCardSkeleton } from '../VideoCard/VideoCardSkeleton.tsx'
import * as styles from './VideoGrid.styles.ts'

export type VideoLayout = 'grid' | 'list'

/** Renders video cards, each in its `<li>`, in as many columns as fit, or as a list. */
export function VideoGrid({ layout = 'grid', label, children }: { layout?: VideoLayout; label?: string; children: ReactNode }) {
  return (
    <ul className={styles.grid} data-layout={layout} aria-label={label}>
      {children}
    </ul>
  )
}

/** Renders the skeleton of a grid. Wrap it in ui's Loading. */
export function VideoGridSkeleton({ layout = 'grid', count }: { layout?: VideoLayout; count: number }) {
  return (
    <div className={styles.grid} data-layout={layout}>
      {Array.from({ length: count }, (_, index) => (
        <VideoCardSkeleton key={index} layout={layout === 'list' ? 'list' : 'stack'} />
      ))}
    </div>
  )
}
