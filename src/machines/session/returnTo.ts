import { routes } from '../../shared/routes.ts'

// Any origin would do: it only shows whether an address leaves the site it is read on.
const here = 'http://lucarne.invalid'

/**
 * Where to go after a sign-in: the page that asked for it, or home.
 * A path of this site only, so that no link can send a person elsewhere (browsers ignore tabs and line
 * ends in addresses, hence the parsing), and never the sign-in itself.
 */
export function destinationAfterLogin(returnTo: string | null): string {
  if (returnTo === null || !returnTo.startsWith('/') || !URL.canParse(returnTo, here)) return routes.home
  const { origin, pathname, search, hash } = new URL(returnTo, here)
  const path = pathname.toLowerCase()
  const isElsewhere = origin !== here || path.startsWith('//')
  const isSignIn = path === routes.login || path === routes.oauthCallback
  return isElsewhere || isSignIn ? routes.home : `${pathname}${search}${hash}`
}
