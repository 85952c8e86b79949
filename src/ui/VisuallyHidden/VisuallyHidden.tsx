import type { ComponentProps } from 'react'
import * as styles from './VisuallyHidden.styles.ts'

export type VisuallyHiddenProps = Omit<ComponentProps<'span'>, 'className' | 'ref'> & {
  /** Announced when it appears or changes. */
  live?: boolean | undefined
}

export function VisuallyHidden({ live = false, ...rest }: VisuallyHiddenProps) {
  return live ? <output {...rest} className={styles.hidden} /> : <span {...rest} className={styles.hidden} />
}
