import { expect, it } from 'vitest'
import { becomeCreatorMachine } from '../../../../src/machines/channel/becomeCreator/becomeCreatorMachine.ts'
import {
  selectCanSubmit,
  selectErrors,
  selectFailure,
  selectForm,
  selectIsOpen,
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
