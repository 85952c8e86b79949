import { describe, expect, it } from 'vitest'
import { invitationMachine } from '../../../../src/machines/registration/invitation/invitationMachine.ts'
import {
  selectErrors,
  selectFailure,
  selectForm,
  selectIsBusy,
  selectToken,
} from '../../../../src/machines/registration/invitation/selectors.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import { startScripted } from '../../../support/model/startScripted.ts'

const start = () => startScripted(invitationMachine)
type Invitation = ReturnType<typeof start>

function sending(patch: object = {}): Invitation {
  const invitation = start()
  invitation.actor.send({ type: 'form.change', patch: { note: 'Le club photo', places: 10, ...patch } })
  invitation.actor.send({ type: 'form.send' })
  return invitation
}
function seen({ actor }: Invitation) {
  const snapshot = actor.getSnapshot()
  return {
    form: selectForm(snapshot),
    errors: selectErrors(snapshot),
    failure: selectFailure(snapshot)?.message ?? null,
    token: selectToken(snapshot),
    isBusy: selectIsBusy(snapshot),
  }
}
const empty = { form: { note: '', places: 1, days: 14 }, errors: {}, failure: null, token: null, isBusy: false }

it('opens one account within two weeks, unless it says otherwise', () => {
  expect(seen(start())).toEqual(empty)
})

describe('making an invitation', () => {
  it('is sent once, and shows its token until it is closed', async () => {
    const invitation = sending()
    invitation.actor.send({ type: 'form.send' })
    expect(invitation.script.asked).toEqual([{ id: 'createInvitation', input: { note: 'Le club photo', places: 10, days: 14 } }])
    expect(seen(invitation)).toMatchObject({ isBusy: true, token: null })
    await invitation.script.answer('createInvitation', { output: 'un-jeton' })
    expect(seen(invitation)).toMatchObject({ isBusy: false, token: 'un-jeton' })
    invitation.actor.send({ type: 'form.send' })
    expect(invitation.script.asked).toHaveLength(1)
    invitation.actor.send({ type: 'link.close' })
    expect(seen(invitation)).toEqual(empty)
  })

  it.for([
    [{ note: 'a'.repeat(101) }, { note: 'La note ne peut pas dépasser 100 caractères' }],
    [{ places: 0 }, { places: 'Entre 1 et 1000 comptes' }],
    [{ days: Number.NaN }, { days: 'Entre 1 et 365 jours' }],
  ] as const)('is refused under the field, before anything is sent, %#', ([patch, errors]) => {
    const invitation = sending(patch)
    expect([seen(invitation).errors, invitation.script.asked]).toEqual([errors, []])
    invitation.actor.send({ type: 'failure.dismiss' })
    expect(seen(invitation).errors).toEqual(errors)
    invitation.actor.send({ type: 'form.change', patch: { note: '', places: 1, days: 1 } })
    expect(seen(invitation).errors).toEqual({})
  })
})

describe('a failure', () => {
  it('keeps what was typed, says why, and leaves when it is dismissed, changed or tried again', async () => {
    const invitation = sending()
    await invitation.script.answer('createInvitation', { error: new Error('lost') })
    const form = { note: 'Le club photo', places: 10, days: 14 }
    expect(seen(invitation)).toEqual({ ...empty, form, failure: 'Erreur lors de la création de l’invitation' })
    invitation.actor.send({ type: 'failure.dismiss' })
    expect(seen(invitation)).toEqual({ ...empty, form })
    invitation.actor.send({ type: 'form.send' })
    await invitation.script.answer('createInvitation', { error: new AppError('FORBIDDEN') })
    invitation.actor.send({ type: 'form.change', patch: { days: 2 } })
    expect(seen(invitation).failure).toBeNull()
    invitation.actor.send({ type: 'form.send' })
    await invitation.script.answer('createInvitation', { error: new AppError('FORBIDDEN') })
    invitation.actor.send({ type: 'form.send' })
    expect(seen(invitation)).toMatchObject({ isBusy: true, failure: null })
  })

  it('stands under its field, and gives way to the form’s own rules', async () => {
    const invitation = sending()
    const fields = { note: 'La note ne peut pas dépasser 100 caractères' }
    await invitation.script.answer('createInvitation', { error: new AppError('INVALID_INPUT', { fields }) })
    expect(seen(invitation).errors).toEqual(fields)
    invitation.actor.send({ type: 'form.send' })
    expect(seen(invitation).errors).toEqual({})
    await invitation.script.answer('createInvitation', { error: new AppError('FORBIDDEN') })
    invitation.actor.send({ type: 'form.change', patch: { places: 0 } })
    invitation.actor.send({ type: 'form.send' })
    expect(seen(invitation)).toMatchObject({ failure: null, errors: { places: 'Entre 1 et 1000 comptes' } })
  })

  it('comes after thirty seconds without an answer', () => {
    const invitation = sending()
    invitation.script.clock.increment(29_999)
    expect(seen(invitation)).toMatchObject({ isBusy: true, failure: null })
    invitation.script.clock.increment(1)
    expect(seen(invitation)).toMatchObject({ isBusy: false, failure: 'Le serveur ne répond pas, réessayez dans un instant' })
  })
})
