import type { SessionUser } from '../../../machines/user/user.ts'

/** Returns the user stored under `userData`, or null when the text is not valid. */
export function parseUser(text: string): SessionUser | null {
  const fields = readObject(text)
  const string = (name: string): string | null => {
    const value = fields.get(name)
    return typeof value === 'string' ? value : null
  }
  const id = string('id')
  const username = string('username')
  const firstname = string('firstname')
  const lastname = string('lastname')
  const email = string('email')
  const roleName = string('roleName')
  if (id === null || username === null || firstname === null || lastname === null || email === null || roleName === null) return null
  return { id, username, firstname, lastname, email, roleName, avatarUrl: string('avatarUrl'), isCreator: fields.get('isCreator') === true }
}

function readObject(text: string): ReadonlyMap<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : [])
  } catch {
    // Not written by this app, so not a session: the caller removes it.
    return new Map()
  }
}
