import { describe, expect, it } from 'vitest'
import { emailProofRequestMachine } from '../../../../src/machines/user/emailProofRequest/emailProofRequestMachine.ts'
import { selectDelivery, selectFailure, selectIsBusy, selectIsSent } from '../../../../src/machines/user/emailProofRequest/selectors.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import { startScripted } from '../../../support/model/startScripted.ts'

function requesting() {
  const proof = startScripted(emailProofRequestMachine)
  proof.actor.send({ type: 'mail.request' })
  return proof
}
type Proof = ReturnType<typeof requesting>
function shown({ actor }: Proof) {
  const snapshot = actor.getSnapshot()
  return {
    isBusy: selectIsBusy(snapshot),
    isSent: selectIsSent(snapshot),
    delivery: selectDelivery(snapshot),
    failure: selectFailure(snapshot)?.code ?? null,
  }
}
const idle = { isBusy: false, isSent: false, delivery: null, failure: null }

describe('the mail that proves an address', () => {
  it('is asked for once, and no more once it is sent', async () => {
    const proof = requesting()
    proof.actor.send({ type: 'mail.request' })
    expect([shown(proof), proof.script.asked]).toEqual([{ ...idle, isBusy: true }, [{ id: 'requestEmailProof', input: undefined }]])
    await proof.script.answer('requestEmailProof', { output: 'folder' })
    proof.actor.send({ type: 'mail.request' })
    expect([shown(proof), proof.script.asked]).toEqual([{ ...idle, isSent: true, delivery: 'folder' }, [expect.anything()]])
  })

  it('can be asked for again after a failure, which is shown until then', async () => {
    const proof = requesting()
    await proof.script.answer('requestEmailProof', { error: new AppError('TOO_MANY_REQUESTS') })
    expect(shown(proof)).toEqual({ ...idle, failure: 'TOO_MANY_REQUESTS' })
    proof.actor.send({ type: 'mail.request' })
    expect(shown(proof)).toEqual({ ...idle, isBusy: true })
    await proof.script.answer('requestEmailProof', { error: new Error('lost') })
    expect(selectFailure(proof.actor.getSnapshot())?.message).toBe('Erreur lors de l’envoi du message')
  })

  it('fails after thirty seconds without an answer', () => {
    const proof = requesting()
    proof.script.clock.increment(29_999)
    expect(shown(proof)).toEqual({ ...idle, isBusy: true })
    proof.script.clock.increment(1)
    expect(shown(proof)).toEqual({ ...idle, failure: 'TIMEOUT' })
  })
})
