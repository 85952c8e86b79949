import type { SessionUser } from '../../../machines/user/user.ts'

const texts = ['id', 'username', 'firstname', 'lastname', 'email', 'roleName'] as const
type Texts = Record<(typeof texts)[number], string>

function hasTexts(fields: Readonly<Record<string, unknown>> | null): fields is Texts & Record<string, unknown> {
  return texts.every((name) => typeof fields?.[name] === 'string')
}

/** Returns the user stored under `userData`, or null when the text is not valid. */
export function parseUser(text: string): SessionUser | null {
  const fields = read(text)
  if (!hasTexts(fields)) return null
  const { id, username, firstname, lastname, email, roleName, avatarUrl, isCreator } = fields
  const avatar = typeof avatarUrl === 'string' ? avatarUrl : null
  return { id, username, firstname, lastname, email, roleName, avatarUrl: avatar, isCreator: isCreator === true }
}

function read(text: string): Readonly<Record<string, unknown>> | null {
  try {
    return JSON.parse(text)
  } catch {
    // Not written by this app, so not a session: the caller removes it.
    return null
  }
}
