import { describe, expect, it } from 'vitest'
import {
  selectFailure,
  selectIsBusy,
  selectIsCreator,
  selectIsExpired,
  selectIsSignedIn,
  selectKeepsPage,
  selectToken,
  selectUser,
} from '../../../../src/machines/session/session/selectors.ts'
import { sessionMachine } from '../../../../src/machines/session/session/sessionMachine.ts'
import type { StoredSession } from '../../../../src/machines/session/session/types.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import { startScripted, type Scripted } from '../../../support/model/startScripted.ts'
import { ada, adaAsCreator, logIn, loginForm, stored, storedWithAnomaly } from './fixtures.ts'

type Session = Scripted<typeof sessionMachine>

async function guest(): Promise<Session> {
  const session = startScripted(sessionMachine)
  await session.script.answer('restoreSession', { output: null })
  return session
}

async function signedIn(): Promise<Session> {
  const session = startScripted(sessionMachine)
  await session.script.answer('restoreSession', { output: stored })
  await session.script.answer('storeSession', { output: undefined })
  return session
}

describe('at start', () => {
  it('restores the stored session', async () => {
    const { actor, facts } = await signedIn()
    expect(selectUser(actor.getSnapshot())).toEqual(ada)
    expect(selectToken(actor.getSnapshot())).toBe('token-1')
    expect(facts).toEqual([{ type: 'session.restored' }])
  })

  it('starts as a guest when nothing is stored, without a message', async () => {
    const { actor, facts } = await guest()
    expect(selectIsSignedIn(actor.getSnapshot())).toBe(false)
    expect(facts).toEqual([])
  })

  it('starts as a guest when the storage is blocked, and logs it', async () => {
    const session = startScripted(sessionMachine)
    const error = new DOMException('Blocked', 'SecurityError')
    await session.script.answer('restoreSession', { error })
    expect(selectIsSignedIn(session.actor.getSnapshot())).toBe(false)
    expect(session.script.effects).toEqual([{ type: 'logSessionFailure', params: { during: 'restore', error } }])
  })

  it('does not change the page until the session is known', () => {
    expect(selectKeepsPage(startScripted(sessionMachine).actor.getSnapshot())).toBe(true)
  })
})

describe('signing in', () => {
  it('stores the session and emits that it started', async () => {
    const { actor, script, facts } = await guest()
    actor.send(logIn(loginForm))
    expect(selectIsBusy(actor.getSnapshot())).toBe(true)
    await script.answer('authenticate', { output: stored })
    expect(script.asked.at(-1)).toEqual({ id: 'storeSession', input: stored })
    expect(facts).toEqual([{ type: 'session.started', returnTo: '/' }])
  })

  it('returns to the page whose action required it', async () => {
    const { actor, script, facts } = await guest()
    actor.send({ type: 'session.askToLogin', returnTo: '/watch/42?t=7' })
    actor.send(logIn(loginForm))
    await script.answer('authenticate', { output: stored })
    expect(facts).toEqual([
      { type: 'login.required', returnTo: '/watch/42?t=7' },
      { type: 'session.started', returnTo: '/watch/42?t=7' },
    ])
  })

  it('forgets that page once the sign-in page is left', async () => {
    const { actor, script, facts } = await guest()
    actor.send({ type: 'session.askToLogin', returnTo: '/watch/42' })
    actor.send({ type: 'login.left' })
    actor.send(logIn(loginForm))
    await script.answer('authenticate', { output: stored })
    expect(facts.at(-1)).toEqual({ type: 'session.started', returnTo: '/' })
  })

  it('shows the server’s error message', async () => {
    const { actor, script } = await guest()
    actor.send(logIn(loginForm))
    await script.answer('authenticate', { error: new AppError('BAD_CREDENTIALS') })
    const failure = { code: 'BAD_CREDENTIALS', message: 'E-mail ou mot de passe incorrect', fields: {} }
    expect(selectFailure(actor.getSnapshot())).toEqual({ ...failure, sentence: 'Erreur lors de la connexion' })
  })

  it('shows the catalogue’s message when the error has none', async () => {
    const { actor, script } = await guest()
    actor.send(logIn(loginForm))
    await script.answer('authenticate', { error: new TypeError('undefined is not a function') })
    expect(selectFailure(actor.getSnapshot())?.message).toBe('Erreur lors de la connexion')
  })

  it('refuses an incomplete form without a request', async () => {
    const { actor, script } = await guest()
    actor.send(logIn({ email: 'ada@example.org', password: '' }))
    expect(selectFailure(actor.getSnapshot())).toEqual({
      code: 'INVALID_INPUT',
      message: 'Veuillez remplir tous les champs',
      fields: { password: 'Veuillez remplir tous les champs' },
    })
    expect(script.asked.map(({ id }) => id)).not.toContain('authenticate')
  })

  it('succeeds even when the storage is full', async () => {
    const { actor, script } = await guest()
    const error = new DOMException('Full', 'QuotaExceededError')
    actor.send(logIn(loginForm))
    await script.answer('authenticate', { output: stored })
    await script.answer('storeSession', { error })
    expect(selectIsSignedIn(actor.getSnapshot())).toBe(true)
    expect(script.effects).toEqual([{ type: 'logSessionFailure', params: { during: 'store', error } }])
  })
})

describe('a sign-in without an answer', () => {
  it('sends what the form contains, and names the action, whatever was attempted before', async () => {
    const { actor, script } = await guest()
    actor.send(logIn({ ...loginForm, password: 'autre' }))
    await script.answer('authenticate', { error: new AppError('API_UNAVAILABLE') })
    actor.send(logIn(loginForm))
    expect(selectFailure(actor.getSnapshot())).toBeNull()
    expect(script.asked.at(-1)).toEqual({ id: 'authenticate', input: { email: 'ada@example.org', password: 'Analytic@1843' } })
    script.clock.increment(30_000)
    expect(selectFailure(actor.getSnapshot())).toMatchObject({ code: 'TIMEOUT', sentence: 'Erreur lors de la connexion' })
    expect(selectIsBusy(actor.getSnapshot())).toBe(false)
  })
})

describe('signing out', () => {
  it('clears the storage, then revokes the token on the server, then ends the session', async () => {
    const { actor, script, facts } = await signedIn()
    actor.send({ type: 'session.logout' })
    await script.answer('clearSession', { output: undefined })
    expect(script.asked.at(-1)).toEqual({ id: 'revokeSession', input: stored })
    await script.answer('revokeSession', { output: undefined })
    expect(facts.at(-1)).toEqual({ type: 'session.ended', reason: 'logout' })
    expect(actor.getSnapshot().context).toEqual({ token: null, user: null, failure: null, returnTo: null })
  })

  it('does so even when storage and server fail', async () => {
    const { actor, script, facts } = await signedIn()
    actor.send({ type: 'session.logout' })
    await script.answer('clearSession', { error: new Error('blocked') })
    await script.answer('revokeSession', { error: new AppError('API_UNAVAILABLE') })
    expect(facts.at(-1)).toEqual({ type: 'session.ended', reason: 'logout' })
    expect(script.effects.map(({ type }) => type)).toEqual(['logSessionFailure', 'logSessionFailure'])
  })

  it('does not wait for a server that does not answer', async () => {
    const { actor, script, facts } = await signedIn()
    actor.send({ type: 'session.logout' })
    await script.answer('clearSession', { output: undefined })
    script.clock.increment(5_000)
    expect(facts.at(-1)).toEqual({ type: 'session.ended', reason: 'logout' })
  })

  it('follows a sign-out in another tab, and does not delete what that tab stored', async () => {
    const { actor, script, facts } = await signedIn()
    actor.send({ type: 'session.endedElsewhere' })
    expect(facts.at(-1)).toEqual({ type: 'session.ended', reason: 'elsewhere' })
    expect(selectIsSignedIn(actor.getSnapshot())).toBe(false)
    expect(script.asked.map(({ id }) => id)).not.toContain('clearSession')
  })
})

describe('a sign-in in another tab', () => {
  const theirs: StoredSession = { token: 'token-2', user: { ...ada, id: 'user-grace', username: 'grace' } }
  const startedElsewhere = (session: StoredSession) => ({ type: 'session.startedElsewhere', session }) as const

  it('signs a guest in, without leaving the page', async () => {
    const { actor, facts } = await guest()
    actor.send({ type: 'session.askToLogin', returnTo: '/upload' })
    actor.send(logIn({ email: '', password: '' }))
    actor.send(startedElsewhere(stored))
    expect([selectUser(actor.getSnapshot()), selectToken(actor.getSnapshot())]).toEqual([ada, 'token-1'])
    expect(facts.at(-1)).toEqual({ type: 'session.joined' })
    // The guest was at the sign-in: it goes to that page now, and forgets it once it is left.
    expect(actor.getSnapshot().context.returnTo).toBe('/upload')
    actor.send({ type: 'login.left' })
    expect(actor.getSnapshot().context).toMatchObject({ failure: null, returnTo: null })
  })

  it('replaces the token of an expired session, and removes the banner', async () => {
    const { actor, facts } = await signedIn()
    actor.send({ type: 'session.expired', token: 'token-1' })
    actor.send(startedElsewhere({ ...stored, token: 'token-2' }))
    expect([selectToken(actor.getSnapshot()), selectIsExpired(actor.getSnapshot())]).toEqual(['token-2', false])
    expect(facts.at(-1)).toEqual({ type: 'session.joined' })
  })

  it('replaces the current session', async () => {
    const { actor, facts } = await signedIn()
    actor.send(startedElsewhere(theirs))
    expect([selectUser(actor.getSnapshot()), selectToken(actor.getSnapshot())]).toEqual([theirs.user, 'token-2'])
    expect(facts.at(-1)).toEqual({ type: 'session.joined' })
  })
})

describe('a session that the server refuses', () => {
  async function lapsed(): Promise<Session> {
    const session = await signedIn()
    session.actor.send({ type: 'session.expired', token: 'token-1' })
    return session
  }

  it('is removed from the storage, keeps the page and its user, and offers to sign in again', async () => {
    const { actor, script, facts } = await lapsed()
    const snapshot = actor.getSnapshot()
    expect([selectIsSignedIn(snapshot), selectIsExpired(snapshot), selectKeepsPage(snapshot)]).toEqual([false, true, true])
    expect([selectUser(snapshot), selectToken(snapshot)]).toEqual([ada, null])
    expect(script.asked.at(-1)?.id).toBe('clearLapsedSession')
    expect(facts.at(-1)).toEqual({ type: 'session.lapsed' })
  })

  it('forgets the token that the server has refused', async () => {
    const { actor } = await lapsed()
    expect(actor.getSnapshot().context.token).toBeNull()
  })

  it('keeps the page when the banner is dismissed', async () => {
    const { actor } = await lapsed()
    actor.send({ type: 'banner.dismiss' })
    expect([selectIsExpired(actor.getSnapshot()), selectKeepsPage(actor.getSnapshot())]).toEqual([false, true])
  })

  it('redirects guarded actions to the sign-in, then returns to the page', async () => {
    const { actor, script, facts } = await lapsed()
    actor.send({ type: 'session.askToLogin', returnTo: '/upload' })
    actor.send(logIn(loginForm))
    await script.answer('authenticate', { output: { ...stored, token: 'token-2' } })
    expect(facts.slice(-2)).toEqual([
      { type: 'login.required', returnTo: '/upload' },
      { type: 'session.started', returnTo: '/upload' },
    ])
  })

  it('is not ended by a response to a request with an older token', async () => {
    const { actor } = await signedIn()
    actor.send({ type: 'session.expired', token: 'token-0' })
    expect(selectIsSignedIn(actor.getSnapshot())).toBe(true)
  })
})

describe('the creator role', () => {
  it('is set and stored when the user becomes a creator', async () => {
    const { actor, script } = await signedIn()
    actor.send({ type: 'session.becameCreator', user: adaAsCreator })
    expect(selectIsCreator(actor.getSnapshot())).toBe(true)
    expect(script.asked.at(-1)).toEqual({ id: 'storeSession', input: { token: 'token-1', user: adaAsCreator } })
  })

  it('follows the stored role when the stored flag differs, and logs the inconsistency', async () => {
    const session = startScripted(sessionMachine)
    await session.script.answer('restoreSession', { output: storedWithAnomaly })
    expect(selectIsCreator(session.actor.getSnapshot())).toBe(true)
    expect(session.script.effects).toEqual([{ type: 'logCreatorAnomaly', params: storedWithAnomaly }])
  })

  it('is removed when the role changes to another', async () => {
    const { actor } = await signedIn()
    actor.send({ type: 'session.becameCreator', user: adaAsCreator })
    actor.send({ type: 'user.changed', user: ada })
    expect(selectIsCreator(actor.getSnapshot())).toBe(false)
  })
})
