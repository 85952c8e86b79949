import { describe, expect, it } from 'vitest'
import * as select from '../../../../src/machines/session/session/selectors.ts'
import { sessionMachine } from '../../../../src/machines/session/session/sessionMachine.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import { startScripted } from '../../../support/model/startScripted.ts'
import { ada, adaAsCreator, logIn, loginForm, stored } from './fixtures.ts'

const grace = { ...ada, id: 'user-grace', username: 'grace' }
const blocked = new DOMException('Blocked', 'SecurityError')

function started() {
  const session = startScripted(sessionMachine)
  return {
    ...session,
    snapshot: () => session.actor.getSnapshot(),
    asked: (id: string) => session.script.asked.filter((asked) => asked.id === id).map(({ input }) => input),
  }
}

async function guest() {
  const session = started()
  await session.script.answer('restoreSession', { output: null })
  return session
}

async function signedIn() {
  const session = started()
  await session.script.answer('restoreSession', { output: stored })
  await session.script.answer('storeSession', { output: undefined })
  return session
}

describe('a session from a provider', () => {
  const adopt = (returnTo: string | null) => ({ type: 'session.adopt', session: { token: 'token-2', user: grace }, returnTo }) as const

  it('signs the person in, is stored, and returns to the page that asked for it', async () => {
    const { actor, facts, snapshot, asked } = await guest()
    actor.send(adopt('/settings'))
    expect([select.selectUser(snapshot()), select.selectToken(snapshot())]).toEqual([grace, 'token-2'])
    expect(facts).toEqual([{ type: 'session.started', returnTo: '/settings' }])
    expect(asked('storeSession')).toEqual([{ token: 'token-2', user: grace }])
  })

  it('forgets that page then, and a later sign-in goes to the start', async () => {
    const { actor, facts, snapshot } = await guest()
    actor.send(adopt('/settings'))
    expect(select.selectReturnTo(snapshot())).toBeNull()
    actor.send({ type: 'session.endedElsewhere' })
    actor.send(adopt(null))
    expect(facts.at(-1)).toEqual({ type: 'session.started', returnTo: '/' })
  })

  it('replaces the current session', async () => {
    const { actor, snapshot, asked } = await signedIn()
    actor.send(adopt(null))
    expect([select.selectUser(snapshot()), select.selectToken(snapshot()), asked('restoreSession')]).toEqual([
      grace,
      'token-2',
      [undefined],
    ])
  })
})

describe('a sign-in', () => {
  it('forgets the page that required it once it has led there', async () => {
    const { actor, script, snapshot } = await guest()
    actor.send({ type: 'session.askToLogin', returnTo: '/upload' })
    expect(select.selectReturnTo(snapshot())).toBe('/upload')
    actor.send(logIn(loginForm))
    await script.answer('authenticate', { output: stored })
    expect(select.selectReturnTo(snapshot())).toBeNull()
  })

  it('no longer shows its failure once the user dismisses it; before, there is nothing to dismiss', async () => {
    const { actor, script, snapshot } = await guest()
    expect(snapshot().can({ type: 'failure.dismiss' })).toBe(false)
    actor.send(logIn(loginForm))
    await script.answer('authenticate', { error: new AppError('BAD_CREDENTIALS') })
    actor.send({ type: 'failure.dismiss' })
    expect(select.selectFailure(snapshot())).toBeNull()
  })
})

describe('the stored session', () => {
  it('is written once, not again after the storage has answered', async () => {
    const { asked } = await signedIn()
    expect(asked('storeSession')).toEqual([stored])
  })

  it('that cannot be written is announced once, and not tried again', async () => {
    const { script, facts, snapshot, asked } = started()
    await script.answer('restoreSession', { output: stored })
    await script.answer('storeSession', { error: blocked })
    expect([facts.at(-1), select.selectIsSignedIn(snapshot()), asked('storeSession')]).toEqual([
      { type: 'session.notKept' },
      true,
      [stored],
    ])
  })

  it('keeps a session that cannot follow the other tabs, and logs it', async () => {
    const { script, snapshot } = await signedIn()
    await script.answer('watchStoredSession', { error: blocked })
    expect(select.selectIsSignedIn(snapshot())).toBe(true)
    expect(script.effects).toEqual([{ type: 'logSessionFailure', params: { during: 'watch', error: blocked } }])
  })

  it('lets a guest who cannot follow the other tabs sign in, and logs it', async () => {
    const { actor, script, asked } = await guest()
    await script.answer('watchSignIn', { error: blocked })
    expect(script.effects).toEqual([{ type: 'logSessionFailure', params: { during: 'watch', error: blocked } }])
    actor.send(logIn(loginForm))
    expect(asked('authenticate')).toHaveLength(1)
  })

  it('is left alone when another tab has ended the session, which is announced once', async () => {
    const { actor, facts, snapshot, asked } = await signedIn()
    actor.send({ type: 'session.endedElsewhere' })
    expect(facts).toEqual([{ type: 'session.restored' }, { type: 'session.ended', reason: 'elsewhere' }])
    expect([select.selectIsBusy(snapshot()), select.selectUser(snapshot()), asked('clearDeletedAccount')]).toEqual([false, null, []])
  })
})

describe('a session that the server refuses', () => {
  async function lapsed() {
    const session = await signedIn()
    session.actor.send({ type: 'session.expired', token: 'token-1' })
    return session
  }

  it('keeps its banner after the storage is cleared, and logs nothing', async () => {
    const { script, snapshot, asked } = await lapsed()
    await script.answer('clearLapsedSession', { output: undefined })
    expect([select.selectIsExpired(snapshot()), asked('clearLapsedSession'), script.effects]).toEqual([true, [undefined], []])
  })

  it('keeps its banner when the storage is blocked, and logs it', async () => {
    const { script, snapshot } = await lapsed()
    await script.answer('clearLapsedSession', { error: blocked })
    expect(select.selectIsExpired(snapshot())).toBe(true)
    expect(script.effects).toEqual([{ type: 'logSessionFailure', params: { during: 'clear', error: blocked } }])
  })

  it('is still removed from the storage when the banner is dismissed at once', async () => {
    const { actor, script } = await lapsed()
    actor.send({ type: 'banner.dismiss' })
    await script.answer('clearLapsedSession', { error: blocked })
    expect(script.effects).toEqual([{ type: 'logSessionFailure', params: { during: 'clear', error: blocked } }])
  })
})

describe('a change of the user', () => {
  it.for(['user.changed', 'session.becameCreator'] as const)('that concerns somebody else is ignored: %s', async (type) => {
    const { actor, snapshot, asked } = await signedIn()
    actor.send({ type, user: { ...grace, roleName: 'Creators', isCreator: true } })
    expect([select.selectUser(snapshot()), asked('storeSession')]).toEqual([ada, [stored]])
  })

  it('is shown and stored', async () => {
    const { actor, snapshot, asked } = await signedIn()
    const user = { ...ada, firstname: 'Augusta' }
    actor.send({ type: 'user.changed', user })
    expect([select.selectUser(snapshot()), asked('storeSession').at(-1)]).toEqual([user, { token: 'token-1', user }])
  })

  it.for(['user.changed', 'session.becameCreator'] as const)('follows the role when the flag differs, and logs it: %s', async (type) => {
    const { actor, script, snapshot, asked } = await signedIn()
    const user = { ...ada, roleName: 'Creators' }
    actor.send({ type, user })
    expect([select.selectIsCreator(snapshot()), asked('storeSession').at(-1)]).toEqual([true, { token: 'token-1', user: adaAsCreator }])
    expect(script.effects).toEqual([{ type: 'logCreatorAnomaly', params: { token: 'token-1', user } }])
  })
})

describe('a deleted account', () => {
  async function deleted() {
    const session = await signedIn()
    session.actor.send({ type: 'account.deleted' })
    return session
  }

  it('is removed from the storage, then the session ends; the server is not asked to end it', async () => {
    const { script, facts, snapshot, asked } = await deleted()
    expect([select.selectIsBusy(snapshot()), facts]).toEqual([true, [{ type: 'session.restored' }]])
    await script.answer('clearDeletedAccount', { output: undefined })
    expect(facts.slice(1)).toEqual([{ type: 'session.ended', reason: 'logout' }])
    expect([select.selectIsBusy(snapshot()), select.selectUser(snapshot()), asked('revokeSession'), script.effects]).toEqual([
      false,
      null,
      [],
      [],
    ])
  })

  it('ends the session even when the storage is blocked, and logs it', async () => {
    const { script, facts, snapshot } = await deleted()
    await script.answer('clearDeletedAccount', { error: blocked })
    expect([facts.at(-1), select.selectIsBusy(snapshot())]).toEqual([{ type: 'session.ended', reason: 'logout' }, false])
    expect(script.effects).toEqual([{ type: 'logSessionFailure', params: { during: 'clear', error: blocked } }])
  })
})
