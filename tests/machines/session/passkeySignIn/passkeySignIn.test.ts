import { describe, expect, it } from 'vitest'
import { passkeySignInMachine } from '../../../../src/machines/session/passkeySignIn/passkeySignInMachine.ts'
import { selectFailure, selectIsBusy } from '../../../../src/machines/session/passkeySignIn/selectors.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import { type Scripted, startScripted } from '../../../support/model/startScripted.ts'
import { stored } from '../session/fixtures.ts'

type SignIn = Scripted<typeof passkeySignInMachine>

const request = { challenge: 'défi', rpId: 'videos.exemple.fr' }
const assertion = { id: 'i', clientDataJSON: 'c', authenticatorData: 'a', signature: 's', userHandle: 'u' }

function requesting(): SignIn {
  const signIn = startScripted(passkeySignInMachine)
  signIn.actor.send({ type: 'passkey.use' })
  return signIn
}
async function asking(): Promise<SignIn> {
  const signIn = requesting()
  await signIn.script.answer('beginSignIn', { output: request })
  return signIn
}
async function opening(): Promise<SignIn> {
  const signIn = await asking()
  await signIn.script.answer('askDevice', { output: assertion })
  return signIn
}
const isBusy = ({ actor }: SignIn) => selectIsBusy(actor.getSnapshot())
const failure = ({ actor }: SignIn) => selectFailure(actor.getSnapshot())
const kept = ({ actor }: SignIn) => [actor.getSnapshot().context.request, actor.getSnapshot().context.assertion]

describe('a sign-in with a passkey', () => {
  it('asks the site, then the device, then for a session, each once', async () => {
    const signIn = startScripted(passkeySignInMachine)
    expect([isBusy(signIn), signIn.script.asked]).toEqual([false, []])
    signIn.actor.send({ type: 'passkey.use' })
    signIn.actor.send({ type: 'passkey.use' })
    expect([isBusy(signIn), signIn.script.asked.map(({ id }) => id)]).toEqual([true, ['beginSignIn']])
    await signIn.script.answer('beginSignIn', { output: request })
    signIn.actor.send({ type: 'passkey.use' })
    expect(signIn.script.asked.slice(1)).toEqual([{ id: 'askDevice', input: { request } }])
    await signIn.script.answer('askDevice', { output: assertion })
    expect([isBusy(signIn), signIn.script.asked.slice(2)]).toEqual([true, [{ id: 'openSession', input: { assertion } }]])
    await signIn.script.answer('openSession', { output: stored })
    expect([isBusy(signIn), signIn.facts]).toEqual([true, [{ type: 'signIn.completed', session: stored }]])
    expect(kept(signIn)).toEqual([null, null])
  })

  it('that the person gives up says so, and can be begun again', async () => {
    const signIn = await asking()
    await signIn.script.answer('askDevice', { error: new Error('NotAllowedError') })
    expect([isBusy(signIn), failure(signIn)]).toEqual([
      false,
      { code: 'INTERNAL', message: 'Aucune clé d’accès n’a été utilisée', fields: {} },
    ])
    expect(kept(signIn)).toEqual([null, null])
    signIn.actor.send({ type: 'passkey.use' })
    expect([isBusy(signIn), failure(signIn)]).toEqual([true, null])
  })

  it('that the site refuses says why, until it is dismissed', async () => {
    const signIn = await opening()
    await signIn.script.answer('openSession', { error: new AppError('PASSKEY_REFUSED') })
    expect([isBusy(signIn), failure(signIn)?.code, signIn.facts]).toEqual([false, 'PASSKEY_REFUSED', []])
    signIn.actor.send({ type: 'failure.dismiss' })
    expect(failure(signIn)).toBeNull()
    expect(signIn.actor.getSnapshot().can({ type: 'failure.dismiss' })).toBe(false)
  })

  it('that cannot begin says why', async () => {
    const signIn = requesting()
    await signIn.script.answer('beginSignIn', { error: new AppError('API_UNAVAILABLE') })
    expect([isBusy(signIn), failure(signIn)?.code]).toEqual([false, 'API_UNAVAILABLE'])
  })

  it.for([
    ['the site for what to sign', 30_000, requesting],
    ['the device', 300_000, asking],
    ['the site for a session', 30_000, opening],
  ] as const)('waits for %s no longer than %i ms', async ([, limit, begin]) => {
    const signIn = await begin()
    signIn.script.clock.increment(limit - 1)
    expect(isBusy(signIn)).toBe(true)
    signIn.script.clock.increment(1)
    expect([isBusy(signIn), failure(signIn)?.code]).toEqual([false, 'TIMEOUT'])
  })
})
