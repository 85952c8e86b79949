import { classNames } from '../classNames.ts'
import * as styles from './Logo.styles.ts'
import { Mark } from './Mark.tsx'

export type LogoProps = {
  /** the site's name */
  name: string
  size?: 'medium' | 'large' | undefined
  className?: string | undefined
}

/** Renders the mark and the name. Put it in the link to the home page. */
export function Logo({ name, size = 'medium', className }: LogoProps) {
  return (
    <span className={classNames(styles.logo, className)} data-logo={size}>
      <Mark className={styles.mark} />
      <span className={styles.name}>{name}</span>
    </span>
  )
}
