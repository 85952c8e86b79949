import { describe, expect, it } from 'vitest'
import { becomeCreatorMachine } from '../../../../src/machines/channel/becomeCreator/becomeCreatorMachine.ts'
import {
  selectCanSubmit,
  selectErrors,
  selectFailure,
  selectForm,
  selectIsBusy,
  selectIsOpen,
  selectSteps,
} from '../../../../src/machines/channel/becomeCreator/selectors.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import { startScripted, type Scripted } from '../../../support/model/startScripted.ts'
import { adaAsCreator } from '../../session/session/fixtures.ts'

function typed(patch: { name?: string; description?: string }): Scripted<typeof becomeCreatorMachine> {
  const dialog = startScripted(becomeCreatorMachine)
  dialog.actor.send({ type: 'dialog.open' })
  dialog.actor.send({ type: 'form.change', patch })
  return dialog
}

it('does nothing until a name is entered', () => {
  const { actor } = typed({ name: '  ' })
  expect(selectCanSubmit(actor.getSnapshot())).toBe(false)
  actor.send({ type: 'form.change', patch: { name: 'Machines' } })
  expect(selectCanSubmit(actor.getSnapshot())).toBe(true)
})

it('shows a validation error under the field and sends no request', () => {
  const { actor, script } = typed({ name: 'Machines', description: 'a'.repeat(501) })
  actor.send({ type: 'channel.create' })
  expect(selectErrors(actor.getSnapshot())).toEqual({ description: 'La description ne peut pas dépasser 500 caractères' })
  expect(script.asked).toEqual([])
})

it('creates the channel, closes the dialog and emits the updated user', async () => {
  const { actor, script, facts } = typed({ name: ' Machines ', description: 'Des rouages' })
  actor.send({ type: 'channel.create' })
  expect(script.asked).toEqual([{ id: 'becomeCreator', input: { name: 'Machines', description: 'Des rouages' } }])
  await script.answer('becomeCreator', { output: adaAsCreator })
  expect(facts).toEqual([{ type: 'creator.became', user: adaAsCreator }])
  expect(selectIsOpen(actor.getSnapshot())).toBe(false)
})

it('keeps the typed text when the request fails', async () => {
  const { actor, script } = typed({ name: 'Machines', description: 'Des rouages' })
  actor.send({ type: 'channel.create' })
  await script.answer('becomeCreator', { error: new Error('lost') })
  expect(selectForm(actor.getSnapshot())).toEqual({ name: 'Machines', description: 'Des rouages' })
  expect(selectFailure(actor.getSnapshot())?.message).toBe('Erreur lors de la création de la chaîne')
})

it('keeps the typed text when the dialog is closed and reopened, without the error message', async () => {
  const { actor, script } = typed({ name: 'Machines' })
  actor.send({ type: 'channel.create' })
  await script.answer('becomeCreator', { error: new AppError('CHANNEL_EXISTS') })
  actor.send({ type: 'dialog.close' })
  actor.send({ type: 'dialog.open' })
  expect(selectForm(actor.getSnapshot()).name).toBe('Machines')
  expect(selectFailure(actor.getSnapshot())).toBeNull()
})

it('does not close while the request is in flight', () => {
  const { actor } = typed({ name: 'Machines' })
  actor.send({ type: 'channel.create' })
  actor.send({ type: 'dialog.close' })
  expect(selectIsOpen(actor.getSnapshot())).toBe(true)
})

const timeout = 'Le serveur ne répond pas, réessayez dans un instant'

/** A dialog whose request the server has refused. */
async function refused(): Promise<Scripted<typeof becomeCreatorMachine>> {
  const dialog = typed({ name: 'Machines', description: 'Des rouages' })
  dialog.actor.send({ type: 'channel.create' })
  await dialog.script.answer('becomeCreator', { error: new AppError('CHANNEL_EXISTS') })
  return dialog
}

it('is closed until the user wants to become a creator, and does not offer to send an empty form', () => {
  const { actor, script } = startScripted(becomeCreatorMachine)
  expect(selectIsOpen(actor.getSnapshot())).toBe(false)
  actor.send({ type: 'dialog.open' })
  expect([selectIsOpen(actor.getSnapshot()), selectCanSubmit(actor.getSnapshot())]).toEqual([true, false])
  expect(selectForm(actor.getSnapshot())).toEqual({ name: '', description: '' })
  expect(script.asked).toEqual([])
})

it('sends one request, and cannot be submitted again while it is in flight', () => {
  const { actor, script } = typed({ name: 'Machines' })
  actor.send({ type: 'channel.create' })
  actor.send({ type: 'channel.create' })
  actor.send({ type: 'form.change', patch: { name: 'Rouages' } })
  expect([selectIsBusy(actor.getSnapshot()), selectCanSubmit(actor.getSnapshot())]).toEqual([true, false])
  expect(selectForm(actor.getSnapshot()).name).toBe('Machines')
  expect(script.asked).toHaveLength(1)
})

it('is empty when it is opened again after the channel was created', async () => {
  const { actor, script } = typed({ name: 'Machines', description: 'Des rouages' })
  actor.send({ type: 'channel.create' })
  await script.answer('becomeCreator', { output: adaAsCreator })
  actor.send({ type: 'dialog.open' })
  expect(selectForm(actor.getSnapshot())).toEqual({ name: '', description: '' })
})

it('removes an error under a field as soon as the user types, and when the dialog is closed', () => {
  const { actor } = typed({ name: 'Machines', description: 'a'.repeat(501) })
  actor.send({ type: 'channel.create' })
  actor.send({ type: 'form.change', patch: { name: 'Rouages' } })
  expect(selectErrors(actor.getSnapshot())).toEqual({})
  actor.send({ type: 'channel.create' })
  actor.send({ type: 'dialog.close' })
  expect(selectIsOpen(actor.getSnapshot())).toBe(false)
  actor.send({ type: 'dialog.open' })
  expect(selectErrors(actor.getSnapshot())).toEqual({})
})

it('shows why the server refused the channel, and under which field', async () => {
  const { actor, script } = typed({ name: 'Machines' })
  actor.send({ type: 'channel.create' })
  const fields = { name: 'Le nom d’affichage est requis' }
  await script.answer('becomeCreator', { error: new AppError('INVALID_INPUT', { fields }) })
  expect(selectErrors(actor.getSnapshot())).toEqual(fields)
  expect(selectFailure(actor.getSnapshot())).toMatchObject({ code: 'INVALID_INPUT', fields })
})

it('stops waiting for the server after thirty seconds, and can be sent again', () => {
  const { actor, script } = typed({ name: 'Machines' })
  actor.send({ type: 'channel.create' })
  script.clock.increment(29_999)
  expect(selectIsBusy(actor.getSnapshot())).toBe(true)
  script.clock.increment(1)
  expect(selectIsBusy(actor.getSnapshot())).toBe(false)
  expect(selectFailure(actor.getSnapshot())).toEqual({ code: 'TIMEOUT', message: timeout, fields: {} })
  expect(selectCanSubmit(actor.getSnapshot())).toBe(true)
})

describe('after a refusal', () => {
  it('sends the same text again, and hides the message while it waits', async () => {
    const { actor, script } = await refused()
    actor.send({ type: 'channel.create' })
    expect(script.asked).toHaveLength(2)
    expect(script.asked.at(-1)).toEqual({ id: 'becomeCreator', input: { name: 'Machines', description: 'Des rouages' } })
    expect(selectFailure(actor.getSnapshot())).toBeNull()
  })

  it('lets the user correct the text, and checks it again', async () => {
    const { actor, script } = await refused()
    actor.send({ type: 'form.change', patch: { name: ' ' } })
    expect([selectForm(actor.getSnapshot()).name, selectFailure(actor.getSnapshot())]).toEqual([' ', null])
    actor.send({ type: 'channel.create' })
    expect(selectErrors(actor.getSnapshot())).toEqual({ name: 'Le nom d’affichage est requis' })
    expect(script.asked).toHaveLength(1)
  })

  it('closes the message, not the dialog, when the message is dismissed', async () => {
    const { actor, script } = await refused()
    actor.send({ type: 'failure.dismiss' })
    expect([selectFailure(actor.getSnapshot()), selectIsOpen(actor.getSnapshot())]).toEqual([null, true])
    actor.send({ type: 'channel.create' })
    expect(script.asked).toHaveLength(2)
  })

  it('is left by closing the dialog', async () => {
    const { actor } = await refused()
    actor.send({ type: 'dialog.close' })
    expect([selectIsOpen(actor.getSnapshot()), selectFailure(actor.getSnapshot())]).toEqual([false, null])
  })
})

it('keeps an open dialog and its text over a sign-in, but nothing when nothing is typed or it is closed', () => {
  const { actor } = typed({ name: 'Machines' })
  expect(selectSteps(actor.getSnapshot())).toEqual([
    { type: 'dialog.open' },
    { type: 'form.change', patch: { name: 'Machines', description: '' } },
  ])
  actor.send({ type: 'dialog.close' })
  expect(selectSteps(actor.getSnapshot())).toEqual([])
  expect(selectSteps(typed({}).actor.getSnapshot())).toEqual([])
})
