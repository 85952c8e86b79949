import type { StoredSession } from '../../machines/session/types.ts'
import { siteStorage } from '../../components/browserStorage.ts'
import { parseUser } from './parseUser.ts'

/** The keys of specification §3. */
const tokenKey = 'userToken'
const userKey = 'userData'

/** Reads the stored session; half of one, or one that cannot be parsed, is removed and gives null. */
export function readStoredSession(): StoredSession | null {
  const token = siteStorage.get(tokenKey)
  const userText = siteStorage.get(userKey)
  if (token === null && userText === null) return null
  const user = userText === null ? null : parseUser(userText)
  if (token !== null && token !== '' && user) return { token, user }
  removeStoredSession()
  return null
}

/** @throws when the browser keeps nothing for this site, or has no room */
export function writeStoredSession({ token, user }: StoredSession): void {
  if (siteStorage.set(userKey, JSON.stringify(user)) && siteStorage.set(tokenKey, token)) return
  // Nobody's token must stay beside another one's name.
  removeStoredSession()
  throw new Error('The browser does not keep the session')
}

export function removeStoredSession(): void {
  siteStorage.remove(tokenKey)
  siteStorage.remove(userKey)
}

/** Tells what another tab put in place of this token (null for none): a session, or null. @returns ends it */
export function watchStoredToken(token: string | null, onChange: (session: StoredSession | null) => void): () => void {
  const check = (event: StorageEvent): void => {
    // A key of null means that everything was cleared.
    if ((event.key === tokenKey || event.key === null) && siteStorage.get(tokenKey) !== token) onChange(readStoredSession())
  }
  addEventListener('storage', check)
  return () => removeEventListener('storage', check)
}
