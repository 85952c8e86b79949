import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  emailError,
  isStrongPassword,
  passwordCriteria,
  usernameError,
  validateLogin,
  validateRegistration,
} from '../../src/shared/validation/account.ts'
import { validateAccountChange } from '../../src/shared/validation/accountChange.ts'

const registration = { username: 'ada_1', firstname: 'Ada', lastname: 'Lovelace', email: 'ada@example.org', password: 'Analytic@1843' }

describe('a password', () => {
  it.each([
    ['Abcdef1!', true],
    ['Éléphant1!', true],
    ['Abcde1!', false],
    ['abcdef1!', false],
    ['ABCDEF1!', false],
    ['Abcdefg!', false],
    ['Abcdefg1', false],
    ['Abcdefg1 ', false],
    [`Aa1!${'a'.repeat(253)}`, false],
  ])('«%s» is strong: %s', (password, expected) => {
    expect(isStrongPassword(password)).toBe(expected)
  })

  it('reports one criterion for each missing kind of character', () => {
    const parts = { uppercase: 'A', lowercase: 'b', digit: '1', special: '!' } as const
    for (const missing of ['uppercase', 'lowercase', 'digit', 'special'] as const) {
      const password = Object.entries(parts)
        .map(([kind, character]) => (kind === missing ? '' : character.repeat(4)))
        .join('')
      expect(passwordCriteria.filter(({ test }) => !test(password)).map(({ id }) => id)).toEqual([missing])
    }
  })
})

describe('a username', () => {
  it.each([
    ['ada', undefined],
    ['Éloïse_42', undefined],
    ['ab', 'Le nom d’utilisateur doit contenir au moins 3 caractères'],
    ['a'.repeat(51), 'Le nom d’utilisateur ne peut pas dépasser 50 caractères'],
    ['ada lovelace', 'Le nom d’utilisateur ne peut contenir que des lettres, chiffres et underscores'],
    ['м\u0438ша', undefined],
    ['m\u0430irie', 'Le nom d’utilisateur s’écrit avec les lettres d’un seul alphabet'],
    ['\u039faktonne', 'Le nom d’utilisateur s’écrit avec les lettres d’un seul alphabet'],
    ['ada-l', 'Le nom d’utilisateur ne peut contenir que des lettres, chiffres et underscores'],
  ])('«%s»: %s', (username, error) => {
    expect(usernameError(username)).toBe(error)
  })
})

describe('an e-mail address', () => {
  it('is accepted in its usual forms', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        expect(emailError(email)).toBeUndefined()
      }),
    )
  })

  it.each(['', 'ada', 'ada@', '@example.org', 'ada@example', 'ada lovelace@example.org', 'ada@exa mple.org', 'ada@@example.org'])(
    'is refused as «%s»',
    (email) => {
      expect(emailError(email)).toBe('Format d’email invalide')
    },
  )

  it('has at most 254 characters', () => {
    expect(emailError(`${'a'.repeat(250)}@example.org`)).toBe('L’adresse e-mail est trop longue')
  })
})

describe('the sign-in form', () => {
  it('requires both fields', () => {
    const fillAll = 'Veuillez remplir tous les champs'
    expect(validateLogin({ email: ' ', password: '' })).toEqual({ email: fillAll, password: fillAll })
  })

  it('does not validate their values, which the server checks', () => {
    expect(validateLogin({ email: 'not an address', password: 'x' })).toEqual({})
  })
})

describe('the registration form', () => {
  it('is valid when every rule is met; names may be empty', () => {
    expect(validateRegistration({ ...registration, firstname: '', lastname: '' })).toEqual({})
  })

  it('has an error for each invalid field', () => {
    const form = { username: '', firstname: 'a'.repeat(101), lastname: '', email: 'ada', password: 'facile' }
    expect(validateRegistration(form)).toEqual({
      username: 'Veuillez remplir tous les champs',
      firstname: 'Le nom ne peut pas dépasser 100 caractères',
      email: 'Format d’email invalide',
      password: 'Le mot de passe ne respecte pas les critères de sécurité',
    })
  })

  it('trims username and e-mail', () => {
    expect(validateRegistration({ ...registration, username: ' ada_1 ', email: ' ada@example.org ' })).toEqual({})
  })
})

describe('a change of the account', () => {
  it('may leave every field unchanged', () => {
    expect(validateAccountChange({})).toEqual({})
  })

  it('may not empty a required field', () => {
    const required = 'Veuillez remplir tous les champs obligatoires'
    expect(validateAccountChange({ username: ' ', email: '' })).toEqual({ username: required, email: required })
  })

  it('may not remove an existing first or last name, nor does it require a missing one', () => {
    const required = 'Veuillez remplir tous les champs obligatoires'
    const blank = { firstname: '', lastname: ' ' }
    expect(validateAccountChange(blank, { firstname: 'Ada', lastname: 'Martin' })).toEqual({ firstname: required, lastname: required })
    expect(validateAccountChange(blank, { firstname: 'Ada', lastname: '' })).toEqual({ firstname: required })
    expect(validateAccountChange(blank, { firstname: '', lastname: '' })).toEqual({})
    const long = 'Le nom ne peut pas dépasser 100 caractères'
    expect(validateAccountChange({ firstname: 'a'.repeat(101) }, { firstname: '' })).toEqual({ firstname: long })
  })

  it('applies the same criteria to a new password', () => {
    expect(validateAccountChange({ password: 'facile' })).toEqual({
      password: 'Le nouveau mot de passe ne respecte pas les critères de sécurité',
    })
  })
})
