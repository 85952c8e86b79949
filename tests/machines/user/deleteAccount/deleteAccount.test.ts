import { describe, expect, it } from 'vitest'
import { deleteAccountMachine } from '../../../../src/machines/user/deleteAccount/deleteAccountMachine.ts'
import {
  selectErrors,
  selectFailure,
  selectIsBusy,
  selectIsOpen,
  selectNeedsSignIn,
  selectPassword,
} from '../../../../src/machines/user/deleteAccount/selectors.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import { startScripted, type Scripted } from '../../../support/model/startScripted.ts'

type Dialog = Scripted<typeof deleteAccountMachine>

function opened(): Dialog {
  const dialog = startScripted(deleteAccountMachine)
  dialog.actor.send({ type: 'dialog.open' })
  return dialog
}

function deleting(): Dialog {
  const dialog = opened()
  dialog.actor.send({ type: 'password.change', password: 'Analytic@1843' })
  dialog.actor.send({ type: 'account.delete' })
  return dialog
}

function shown({ actor }: Dialog) {
  const snapshot = actor.getSnapshot()
  return { isOpen: selectIsOpen(snapshot), isBusy: selectIsBusy(snapshot), needsSignIn: selectNeedsSignIn(snapshot) }
}
const closed = { isOpen: false, isBusy: false, needsSignIn: false }
const asking = { isOpen: true, isBusy: false, needsSignIn: false }
const busy = { isOpen: true, isBusy: true, needsSignIn: false }
const password = ({ actor }: Dialog): string => selectPassword(actor.getSnapshot())
const problems = ({ actor }: Dialog) => [selectFailure(actor.getSnapshot()), selectErrors(actor.getSnapshot())]

describe('deleting the account', () => {
  it('asks first', () => {
    const dialog = startScripted(deleteAccountMachine)
    dialog.actor.send({ type: 'account.delete' })
    expect([shown(dialog), dialog.script.asked]).toEqual([closed, []])
    dialog.actor.send({ type: 'dialog.open' })
    expect([shown(dialog), password(dialog), dialog.script.asked, dialog.facts]).toEqual([asking, '', [], []])
  })

  it('sends the typed password, once, and says that the account is deleted', async () => {
    const dialog = deleting()
    dialog.actor.send({ type: 'account.delete' })
    expect(shown(dialog)).toEqual(busy)
    expect(dialog.script.asked).toEqual([{ id: 'deleteAccount', input: { password: 'Analytic@1843' } }])
    await dialog.script.answer('deleteAccount', { output: undefined })
    dialog.script.clock.increment(60_000)
    expect([shown(dialog), dialog.facts]).toEqual([closed, [{ type: 'account.deleted' }]])
    expect([password(dialog), ...problems(dialog)]).toEqual(['', null, {}])
  })

  it('deletes nothing once the dialog is closed, and forgets the password', () => {
    const dialog = opened()
    dialog.actor.send({ type: 'password.change', password: 'Analytic@1843' })
    expect(password(dialog)).toBe('Analytic@1843')
    dialog.actor.send({ type: 'dialog.close' })
    dialog.actor.send({ type: 'account.delete' })
    expect([shown(dialog), password(dialog), dialog.script.asked, dialog.facts]).toEqual([closed, '', [], []])
  })

  it('sends an account without a password to a fresh sign-in when its own is too old', async () => {
    const dialog = opened()
    dialog.actor.send({ type: 'account.delete' })
    expect(dialog.script.asked).toEqual([{ id: 'deleteAccount', input: { password: '' } }])
    await dialog.script.answer('deleteAccount', { error: new AppError('REAUTHENTICATION_REQUIRED') })
    expect([shown(dialog), ...problems(dialog), dialog.facts]).toEqual([{ isOpen: true, isBusy: false, needsSignIn: true }, null, {}, []])
    dialog.actor.send({ type: 'dialog.close' })
    expect(shown(dialog)).toEqual(closed)
  })
})

describe('a failure', () => {
  async function refused(): Promise<Dialog> {
    const dialog = deleting()
    const fields = { current_password: 'Le mot de passe actuel est incorrect' }
    await dialog.script.answer('deleteAccount', { error: new AppError('INVALID_INPUT', { fields }) })
    return dialog
  }

  it('is shown at its field, and the account is not deleted', async () => {
    const dialog = await refused()
    expect([shown(dialog), dialog.facts]).toEqual([asking, []])
    expect(selectFailure(dialog.actor.getSnapshot())?.code).toBe('INVALID_INPUT')
    expect(selectErrors(dialog.actor.getSnapshot())).toEqual({ current_password: 'Le mot de passe actuel est incorrect' })
    expect(password(dialog)).toBe('Analytic@1843')
  })

  it('has the catalogue’s message when the error has none', async () => {
    const dialog = deleting()
    await dialog.script.answer('deleteAccount', { error: new Error('lost') })
    expect([shown(dialog), selectFailure(dialog.actor.getSnapshot())]).toEqual([
      asking,
      { code: 'INTERNAL', message: 'Erreur lors de la suppression', fields: {} },
    ])
  })

  it.for([{ type: 'failure.dismiss' }, { type: 'password.change', password: 'a' }, { type: 'account.delete' }] as const)(
    'is shown until $type',
    async (event) => {
      const dialog = await refused()
      dialog.actor.send(event)
      expect(problems(dialog)).toEqual([null, {}])
    },
  )

  it('is gone, with the password, when the dialog opens again', async () => {
    const dialog = await refused()
    dialog.actor.send({ type: 'dialog.close' })
    dialog.actor.send({ type: 'dialog.open' })
    expect([shown(dialog), password(dialog), ...problems(dialog)]).toEqual([asking, '', null, {}])
  })

  it('has nothing to dismiss before', () => {
    expect(opened().actor.getSnapshot().can({ type: 'failure.dismiss' })).toBe(false)
  })

  it('comes after thirty seconds without an answer', () => {
    const dialog = deleting()
    dialog.script.clock.increment(29_999)
    expect([shown(dialog), ...problems(dialog)]).toEqual([busy, null, {}])
    dialog.script.clock.increment(1)
    expect([shown(dialog), selectFailure(dialog.actor.getSnapshot())?.code, password(dialog)]).toEqual([asking, 'TIMEOUT', 'Analytic@1843'])
  })
})
