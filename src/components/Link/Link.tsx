import type { ComponentProps } from 'react'
import { Link as RouterLink } from 'wouter'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of the site, from src/shared/routes.ts. Optional, so that `render={<Link href />}` needs no children. */
  href: string
  /** Replaces the current history entry. */
  replace?: boolean | undefined
  /** state of the new history entry: `playState` */
  state?: unknown
}

/** Renders a link to a screen of the site, without a page load. */
export function Link({ replace = false, ...rest }: LinkProps) {
  return <RouterLink {...rest} replace={replace} />
}
