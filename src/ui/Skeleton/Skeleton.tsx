import type { CSSProperties } from 'react'
import { classNames } from '../classNames.ts'
import * as styles from './Skeleton.styles.ts'

export type SkeletonProps = {
  /** `text` is one line as high as the surrounding text. */
  shape?: 'text' | 'thumbnail' | 'circle' | 'block' | undefined
  /** CSS width; the shape's default when absent. */
  width?: string | undefined
  className?: string | undefined
}

/** Renders the space of content that is loading, in its final shape. Wrap a group of them in Loading, which announces it. */
export function Skeleton({ shape = 'text', width, className }: SkeletonProps) {
  const size: CSSProperties & { '--skeleton-width'?: string | undefined } = { '--skeleton-width': width }
  return <span className={classNames(styles.skeleton, className)} data-shape={shape} style={size} aria-hidden="true" />
}
