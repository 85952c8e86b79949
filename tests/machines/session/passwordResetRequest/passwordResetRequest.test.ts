import { describe, expect, it } from 'vitest'
import { passwordResetRequestMachine } from '../../../../src/machines/session/passwordResetRequest/passwordResetRequestMachine.ts'
import {
  selectDelivery,
  selectEmail,
  selectErrors,
  selectFailure,
  selectIsBusy,
  selectIsSent,
} from '../../../../src/machines/session/passwordResetRequest/selectors.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import { startScripted } from '../../../support/model/startScripted.ts'

const start = () => startScripted(passwordResetRequestMachine)
type Request = ReturnType<typeof start>

function requesting(): Request {
  const request = start()
  request.actor.send({ type: 'email.change', email: ' ada@exemple.fr ' })
  request.actor.send({ type: 'link.request' })
  return request
}
function shown({ actor }: Request) {
  const snapshot = actor.getSnapshot()
  return {
    isBusy: selectIsBusy(snapshot),
    isSent: selectIsSent(snapshot),
    email: selectEmail(snapshot),
    delivery: selectDelivery(snapshot),
  }
}
const failure = ({ actor }: Request) => selectFailure(actor.getSnapshot())
const errors = ({ actor }: Request) => selectErrors(actor.getSnapshot())

describe('asking for a link', () => {
  it.for([
    ['', 'Veuillez remplir tous les champs'],
    ['ada', 'Format d’email invalide'],
  ] as const)('refuses the address %j without sending it', ([email, message]) => {
    const request = start()
    request.actor.send({ type: 'email.change', email })
    request.actor.send({ type: 'link.request' })
    expect([errors(request), request.script.asked]).toEqual([{ email: message }, []])
    request.actor.send({ type: 'email.change', email: 'ada@' })
    expect(errors(request)).toEqual({})
  })

  it('sends the address without its spaces, once, and says where the mail goes', async () => {
    const request = requesting()
    request.actor.send({ type: 'link.request' })
    expect(shown(request)).toMatchObject({ isBusy: true, isSent: false })
    expect(request.script.asked).toEqual([{ id: 'requestPasswordReset', input: { email: 'ada@exemple.fr' } }])
    await request.script.answer('requestPasswordReset', { output: 'folder' })
    expect(shown(request)).toEqual({ isBusy: false, isSent: true, email: ' ada@exemple.fr ', delivery: 'folder' })
  })

  it('can be repeated, with the address still there', async () => {
    const request = requesting()
    await request.script.answer('requestPasswordReset', { output: 'smtp' })
    request.actor.send({ type: 'request.repeat' })
    expect(shown(request)).toMatchObject({ isSent: false, email: ' ada@exemple.fr ' })
    request.actor.send({ type: 'link.request' })
    expect(request.script.asked).toHaveLength(2)
  })
})

describe('a failure', () => {
  it('is shown until it is dismissed, with the address kept', async () => {
    const request = requesting()
    await request.script.answer('requestPasswordReset', { error: new AppError('TOO_MANY_REQUESTS') })
    expect([failure(request)?.code, shown(request)]).toEqual([
      'TOO_MANY_REQUESTS',
      expect.objectContaining({ isBusy: false, isSent: false }),
    ])
    request.actor.send({ type: 'failure.dismiss' })
    expect([failure(request), shown(request).email]).toEqual([null, ' ada@exemple.fr '])
  })

  it('has the page’s message when the error has none, and its field’s one when the server refuses the address', async () => {
    const request = requesting()
    await request.script.answer('requestPasswordReset', { error: new Error('lost') })
    expect(failure(request)?.message).toBe('Erreur lors de la demande d’un nouveau mot de passe')
    request.actor.send({ type: 'link.request' })
    await request.script.answer('requestPasswordReset', {
      error: new AppError('INVALID_INPUT', { fields: { email: 'Format d’email invalide' } }),
    })
    expect(errors(request)).toEqual({ email: 'Format d’email invalide' })
  })

  it('comes after thirty seconds without an answer', () => {
    const request = requesting()
    request.script.clock.increment(29_999)
    expect([shown(request).isBusy, failure(request)]).toEqual([true, null])
    request.script.clock.increment(1)
    expect([shown(request).isBusy, failure(request)?.code]).toEqual([false, 'TIMEOUT'])
  })
})
