import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { oauthCallbackMachine } from '../../../../src/machines/identity/oauthCallback/oauthCallbackMachine.ts'
import {
  selectErrors,
  selectFailure,
  selectForm,
  selectIsBusy,
  selectIsFailed,
  selectIsJoining,
} from '../../../../src/machines/identity/oauthCallback/selectors.ts'
import type { OAuthReturn } from '../../../../src/machines/identity/oauthCallback/types.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import { startScripted, type Scripted } from '../../../support/model/startScripted.ts'
import { loginForm, stored } from '../../session/session/fixtures.ts'

type Callback = Scripted<typeof oauthCallbackMachine>

const bare: OAuthReturn = { code: null, link: null, error: null, provider: null }
const returned = (address: Partial<OAuthReturn>): Callback => startScripted(oauthCallbackMachine, { ...bare, ...address })
const noSecrets = { code: null, link: null, form: { email: '', password: '' } }

/** What the page shows: a progress message when all are false. */
function shown({ actor }: Callback): { isJoining: boolean; isBusy: boolean; isFailed: boolean } {
  const snapshot = actor.getSnapshot()
  return { isJoining: selectIsJoining(snapshot), isBusy: selectIsBusy(snapshot), isFailed: selectIsFailed(snapshot) }
}
const progress = { isJoining: false, isBusy: false, isFailed: false }
const form = { isJoining: true, isBusy: false, isFailed: false }
const sending = { isJoining: true, isBusy: true, isFailed: false }
const failed = { isJoining: false, isBusy: false, isFailed: true }

describe('a code in the address', () => {
  it('is exchanged once for a session, then forgotten', async () => {
    const callback = returned({ code: 'code-1', provider: 'google' })
    expect(callback.script.asked).toEqual([{ id: 'exchangeCode', input: { code: 'code-1' } }])
    expect(shown(callback)).toEqual(progress)
    await callback.script.answer('exchangeCode', { output: stored })
    callback.script.clock.increment(60_000)
    expect(callback.facts).toEqual([{ type: 'signIn.completed', session: stored }])
    expect(callback.script.asked).toHaveLength(1)
    expect(shown(callback)).toEqual(progress)
    expect(callback.actor.getSnapshot().context).toMatchObject(noSecrets)
  })

  it('is forgotten when the server refuses it, and never tried again', async () => {
    const callback = returned({ code: 'code-1' })
    await callback.script.answer('exchangeCode', { error: new AppError('SIGN_IN_EXPIRED') })
    expect(shown(callback)).toEqual(failed)
    expect(selectFailure(callback.actor.getSnapshot())).toEqual({
      code: 'SIGN_IN_EXPIRED',
      message: 'Cette connexion a expiré ou a déjà servi, recommencez',
      fields: {},
    })
    callback.script.clock.increment(60_000)
    expect([callback.script.asked.length, callback.facts]).toEqual([1, []])
    expect(callback.actor.getSnapshot().context).toMatchObject(noSecrets)
  })

  it('fails with the catalogue’s message after an unexpected error', async () => {
    const callback = returned({ code: 'code-1' })
    await callback.script.answer('exchangeCode', { error: new Error('lost') })
    expect(selectFailure(callback.actor.getSnapshot())).toEqual({
      code: 'INTERNAL',
      message: 'Une erreur est survenue lors de l’authentification OAuth',
      fields: {},
    })
  })

  it('fails when the server does not answer for thirty seconds', () => {
    const callback = returned({ code: 'code-1' })
    callback.script.clock.increment(29_999)
    expect(shown(callback)).toEqual(progress)
    callback.script.clock.increment(1)
    expect(shown(callback)).toEqual(failed)
    expect(selectFailure(callback.actor.getSnapshot())?.code).toBe('TIMEOUT')
  })

  it('signs nobody in when the answer comes after the message', async () => {
    const callback = returned({ code: 'code-1' })
    callback.script.clock.increment(30_000)
    void callback.script.answer('exchangeCode', { output: stored })
    await setImmediate()
    expect([shown(callback), callback.facts]).toEqual([failed, []])
  })
})

describe('a link to an existing account', () => {
  const asked = (): Callback => returned({ link: 'link-1', error: 'ACCOUNT_EXISTS', provider: 'google' })
  const typed = (): Callback => {
    const callback = asked()
    callback.actor.send({ type: 'form.change', patch: { email: ' ada@example.org ' } })
    callback.actor.send({ type: 'form.change', patch: { password: 'Analytic@1843' } })
    return callback
  }
  const sent = (): Callback => {
    const callback = typed()
    callback.actor.send({ type: 'account.join' })
    return callback
  }

  it('asks for the password first and sends nothing', () => {
    const callback = asked()
    callback.script.clock.increment(60_000)
    expect([shown(callback), callback.script.asked]).toEqual([form, []])
    expect(selectForm(callback.actor.getSnapshot())).toEqual({ email: '', password: '' })
    expect(selectFailure(callback.actor.getSnapshot())).toBeNull()
  })

  it('sends the e-mail without the spaces around it, the password and the link, then signs in', async () => {
    const callback = sent()
    expect(shown(callback)).toEqual(sending)
    expect(callback.script.asked).toEqual([{ id: 'joinAccount', input: { ...loginForm, link: 'link-1' } }])
    await callback.script.answer('joinAccount', { output: stored })
    expect(callback.facts).toEqual([{ type: 'signIn.completed', session: stored }])
    expect(shown(callback)).toEqual(progress)
    expect(callback.actor.getSnapshot().context).toMatchObject(noSecrets)
  })

  it('requires both fields before it sends anything', () => {
    const callback = asked()
    callback.actor.send({ type: 'account.join' })
    const message = 'Veuillez remplir tous les champs'
    const fields = { email: message, password: message }
    expect(selectFailure(callback.actor.getSnapshot())).toEqual({ code: 'INVALID_INPUT', message, fields })
    expect(selectErrors(callback.actor.getSnapshot())).toEqual(fields)
    expect([shown(callback), callback.script.asked]).toEqual([form, []])
  })

  it('removes the message at the next input, or when it is dismissed', () => {
    const callback = asked()
    for (const event of [{ type: 'form.change', patch: { email: 'a' } }, { type: 'failure.dismiss' }] as const) {
      callback.actor.send({ type: 'account.join' })
      expect(selectFailure(callback.actor.getSnapshot())).not.toBeNull()
      callback.actor.send(event)
      expect([selectFailure(callback.actor.getSnapshot()), selectErrors(callback.actor.getSnapshot())]).toEqual([null, {}])
    }
  })

  it('has nothing to dismiss while nothing has failed', () => {
    expect(typed().actor.getSnapshot().can({ type: 'failure.dismiss' })).toBe(false)
  })

  it.for([['BAD_CREDENTIALS'], ['INVALID_INPUT'], ['TOO_MANY_REQUESTS'], ['API_UNAVAILABLE'], ['TIMEOUT']] as const)(
    'stays valid after %s: what was typed stays, and the next attempt sends the same link',
    async ([code]) => {
      const callback = sent()
      const fields = { password: 'Refusé' }
      await callback.script.answer('joinAccount', { error: new AppError(code, { fields }) })
      expect(shown(callback)).toEqual(form)
      expect(selectFailure(callback.actor.getSnapshot())?.code).toBe(code)
      expect(selectErrors(callback.actor.getSnapshot())).toEqual(fields)
      expect(selectForm(callback.actor.getSnapshot())).toEqual({ email: ' ada@example.org ', password: 'Analytic@1843' })
      callback.actor.send({ type: 'account.join' })
      expect([shown(callback), selectFailure(callback.actor.getSnapshot()), selectErrors(callback.actor.getSnapshot())]).toEqual([
        sending,
        null,
        {},
      ])
      expect(callback.script.asked.at(-1)?.input).toEqual({ ...loginForm, link: 'link-1' })
    },
  )

  it.for([new AppError('SIGN_IN_EXPIRED'), new AppError('ACCOUNT_HAS_PROVIDER'), new Error('lost')])(
    'ends after any other error, and the password is forgotten: %s',
    async (error) => {
      const callback = sent()
      await callback.script.answer('joinAccount', { error })
      expect(shown(callback)).toEqual(failed)
      expect(selectFailure(callback.actor.getSnapshot())?.code).toBe(error instanceof AppError ? error.code : 'INTERNAL')
      expect(callback.actor.getSnapshot().context).toMatchObject(noSecrets)
      expect(callback.facts).toEqual([])
    },
  )

  it('can be tried again when the server does not answer for thirty seconds', () => {
    const callback = sent()
    callback.script.clock.increment(29_999)
    expect(shown(callback)).toEqual(sending)
    callback.script.clock.increment(1)
    expect(shown(callback)).toEqual(form)
    expect(selectFailure(callback.actor.getSnapshot())?.code).toBe('TIMEOUT')
    expect(selectForm(callback.actor.getSnapshot()).password).toBe('Analytic@1843')
    callback.actor.send({ type: 'account.join' })
    expect(callback.script.asked).toHaveLength(2)
  })
})

describe('an error in the address', () => {
  const failureOf = (address: Partial<OAuthReturn>) => {
    const callback = returned(address)
    expect([shown(callback), callback.script.asked]).toEqual([failed, []])
    return selectFailure(callback.actor.getSnapshot())
  }

  it.for([
    ['google', 'Erreur lors de la connexion avec Google. La connexion a été annulée'],
    ['microsoft', 'Erreur lors de la connexion avec Microsoft. La connexion a été annulée'],
    ['toString', 'La connexion a été annulée'],
    [null, 'La connexion a été annulée'],
  ] as const)('is explained, with the name of the provider when it is known: %s', ([provider, message]) => {
    expect(failureOf({ error: 'SIGN_IN_REFUSED', provider })).toEqual({ code: 'SIGN_IN_REFUSED', message, fields: {} })
  })

  it('never shows text of the address', () => {
    const message = 'Une erreur est survenue lors de l’authentification OAuth'
    expect(failureOf({ error: 'Appelez le 0899', provider: 'google' })).toEqual({ code: 'INTERNAL', message, fields: {} })
  })

  it('names the missing token when the address says nothing', () => {
    expect(failureOf({})).toEqual({ code: 'INVALID_INPUT', message: 'Token non trouvé dans l’URL', fields: {} })
  })
})
