import { administratorRoleName } from '../../shared/roles.ts'
import { readStoredSession } from '../flows/session/storedSession.ts'

const query = '{ viewer { role { name } } }'

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

/** Asks the server whether this browser's user is an administrator. @throws when it gives no answer */
export async function isAdministrator(): Promise<boolean> {
  const session = readStoredSession()
  if (!session) return false
  const answer = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${session.token}` },
    body: JSON.stringify({ query }),
    signal: AbortSignal.timeout(10_000),
  })
  const data = field(await answer.json(), 'data')
  if (data === undefined) throw new Error(`The gateway answered with the status ${answer.status}`)
  return field(field(field(data, 'viewer'), 'role'), 'name') === administratorRoleName
}
