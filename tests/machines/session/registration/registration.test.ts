import { describe, expect, it } from 'vitest'
import { registrationMachine } from '../../../../src/machines/session/registration/registrationMachine.ts'
import {
  selectErrors,
  selectFailure,
  selectForm,
  selectIsBusy,
  selectIsRequested,
} from '../../../../src/machines/session/registration/selectors.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import { startScripted } from '../../../support/model/startScripted.ts'
import { stored } from '../session/fixtures.ts'
import { filled, openRules } from './fixtures.ts'

const start = (invitation: string | null = null) => startScripted(registrationMachine, { invitation })
type Registration = ReturnType<typeof start>

function sending(rules = openRules, patch: object = {}): Registration {
  const registration = start()
  registration.actor.send({ type: 'form.change', patch: { ...filled, ...patch } })
  registration.actor.send({ type: 'form.send', rules })
  return registration
}
const shown = ({ actor }: Registration) => {
  const snapshot = actor.getSnapshot()
  return { isBusy: selectIsBusy(snapshot), isRequested: selectIsRequested(snapshot), password: selectForm(snapshot).password }
}
const failure = ({ actor }: Registration) => selectFailure(actor.getSnapshot())
const errors = ({ actor }: Registration) => selectErrors(actor.getSnapshot())

describe('registering', () => {
  it('sends what was typed, once, and gives the new account’s session', async () => {
    const registration = sending()
    registration.actor.send({ type: 'form.send', rules: openRules })
    expect(shown(registration)).toEqual({ isBusy: true, isRequested: false, password: 'Analytic@1843' })
    expect(registration.script.asked).toEqual([{ id: 'register', input: filled }])
    await registration.script.answer('register', { output: stored })
    expect(registration.facts).toEqual([{ type: 'registration.accepted', session: stored }])
    // The page is left: until then, nothing can be sent again, and the password is not kept.
    expect(shown(registration)).toEqual({ isBusy: true, isRequested: false, password: '' })
  })

  it('says that the account is requested where an administrator approves it', async () => {
    const registration = sending({ ...openRules, mode: 'approval' })
    await registration.script.answer('register', { output: null })
    expect(registration.facts).toEqual([{ type: 'registration.accepted', session: null }])
    expect(shown(registration)).toEqual({ isBusy: false, isRequested: true, password: '' })
    expect(selectForm(registration.actor.getSnapshot()).email).toBe('ada@example.org')
  })

  it('carries the invitation of the link', () => {
    const registration = start('jeton')
    registration.actor.send({ type: 'form.change', patch: { ...filled, invitation: 'jeton' } })
    registration.actor.send({ type: 'form.send', rules: { ...openRules, mode: 'invitation' } })
    expect(registration.script.asked).toEqual([{ id: 'register', input: { ...filled, invitation: 'jeton' } }])
    expect(selectForm(start('jeton').actor.getSnapshot()).invitation).toBe('jeton')
  })
})

describe('a form that the rules refuse', () => {
  it('is not sent, and lists the criteria that a password does not meet', () => {
    const registration = sending(openRules, { password: 'facile' })
    const message = 'Le mot de passe ne respecte pas les critères de sécurité'
    expect(failure(registration)).toEqual({ code: 'INVALID_INPUT', message, fields: { password: message } })
    expect(errors(registration)).toEqual({ password: message })
    expect(registration.script.asked).toEqual([])
  })

  it('reports empty fields before it validates the others', () => {
    const registration = sending(openRules, { username: '', password: 'facile' })
    expect(failure(registration)?.message).toBe('Veuillez remplir tous les champs')
  })

  it.for([
    [{ question: 'La capitale ?' }, { answer: ' ' }, { answer: 'Répondez à cette question' }],
    [{ terms: 'Soyez polis.' }, { acceptsTerms: false }, { terms: 'Acceptez les conditions pour créer un compte' }],
    [{ mode: 'approval' }, { reason: '' }, { reason: 'Dites en quelques mots pourquoi vous voulez un compte' }],
    [{ mode: 'approval' }, { reason: 'a'.repeat(1001) }, { reason: 'Ce texte ne peut pas dépasser 1000 caractères' }],
  ] as const)('names what this site asks for, %#', ([rules, patch, fields]) => {
    const registration = sending({ ...openRules, ...rules }, patch)
    expect([errors(registration), registration.script.asked]).toEqual([fields, []])
    registration.actor.send({ type: 'form.change', patch: filled })
    expect(errors(registration)).toEqual({})
    registration.actor.send({ type: 'form.send', rules: { ...openRules, ...rules } })
    expect(registration.script.asked).toHaveLength(1)
  })

  it('needs no reason with an invitation', () => {
    const registration = start('jeton')
    registration.actor.send({ type: 'form.change', patch: { ...filled, invitation: 'jeton', reason: '' } })
    registration.actor.send({ type: 'form.send', rules: { ...openRules, mode: 'approval' } })
    expect(registration.script.asked).toHaveLength(1)
  })
})

describe('a failure', () => {
  it('stands under its field, below the sentence of the catalogue, with all that was typed', async () => {
    const registration = sending()
    const fields = { email: 'Cette adresse e-mail est déjà utilisée' }
    await registration.script.answer('register', { error: new AppError('EMAIL_TAKEN', { fields }) })
    expect(failure(registration)).toEqual({ code: 'EMAIL_TAKEN', message: fields.email, fields, sentence: 'Erreur lors de l’inscription' })
    expect([errors(registration), shown(registration)]).toEqual([fields, { isBusy: false, isRequested: false, password: 'Analytic@1843' }])
    registration.actor.send({ type: 'failure.dismiss' })
    expect([failure(registration), errors(registration)]).toEqual([null, {}])
  })

  it('has the catalogue’s sentence when the error has none, and is gone when the form is sent again', async () => {
    const registration = sending()
    await registration.script.answer('register', { error: new Error('lost') })
    expect(failure(registration)?.message).toBe('Erreur lors de l’inscription')
    registration.actor.send({ type: 'form.send', rules: openRules })
    expect([failure(registration), shown(registration).isBusy]).toEqual([null, true])
  })

  it('comes after thirty seconds without an answer', () => {
    const registration = sending()
    registration.script.clock.increment(29_999)
    expect([shown(registration).isBusy, failure(registration)]).toEqual([true, null])
    registration.script.clock.increment(1)
    expect([shown(registration).isBusy, failure(registration)?.code]).toEqual([false, 'TIMEOUT'])
  })
})
