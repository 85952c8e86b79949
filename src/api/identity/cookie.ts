import { readCookie } from '../http/cookies.ts'

/** The browser's key to its own sign-in attempt, and to the code that completes it. */
const name = 'lucarne_sign_in'

type Options = { isSecure: boolean; seconds: number }

/**
 * Returns a cookie that scripts cannot read. Browsers send it when the provider redirects back, but not with requests of other sites. Its
 * path is the whole site: the code is exchanged at the gateway as well as at the API.
 */
export function browserCookie(value: string, { isSecure, seconds }: Options): string {
  return `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
}

/** @param header the `Cookie` header @returns undefined without the cookie */
export function readBrowserCookie(header: string | undefined): string | undefined {
  return readCookie(header, name)
}
