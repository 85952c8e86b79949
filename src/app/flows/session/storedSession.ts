import type { StoredSession } from '../../../machines/session/session/types.ts'
import { siteStorage } from '../../../components/browserStorage.ts'
import { memberCookie } from '../../../shared/firstScreen.ts'
import { parseUser } from './parseUser.ts'

/** A year, in seconds. */
const cookieAge = 31_536_000

/** Tells the server whether pages are a member's, so that it draws them as such: it sees neither the token nor whose it is. */
function markPages(isMember: boolean): void {
  document.cookie = `${memberCookie}=1;path=/;samesite=lax;max-age=${isMember ? cookieAge : 0}`
}

/** The storage keys of specification §3. */
const tokenKey = 'userToken'
const userKey = 'userData'

/** Returns the stored session. When it is incomplete or cannot be parsed, removes it and its cookie, which may outlive it, and returns null. */
export function readStoredSession(): StoredSession | null {
  const token = siteStorage.get(tokenKey)
  const userText = siteStorage.get(userKey)
  const user = userText === null ? null : parseUser(userText)
  if (token !== null && token !== '' && user) {
    markPages(true)
    return { token, user }
  }
  removeStoredSession()
  return null
}

/** @throws when the browser blocks storage for this site or the storage is full */
export function writeStoredSession({ token, user }: StoredSession): void {
  if (siteStorage.set(userKey, JSON.stringify(user)) && siteStorage.set(tokenKey, token)) return markPages(true)
  // A token must never be stored beside another user's data.
  removeStoredSession()
  throw new Error('The browser does not keep the session')
}

export function removeStoredSession(): void {
  siteStorage.remove(tokenKey)
  siteStorage.remove(userKey)
  markPages(false)
}

/** Calls `onChange` when another tab replaces this token (null for none) with a session, or with null. @returns unsubscribes */
export function watchStoredToken(token: string | null, onChange: (session: StoredSession | null) => void): () => void {
  const check = (): void => {
    if (siteStorage.get(tokenKey) !== token) onChange(readStoredSession())
  }
  // A page that was left, and is shown again on the way back, has missed the storage's events.
  const events = ['storage', 'pageshow']
  for (const event of events) addEventListener(event, check)
  return () => events.forEach((event) => removeEventListener(event, check))
}
