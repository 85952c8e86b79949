import type { StoredSession } from '../../machines/session/types.ts'
import { parseUser } from './parseUser.ts'

/** The keys of specification §3. */
const tokenKey = 'userToken'
const userKey = 'userData'

/** Reads the stored session; half of one, or one that cannot be parsed, is removed and gives null. */
export function readStoredSession(): StoredSession | null {
  const token = localStorage.getItem(tokenKey)
  const userText = localStorage.getItem(userKey)
  if (token === null && userText === null) return null
  const user = userText === null ? null : parseUser(userText)
  if (token !== null && token !== '' && user) return { token, user }
  removeStoredSession()
  return null
}

/** @throws DOMException when the browser blocks storage or has no room */
export function writeStoredSession({ token, user }: StoredSession): void {
  localStorage.setItem(userKey, JSON.stringify(user))
  localStorage.setItem(tokenKey, token)
}

export function removeStoredSession(): void {
  localStorage.removeItem(tokenKey)
  localStorage.removeItem(userKey)
}

/** Tells what another tab put in place of this token (null for none): a session, or null. @returns ends it */
export function watchStoredToken(token: string | null, onChange: (session: StoredSession | null) => void): () => void {
  const check = (event: StorageEvent): void => {
    // A key of null means that everything was cleared.
    if ((event.key === tokenKey || event.key === null) && localStorage.getItem(tokenKey) !== token) onChange(readStoredSession())
  }
  addEventListener('storage', check)
  return () => removeEventListener('storage', check)
}
