import type { ComponentProps } from 'react'
import { Link as RouterLink } from 'wouter'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** An address of the site, from src/shared/routes.ts. Its target renders optional so that `render={<Link href />}` needs no children. */
  href: string
  /** Takes the place of the current entry of the history. */
  replace?: boolean | undefined
  /** of the history entry that it makes: `playState` */
  state?: unknown
}

/** A link to a screen of the site: no page load, no request but the screen's own. */
export function Link({ href, replace = false, className, ...rest }: LinkProps) {
  return <RouterLink {...rest} {...(className === undefined ? {} : { className })} href={href} replace={replace} />
}
