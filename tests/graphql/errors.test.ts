import { CombinedError } from '@urql/core'
import { describe, expect, it } from 'vitest'
import { isPassing, isSessionGone, lostCodes, toCodedError } from '../../src/graphql/errors.ts'
import { errorStatuses } from '../../src/shared/errorCodes.ts'

const answered = (code: unknown, extra: object = {}, message = 'Le message du serveur') =>
  new CombinedError({ graphQLErrors: [{ message, extensions: { code, requestId: 'r1', ...extra } }] })
const offline = new CombinedError({ networkError: new TypeError('Failed to fetch') })

describe('an error of the gateway', () => {
  it('keeps its code, its message and the messages by field', () => {
    const { code, message, fields } = toCodedError(answered('INVALID_INPUT', { fields: { email: 'Format d’email invalide' } }))
    expect({ code, message, fields }).toEqual({
      code: 'INVALID_INPUT',
      message: 'Le message du serveur',
      fields: { email: 'Format d’email invalide' },
    })
  })

  it.each([
    ['no code', { requestId: 'r1' }],
    ['a code that is no text', { code: 42, requestId: 'r1' }],
    ['no request id, as from a proxy', { code: 'GRAPHQL_VALIDATION_FAILED' }],
  ])('with %s is INTERNAL, with the catalogue’s message', (_, extensions) => {
    const { code, message } = toCodedError(new CombinedError({ graphQLErrors: [{ message: 'stack trace', extensions }] }))
    expect({ code, message }).toEqual({ code: 'INTERNAL', message: 'Une erreur inattendue est survenue' })
  })

  it('says nothing about the query with a status from 429 on', () => {
    const codes = Object.entries(errorStatuses).flatMap(([code, status]) => (status >= 429 ? code : []))
    expect([...lostCodes].toSorted()).toEqual(codes.toSorted())
  })

  it.each([['text'], [null], [{ email: 3 }], [{}]])('has no fields when they are %j', (fields) => {
    expect(toCodedError(answered('INVALID_INPUT', { fields })).fields).toBeUndefined()
  })

  it('is API_UNAVAILABLE without a network', () => {
    expect(toCodedError(offline).code).toBe('API_UNAVAILABLE')
  })
})

it.each([
  ['API_UNAVAILABLE', true],
  ['NOT_READY', true],
  ['TIMEOUT', true],
  ['INTERNAL', false],
  ['CONTENT_NOT_FOUND', false],
])('%s is temporary: %s', (code, expected) => {
  expect(isPassing(answered(code))).toBe(expected)
})

it.each([
  ['SESSION_EXPIRED', true],
  ['UNAUTHENTICATED', true],
  ['BAD_CREDENTIALS', false],
  ['FORBIDDEN', false],
])('%s means that the session has ended: %s', (code, expected) => {
  expect(isSessionGone(answered(code))).toBe(expected)
})
