import type { SessionActor } from '../../../machines/session/session/useSession.ts'
import type { SessionUser } from '../../../machines/user/user.ts'

/** Updates the session when the server's data about the signed-in user differs from what the session knows. The session stores it. */
export function refreshUser(session: SessionActor, user: SessionUser): void {
  const { user: known } = session.getSnapshot().context
  if (known && isOther(user, known)) session.send({ type: 'user.changed', user })
}

function isOther(user: SessionUser, known: SessionUser): boolean {
  const before = new Map<string, unknown>(Object.entries(known))
  return Object.entries(user).some(([field, value]) => before.get(field) !== value)
}
