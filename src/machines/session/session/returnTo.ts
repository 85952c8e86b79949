import { routes } from '../../../shared/routes.ts'

// Any origin works: it only shows whether an address leaves its own site.
const here = 'http://lucarne.invalid'

/**
 * Returns where to go after a sign-in: the page that asked for it, or home. It is always a path of this site, so that a link cannot
 * redirect the user elsewhere, and never the sign-in itself. The address is parsed because browsers ignore tabs and line ends in it.
 */
export function destinationAfterLogin(returnTo: string | null): string {
  if (returnTo === null || !returnTo.startsWith('/') || !URL.canParse(returnTo, here)) return routes.home
  const { origin, pathname, search, hash } = new URL(returnTo, here)
  const path = pathname.toLowerCase()
  const isElsewhere = origin !== here || path.startsWith('//')
  const isSignIn = /^\/(login$|oauth-callback$|account\/)/.test(path)
  return isElsewhere || isSignIn ? routes.home : `${pathname}${search}${hash}`
}
