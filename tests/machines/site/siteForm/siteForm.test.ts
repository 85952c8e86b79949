import { describe, expect, it } from 'vitest'
import {
  selectErrors,
  selectFailure,
  selectForm,
  selectIsBusy,
  selectIsDirty,
  selectSteps,
  selectStoredAccent,
} from '../../../../src/machines/site/siteForm/selectors.ts'
import { siteFormMachine } from '../../../../src/machines/site/siteForm/siteFormMachine.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import type { Site } from '../../../../src/shared/site.ts'
import { startScripted, type Scripted } from '../../../support/model/startScripted.ts'

const stored: Site = { name: 'Ma télé', accent: 'teal' }
type Form = Scripted<typeof siteFormMachine>

/** The settings of a site, after the administrator has changed something. */
function changed(patch: Partial<Site> = {}): Form {
  const form = startScripted(siteFormMachine, stored)
  form.actor.send({ type: 'form.change', patch })
  return form
}

async function refused(): Promise<Form> {
  const form = changed({ name: 'Chez nous', accent: 'red' })
  form.actor.send({ type: 'form.save' })
  await form.script.answer('saveSite', { error: new AppError('FORBIDDEN') })
  return form
}

/** What the form shows. */
function seen({ actor }: Form) {
  const snapshot = actor.getSnapshot()
  return {
    form: selectForm(snapshot),
    storedAccent: selectStoredAccent(snapshot),
    errors: selectErrors(snapshot),
    failure: selectFailure(snapshot)?.message ?? null,
    isBusy: selectIsBusy(snapshot),
    isDirty: selectIsDirty(snapshot),
  }
}

const unchanged = { form: stored, storedAccent: 'teal', errors: {}, failure: null, isBusy: false, isDirty: false }

it('starts with what the site is, and sends nothing by itself', () => {
  const form = startScripted(siteFormMachine, stored)
  expect(seen(form)).toEqual(unchanged)
  expect(form.script.asked).toEqual([])
})

it('is unsaved while the name or the accent differs from the stored one', () => {
  expect(seen(changed({ name: 'Chez nous' }))).toMatchObject({ form: { name: 'Chez nous', accent: 'teal' }, isDirty: true })
  expect(seen(changed({ accent: 'red' }))).toMatchObject({ form: { name: 'Ma télé', accent: 'red' }, storedAccent: 'teal', isDirty: true })
  expect(seen(changed({ ...stored }))).toEqual(unchanged)
})

it('restores only unsaved changes after a sign-in', () => {
  expect(selectSteps(changed({ accent: 'red' }).actor.getSnapshot())).toEqual([
    { type: 'form.change', patch: { name: 'Ma télé', accent: 'red' } },
  ])
  expect(selectSteps(changed().actor.getSnapshot())).toEqual([])
})

describe('saving', () => {
  it('sends the trimmed name with the accent, once', () => {
    const form = changed({ name: ' Chez nous ', accent: 'red' })
    form.actor.send({ type: 'form.save' })
    form.actor.send({ type: 'form.save' })
    expect(form.script.asked).toEqual([{ id: 'saveSite', input: { name: 'Chez nous', accent: 'red' } }])
    expect(seen(form).isBusy).toBe(true)
  })

  it('announces the site as the server stored it, and shows it', async () => {
    const form = changed({ name: ' Chez nous ' })
    form.actor.send({ type: 'form.save' })
    const answer: Site = { name: 'Chez nous', accent: 'green' }
    await form.script.answer('saveSite', { output: answer })
    expect(form.facts).toEqual([{ type: 'site.saved', site: answer }])
    expect(seen(form)).toEqual({ ...unchanged, form: answer, storedAccent: 'green' })
    form.actor.send({ type: 'form.change', patch: { name: 'Autre', accent: 'red' } })
    form.actor.send({ type: 'form.reset' })
    expect(seen(form).form).toEqual(answer)
  })

  it.for([
    ['without a name', ' \n', 'Le nom du site est requis'],
    ['with a name of 41 characters', 'a'.repeat(41), 'Le nom du site ne peut pas dépasser 40 caractères'],
    ['with a line break in the name', 'Ma\ntélé', 'Le nom du site tient sur une ligne, sans caractère de contrôle'],
  ] as const)('is refused under the field %s, before anything is sent', ([, name, error]) => {
    const form = changed({ name })
    form.actor.send({ type: 'form.save' })
    expect([seen(form).errors, form.script.asked]).toEqual([{ name: error }, []])
    form.actor.send({ type: 'form.change', patch: { name: 'a'.repeat(40) } })
    expect(seen(form).errors).toEqual({})
    form.actor.send({ type: 'form.save' })
    expect(form.script.asked).toHaveLength(1)
  })

  it('keeps what was chosen when it fails, says why, and can be tried again', async () => {
    const form = changed({ name: 'Chez nous', accent: 'red' })
    form.actor.send({ type: 'form.save' })
    await form.script.answer('saveSite', { error: new Error('lost') })
    expect(seen(form)).toEqual({
      form: { name: 'Chez nous', accent: 'red' },
      storedAccent: 'teal',
      errors: {},
      failure: 'Erreur lors de la mise à jour du site',
      isBusy: false,
      isDirty: true,
    })
    expect(form.facts).toEqual([])
    form.actor.send({ type: 'form.save' })
    expect(form.script.asked).toHaveLength(2)
    expect(seen(form)).toMatchObject({ failure: null, isBusy: true })
  })

  it('shows under its field what the server does not accept', async () => {
    const form = changed({ name: 'Chez nous' })
    form.actor.send({ type: 'form.save' })
    const fields = { name: 'Le nom du site ne peut pas dépasser 40 caractères' }
    await form.script.answer('saveSite', { error: new AppError('INVALID_INPUT', { fields }) })
    expect(seen(form).errors).toEqual(fields)
    form.actor.send({ type: 'form.save' })
    expect(seen(form).errors).toEqual({})
  })

  it('gives up after thirty seconds without an answer', () => {
    const form = changed({ accent: 'red' })
    form.actor.send({ type: 'form.save' })
    form.script.clock.increment(29_999)
    expect(seen(form)).toMatchObject({ isBusy: true, failure: null })
    form.script.clock.increment(1)
    expect(seen(form)).toMatchObject({
      form: { accent: 'red' },
      isBusy: false,
      failure: 'Le serveur ne répond pas, réessayez dans un instant',
    })
    form.actor.send({ type: 'form.save' })
    expect(form.script.asked).toHaveLength(2)
  })
})

describe('a failure', () => {
  it('leaves when it is dismissed, without what was chosen', async () => {
    const form = await refused()
    expect(seen(form).failure).toBe('Vous n’avez pas le droit de faire cela')
    form.actor.send({ type: 'failure.dismiss' })
    expect(seen(form)).toEqual({ ...unchanged, form: { name: 'Chez nous', accent: 'red' }, isDirty: true })
  })

  it('leaves as soon as something is changed', async () => {
    const form = await refused()
    form.actor.send({ type: 'form.change', patch: { accent: 'blue' } })
    expect(seen(form).failure).toBeNull()
  })

  it('leaves with all that was chosen when the form is reset', async () => {
    const form = await refused()
    form.actor.send({ type: 'form.reset' })
    expect(seen(form)).toEqual(unchanged)
  })

  it('gives way to the error of a field', async () => {
    const form = await refused()
    form.actor.send({ type: 'form.change', patch: { name: '' } })
    form.actor.send({ type: 'form.save' })
    expect(seen(form)).toMatchObject({ failure: null, errors: { name: 'Le nom du site est requis' } })
  })

  it('does not take the errors under the fields with it when its message is closed a second time', () => {
    const form = changed({ name: '' })
    form.actor.send({ type: 'form.save' })
    form.actor.send({ type: 'failure.dismiss' })
    expect(seen(form).errors).toEqual({ name: 'Le nom du site est requis' })
  })
})
