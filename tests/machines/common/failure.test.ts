import { describe, expect, it } from 'vitest'
import { isPassingFailure, isSignInFailure, toFailure, toFormFailure } from '../../../src/machines/common/failure.ts'
import { NotProvidedError } from '../../../src/machines/common/placeholder.ts'
import { AppError } from '../../../src/shared/errors.ts'

describe('what a machine keeps of an error', () => {
  it('keeps its code, message and fields', () => {
    const fields = { username: 'Ce nom d’utilisateur est déjà pris' }
    expect(toFailure(new AppError('USERNAME_TAKEN', { fields }), 'Erreur')).toEqual({
      code: 'USERNAME_TAKEN',
      message: fields.username,
      fields,
    })
  })

  it.each([new Error('boom'), 'boom', undefined, new AppError('INTERNAL')])(
    'uses the fallback message of the action when the error has none: %s',
    (error) => {
      expect(toFailure(error, 'Erreur lors de la connexion')).toEqual({
        code: 'INTERNAL',
        message: 'Erreur lors de la connexion',
        fields: {},
      })
    },
  )

  it('does not convert a programming error', () => {
    const error = new NotProvidedError('login')
    expect(() => toFailure(error, 'Erreur')).toThrow(error)
  })
})

it('uses the message of the first refused field, or the general message', () => {
  expect(toFormFailure({ title: 'Le titre est requis' }).message).toBe('Le titre est requis')
  expect(toFormFailure({}).message).toBe('Veuillez corriger les erreurs dans le formulaire')
})

it('distinguishes errors that a sign-in solves from errors that a retry solves', () => {
  expect([isSignInFailure({ code: 'SESSION_EXPIRED' }), isSignInFailure({ code: 'BAD_CREDENTIALS' })]).toEqual([true, false])
  expect([isPassingFailure({ code: 'TIMEOUT' }), isPassingFailure({ code: 'FORBIDDEN' })]).toEqual([true, false])
})
