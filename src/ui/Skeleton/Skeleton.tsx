import type { CSSProperties } from 'react'
import { classNames } from '../classNames.ts'
import styles from './Skeleton.module.css'

export type SkeletonProps = {
  /** `text` is one line as high as the text around it. */
  shape?: 'text' | 'thumbnail' | 'circle' | 'block' | undefined
  /** CSS width; the shape's own when absent. */
  width?: string | undefined
  className?: string | undefined
}

/** The place of what is coming, in its final shape. Wrap a group of them in Loading, which says so aloud. */
export function Skeleton({ shape = 'text', width, className }: SkeletonProps) {
  const size: CSSProperties & { '--skeleton-width'?: string | undefined } = { '--skeleton-width': width }
  return <span className={classNames(styles.skeleton, className)} data-shape={shape} style={size} aria-hidden="true" />
}
