import type { SessionActor } from '../../machines/session/useSession.ts'
import type { SessionUser } from '../../machines/user.ts'

/** Who the server says that the signed-in person is by now: the session keeps and stores it when something is other than was known. */
export function refreshUser(session: SessionActor, user: SessionUser): void {
  const { user: known } = session.getSnapshot().context
  if (known && isOther(user, known)) session.send({ type: 'user.changed', user })
}

function isOther(user: SessionUser, known: SessionUser): boolean {
  const before = new Map<string, unknown>(Object.entries(known))
  return Object.entries(user).some(([field, value]) => before.get(field) !== value)
}
