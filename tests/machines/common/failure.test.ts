import { describe, expect, it } from 'vitest'
import { isPassingFailure, isSignInFailure, toFailure, toFormFailure } from '../../../src/machines/common/failure.ts'
import { NotProvidedError } from '../../../src/machines/common/placeholder.ts'
import { AppError } from '../../../src/shared/errors.ts'

describe('what a machine keeps of an error', () => {
  it('is its code, its message and its fields', () => {
    const fields = { username: 'Ce nom d’utilisateur est déjà pris' }
    expect(toFailure(new AppError('USERNAME_TAKEN', { fields }), 'Erreur')).toEqual({
      code: 'USERNAME_TAKEN',
      message: fields.username,
      fields,
    })
  })

  it.each([new Error('boom'), 'boom', undefined, new AppError('INTERNAL')])(
    'is the sentence of the action where it has none: %s',
    (error) => {
      expect(toFailure(error, 'Erreur lors de la connexion')).toEqual({
        code: 'INTERNAL',
        message: 'Erreur lors de la connexion',
        fields: {},
      })
    },
  )

  it('is never a fault of the program', () => {
    const error = new NotProvidedError('login')
    expect(() => toFailure(error, 'Erreur')).toThrow(error)
  })
})

it('says of a refused form what its first field says, or the sum', () => {
  expect(toFormFailure({ title: 'Le titre est requis' }).message).toBe('Le titre est requis')
  expect(toFormFailure({}).message).toBe('Veuillez corriger les erreurs dans le formulaire')
})

it('tells what a sign-in or some patience would mend', () => {
  expect([isSignInFailure({ code: 'SESSION_EXPIRED' }), isSignInFailure({ code: 'BAD_CREDENTIALS' })]).toEqual([true, false])
  expect([isPassingFailure({ code: 'TIMEOUT' }), isPassingFailure({ code: 'FORBIDDEN' })]).toEqual([true, false])
})
