import { describe, expect, it } from 'vitest'
import { isErrorCode, errorStatuses } from '../../src/shared/errorCodes.ts'
import { errorMessages } from '../../src/shared/errorMessages.ts'
import { AppError } from '../../src/shared/errors.ts'
import * as pageMessages from '../../src/shared/pageMessages.ts'
import { mediaFailures } from '../../src/shared/mediaFailures.ts'

const messages = [...Object.values(errorMessages), ...Object.values(mediaFailures), ...Object.values(pageMessages)]

describe('the catalogue of errors', () => {
  it('gives each code an HTTP status', () => {
    for (const [code, status] of Object.entries(errorStatuses))
      expect(status, code).toBeOneOf([400, 401, 403, 404, 405, 409, 410, 412, 413, 415, 416, 422, 429, 500, 502, 503, 504, 507])
  })

  it('writes its codes in one format', () => {
    for (const code of [...Object.keys(errorStatuses), ...Object.keys(mediaFailures)]) expect(code).toMatch(/^[A-Z]+(_[A-Z]+)*$/)
  })

  it('follows French typography: curly apostrophes, a no-break space before : ; ! ?', () => {
    for (const message of messages) {
      expect(message).not.toContain("'")
      expect(message).not.toMatch(/[^\u00A0\u202F][:;!?»]|«[^\u00A0\u202F]/)
    }
  })

  it('ends its messages without a full stop, like a label', () => {
    expect(messages.filter((message) => message.endsWith('.'))).toEqual([])
  })
})

describe('an error of the catalogue', () => {
  it('has the catalogue’s message by default', () => {
    expect(new AppError('EMAIL_TAKEN')).toMatchObject({
      code: 'EMAIL_TAKEN',
      status: 409,
      message: 'Cette adresse e-mail est déjà utilisée',
      fields: undefined,
    })
    expect(new AppError('EMAIL_TAKEN', { message: 'Déjà prise' }).message).toBe('Déjà prise')
  })

  it('keeps its cause for the log', () => {
    const cause = new Error('ECONNREFUSED')
    expect(new AppError('API_UNAVAILABLE', { cause }).cause).toBe(cause)
  })

  it.each(['EMAIL_TAKEN', 'INTERNAL'])('has the known code %s', (code) => {
    expect(isErrorCode(code)).toBe(true)
  })

  it.each(['email_taken', 'toString', '__proto__', '', undefined, 404])('does not have the unknown code %s', (code) => {
    expect(isErrorCode(code)).toBe(false)
  })
})
