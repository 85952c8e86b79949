/** The browser's key to its own sign-in attempt, and to the code that the attempt ends with. */
const name = 'lucarne_sign_in'

type Options = { isSecure: boolean; seconds: number }

/**
 * A cookie that scripts cannot read, and that comes along when the provider sends the browser back, but with no request of other
 * sites. It goes with all requests of this one: the code is exchanged at the gateway as well as at the API.
 */
export function browserCookie(value: string, { isSecure, seconds }: Options): string {
  return `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
}

/** @param header the `Cookie` header @returns undefined without the cookie */
export function readBrowserCookie(header: string | undefined): string | undefined {
  const pair = header?.split(';').find((part) => part.trim().startsWith(`${name}=`))
  return pair?.slice(pair.indexOf('=') + 1).trim()
}
