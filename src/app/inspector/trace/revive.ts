import { createEmptyActor } from 'xstate'
import { CodedError } from '../../../shared/codedError.ts'
import { isErrorCode } from '../../../shared/errorCodes.ts'
import type { Masked } from './types.ts'

const isObject = (value: Masked | undefined): value is { readonly [name: string]: Masked } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function errorOf(code: Masked | undefined, fields: Masked | undefined): Error {
  if (!isErrorCode(code)) return new Error('An error of the recording')
  const messages = isObject(fields)
    ? Object.entries(fields).flatMap(([name, message]) => (typeof message === 'string' ? [[name, message] as const] : []))
    : []
  return new CodedError(code, 'A message of the recording', messages.length > 0 ? { fields: Object.fromEntries(messages) } : {})
}

/** Returns a masked value as machines expect it: errors and actors are objects again; an actor of the recording accepts and ignores all. */
export function revive(value: Masked | undefined): unknown {
  if (Array.isArray(value)) return value.map((item: Masked) => revive(item))
  if (!isObject(value)) return value
  if ('error' in value && 'code' in value && 'fields' in value) return errorOf(value['code'], value['fields'])
  if ('actor' in value && Object.keys(value).length === 1) return createEmptyActor()
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, revive(inner)]))
}
