import { errorBodySchema } from '../../shared/entities/common.ts'
import { type ErrorCode, errorStatuses } from '../../shared/errorCodes.ts'
import { errorMessages } from '../../shared/errorMessages.ts'
import { administrator, anyone, moderator } from '../policy.ts'

/** The parts of a route that determine how it may refuse a request. */
export type Refusing = {
  method: string
  // Compared with the rules of policy.ts, never called here.
  allow: unknown
  input: { readonly params?: unknown }
  missing?: ErrorCode
  ignoresToken?: boolean
  /** codes that its service throws besides */
  refuses?: readonly ErrorCode[]
}

/** Returns every error code that a route may respond with: those of all routes, of its own rules, and of its service. */
function codesOf({ method, allow, input, missing, ignoresToken, refuses = [] }: Refusing): Set<ErrorCode> {
  const codes = new Set<ErrorCode>(['MALFORMED_REQUEST'])
  if (!ignoresToken) codes.add('SESSION_EXPIRED')
  if (allow !== anyone) codes.add('UNAUTHENTICATED')
  if (allow === administrator || allow === moderator) codes.add('FORBIDDEN')
  if (input.params !== undefined) codes.add(missing ?? 'NOT_FOUND')
  if (method !== 'GET') codes.add('PAYLOAD_TOO_LARGE').add('UNSUPPORTED_MEDIA_TYPE').add('STORAGE_FULL')
  for (const code of refuses) codes.add(code)
  return codes.add('TOO_MANY_REQUESTS').add('INTERNAL').add('NOT_READY')
}

/** Returns the error responses of a route for the OpenAPI document: by status, each with its codes and messages. */
export function refusalsOf(route: Refusing): Record<string, object> {
  const byStatus = Map.groupBy(codesOf(route), (code) => errorStatuses[code])
  const entries = [...byStatus].map(([status, codes]) => {
    const description = codes.map((code) => `${code} : ${errorMessages[code]}.`).join(' ')
    return [String(status), { description, content: { 'application/json': { schema: errorBodySchema } } }] as const
  })
  return Object.fromEntries(entries)
}
