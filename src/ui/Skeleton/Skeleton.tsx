import { classNames } from '../classNames.ts'
import * as styles from './Skeleton.styles.ts'
import type { SkeletonWidth } from './widths.ts'

export type SkeletonProps = {
  /** `text` is one line as high as the surrounding text. */
  shape?: 'text' | 'thumbnail' | 'circle' | 'block' | undefined
  /** CSS width; the shape's default when absent. One of a list: a style attribute in the server's markup would be refused by the policy. */
  width?: SkeletonWidth | undefined
  className?: string | undefined
}

/** Renders the space of content that is loading, in its final shape. Wrap a group of them in Loading, which announces it. */
export function Skeleton({ shape = 'text', width, className }: SkeletonProps) {
  return <span className={classNames(styles.skeleton, className)} data-shape={shape} data-width={width} aria-hidden="true" />
}
