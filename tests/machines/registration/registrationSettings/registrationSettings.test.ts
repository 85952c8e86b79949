import { describe, expect, it } from 'vitest'
import { toForm } from '../../../../src/machines/registration/registrationSettings/form.ts'
import { registrationSettingsMachine } from '../../../../src/machines/registration/registrationSettings/registrationSettingsMachine.ts'
import {
  selectErrors,
  selectFailure,
  selectForm,
  selectIsBusy,
  selectIsDirty,
  selectSteps,
} from '../../../../src/machines/registration/registrationSettings/selectors.ts'
import type { RegistrationSettingsForm } from '../../../../src/machines/registration/registrationSettings/types.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import { type Scripted, startScripted } from '../../../support/model/startScripted.ts'

const saved: RegistrationSettingsForm = {
  mode: 'approval',
  question: 'La capitale ?',
  answers: 'Paris\nparis',
  blockedDomains: 'jetable.exemple',
  terms: 'Soyez polis.',
  holdNewAccounts: false,
}
type Form = Scripted<typeof registrationSettingsMachine>

function changed(patch: Partial<RegistrationSettingsForm> = {}): Form {
  const form = startScripted(registrationSettingsMachine, saved)
  form.actor.send({ type: 'form.change', patch })
  return form
}
function seen({ actor }: Form) {
  const snapshot = actor.getSnapshot()
  return {
    form: selectForm(snapshot),
    errors: selectErrors(snapshot),
    failure: selectFailure(snapshot)?.message ?? null,
    isBusy: selectIsBusy(snapshot),
    isDirty: selectIsDirty(snapshot),
  }
}
const unchanged = { form: saved, errors: {}, failure: null, isBusy: false, isDirty: false }

it('starts with the rules as they are, and sends nothing by itself', () => {
  const form = startScripted(registrationSettingsMachine, saved)
  expect([seen(form), form.script.asked]).toEqual([unchanged, []])
})

it('has one line for each entry of a list', () => {
  expect(
    toForm({ mode: 'open', question: '', answers: ['été', 'l’été'], blockedDomains: ['a.fr', 'b.fr'], terms: '', holdNewAccounts: true }),
  ).toEqual({
    mode: 'open',
    question: '',
    answers: 'été\nl’été',
    blockedDomains: 'a.fr\nb.fr',
    terms: '',
    holdNewAccounts: true,
  })
})

it.for([
  [{ mode: 'closed' }],
  [{ question: 'Quoi ?' }],
  [{ answers: 'Paris' }],
  [{ blockedDomains: '' }],
  [{ terms: '' }],
  [{ holdNewAccounts: true }],
] as const)('is unsaved while a field differs, and restores it after a sign-in, %#', ([patch]) => {
  expect(seen(changed(patch)).isDirty).toBe(true)
  expect(selectSteps(changed(patch).actor.getSnapshot())).toEqual([{ type: 'form.change', patch }])
  expect(seen(changed())).toEqual(unchanged)
  expect(selectSteps(changed().actor.getSnapshot())).toEqual([])
})

describe('saving', () => {
  it('sends the lines that are not empty, once', () => {
    const form = changed({ mode: 'invitation', answers: 'Paris\n \nparis\n', blockedDomains: '' })
    form.actor.send({ type: 'form.save' })
    form.actor.send({ type: 'form.save' })
    expect(form.script.asked).toEqual([
      {
        id: 'saveSettings',
        input: { mode: 'invitation', question: 'La capitale ?', answers: ['Paris', 'paris'], blockedDomains: [] },
      },
    ])
    expect(seen(form).isBusy).toBe(true)
  })

  it.for([
    [{ mode: 'closed' }, { mode: 'closed' }],
    [{ question: 'Quoi ?' }, { question: 'Quoi ?', answers: ['Paris', 'paris'] }],
    [{ answers: 'Lutèce' }, { question: 'La capitale ?', answers: ['Lutèce'] }],
    [{ blockedDomains: 'a.fr\nb.fr' }, { blockedDomains: ['a.fr', 'b.fr'] }],
    [{ terms: 'Autres' }, { terms: 'Autres' }],
    [{ holdNewAccounts: true }, { holdNewAccounts: true }],
    [{}, {}],
  ] as const)('sends what changed alone, and the question with its answers, %#', ([patch, input]) => {
    const form = changed(patch)
    form.actor.send({ type: 'form.save' })
    expect(form.script.asked).toEqual([{ id: 'saveSettings', input }])
  })

  it('sends nothing that was typed and taken back, and begins again from what the server stored', async () => {
    const form = changed({ mode: 'open', terms: 'Autres' })
    form.actor.send({ type: 'form.change', patch: { mode: 'approval' } })
    form.actor.send({ type: 'form.save' })
    await form.script.answer('saveSettings', {
      output: { mode: 'closed', question: '', answers: [], blockedDomains: [], terms: 'Autres', holdNewAccounts: false },
    })
    form.actor.send({ type: 'form.change', patch: { holdNewAccounts: true } })
    form.actor.send({ type: 'form.save' })
    expect(form.script.asked.map(({ input }) => input)).toEqual([{ terms: 'Autres' }, { holdNewAccounts: true }])
    expect(seen(form).form.mode).toBe('closed')
  })

  it('shows what the server stored, and says so', async () => {
    const form = changed({ terms: ' Autres ' })
    form.actor.send({ type: 'form.save' })
    await form.script.answer('saveSettings', {
      output: { mode: 'open', question: '', answers: ['x'], blockedDomains: [], terms: 'Autres' },
    })
    const stored = { mode: 'open', question: '', answers: 'x', blockedDomains: '', terms: 'Autres' }
    expect(form.facts).toEqual([{ type: 'settings.saved' }])
    expect(seen(form)).toEqual({ ...unchanged, form: stored })
    form.actor.send({ type: 'form.change', patch: { terms: 'Rien' } })
    form.actor.send({ type: 'form.reset' })
    expect(seen(form).form).toEqual(stored)
  })

  it('is refused under the field, before anything is sent', () => {
    const form = changed({ answers: ' ', blockedDomains: 'sans point' })
    form.actor.send({ type: 'form.save' })
    expect([seen(form).errors, form.script.asked]).toEqual([
      { answers: 'Écrivez au moins une bonne réponse à la question', blockedDomains: 'Écrivez un domaine par ligne, comme exemple.fr' },
      [],
    ])
    form.actor.send({ type: 'failure.dismiss' })
    expect(Object.keys(seen(form).errors)).toHaveLength(2)
    form.actor.send({ type: 'form.change', patch: { answers: 'Paris', blockedDomains: '' } })
    expect(seen(form).errors).toEqual({})
    form.actor.send({ type: 'form.save' })
    expect(form.script.asked).toHaveLength(1)
  })

  it('keeps what was typed when it fails, says why, and can be tried again', async () => {
    const form = changed({ terms: 'Autres' })
    form.actor.send({ type: 'form.save' })
    await form.script.answer('saveSettings', { error: new Error('lost') })
    expect(seen(form)).toEqual({
      form: { ...saved, terms: 'Autres' },
      errors: {},
      failure: 'Erreur lors de la mise à jour des inscriptions',
      isBusy: false,
      isDirty: true,
    })
    expect(form.facts).toEqual([])
    form.actor.send({ type: 'form.save' })
    expect([form.script.asked.length, seen(form).failure]).toEqual([2, null])
  })

  it('shows under its field what the server does not accept', async () => {
    const form = changed({ terms: 'Autres' })
    form.actor.send({ type: 'form.save' })
    const fields = { terms: 'Les conditions ne peuvent pas dépasser 20\u202f000 caractères' }
    await form.script.answer('saveSettings', { error: new AppError('INVALID_INPUT', { fields }) })
    expect(seen(form).errors).toEqual(fields)
    form.actor.send({ type: 'form.save' })
    expect(seen(form).errors).toEqual({})
  })

  it('gives up after thirty seconds without an answer', () => {
    const form = changed({ terms: 'Autres' })
    form.actor.send({ type: 'form.save' })
    form.script.clock.increment(29_999)
    expect(seen(form)).toMatchObject({ isBusy: true, failure: null })
    form.script.clock.increment(1)
    expect(seen(form)).toMatchObject({ isBusy: false, failure: 'Le serveur ne répond pas, réessayez dans un instant' })
  })
})

describe('a failure', () => {
  const refused = async (): Promise<Form> => {
    const form = changed({ terms: 'Autres' })
    form.actor.send({ type: 'form.save' })
    await form.script.answer('saveSettings', { error: new AppError('FORBIDDEN') })
    return form
  }

  it('leaves when it is dismissed, without what was typed', async () => {
    const form = await refused()
    expect(seen(form).failure).toBe('Vous n’avez pas le droit de faire cela')
    form.actor.send({ type: 'failure.dismiss' })
    expect(seen(form)).toEqual({ ...unchanged, form: { ...saved, terms: 'Autres' }, isDirty: true })
  })

  it('leaves as soon as something is changed, or reset', async () => {
    const form = await refused()
    form.actor.send({ type: 'form.change', patch: { mode: 'open' } })
    expect(seen(form).failure).toBeNull()
    const other = await refused()
    other.actor.send({ type: 'form.reset' })
    expect(seen(other)).toEqual(unchanged)
  })

  it('gives way to the error of a field', async () => {
    const form = await refused()
    form.actor.send({ type: 'form.change', patch: { answers: '' } })
    form.actor.send({ type: 'form.save' })
    expect(seen(form)).toMatchObject({ failure: null, errors: { answers: expect.any(String) } })
  })
})
