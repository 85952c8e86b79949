/** The browser's key to its own sign-in attempt. */
const name = 'lucarne_sign_in'

type Options = { path: string; isSecure: boolean; seconds: number }

/** A cookie that scripts cannot read, and that comes along when the provider sends the browser back, but with no request of other sites. */
export function browserCookie(value: string, { path, isSecure, seconds }: Options): string {
  return `${name}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
}

/** @param header the `Cookie` header @returns undefined without the cookie */
export function readBrowserCookie(header: string | undefined): string | undefined {
  const pair = header?.split(';').find((part) => part.trim().startsWith(`${name}=`))
  return pair?.slice(pair.indexOf('=') + 1).trim()
}
