import { describe, expect, it } from 'vitest'
import * as select from '../../../../src/machines/session/sessions/selectors.ts'
import { sessionsMachine } from '../../../../src/machines/session/sessions/sessionsMachine.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import { startScripted } from '../../../support/model/startScripted.ts'

const phone = { id: 'session-2', device: 'Safari sur iPhone' }
const office = { id: 'session-3', device: 'Firefox sur Windows' }
const closed = { isAskingOne: false, isAskingOthers: false, isBusy: false }
const timeout = { code: 'TIMEOUT', message: 'Le serveur ne répond pas, réessayez dans un instant', fields: {} }

function listed() {
  const scripted = startScripted(sessionsMachine)
  const { actor, script } = scripted
  return {
    ...scripted,
    asked: () => script.asked,
    /** what the screen draws: the two questions, and whether their buttons wait */
    shown: () => ({
      isAskingOne: select.selectIsAskingOne(actor.getSnapshot()),
      isAskingOthers: select.selectIsAskingOthers(actor.getSnapshot()),
      isBusy: select.selectIsBusy(actor.getSnapshot()),
    }),
    device: () => select.selectDevice(actor.getSnapshot()),
  }
}

describe('closing one session', () => {
  function asking() {
    const sessions = listed()
    sessions.actor.send({ type: 'session.close', target: phone })
    return sessions
  }

  function confirmed() {
    const sessions = asking()
    sessions.actor.send({ type: 'question.confirm' })
    return sessions
  }

  it('asks first, names the device, and sends nothing yet', () => {
    const { shown, device, asked } = asking()
    expect([shown(), device(), asked()]).toEqual([{ ...closed, isAskingOne: true }, 'Safari sur iPhone', []])
  })

  it('closes that session once confirmed, and keeps the question while it waits', () => {
    const { shown, device, asked } = confirmed()
    expect(asked()).toEqual([{ id: 'closeSession', input: { id: 'session-2' } }])
    expect([shown(), device()]).toEqual([{ ...closed, isAskingOne: true, isBusy: true }, 'Safari sur iPhone'])
  })

  it('says which session is closed', async () => {
    const { script, shown, facts } = confirmed()
    await script.answer('closeSession', { output: undefined })
    expect([shown(), facts]).toEqual([closed, [{ type: 'session.closed', device: 'Safari sur iPhone' }]])
  })

  it('says why it failed, and can be asked for again', async () => {
    const { actor, script, shown, facts, asked } = confirmed()
    await script.answer('closeSession', { error: new Error('lost') })
    const failure = { code: 'INTERNAL', message: 'Erreur lors de la fermeture de la session', fields: {} }
    expect([shown(), facts]).toEqual([closed, [{ type: 'close.failed', failure }]])
    actor.send({ type: 'session.close', target: office })
    actor.send({ type: 'question.confirm' })
    expect(asked().at(-1)).toEqual({ id: 'closeSession', input: { id: 'session-3' } })
  })

  it('waits thirty seconds for an answer, then says so', () => {
    const { script, shown, facts } = confirmed()
    script.clock.increment(29_999)
    expect([shown().isBusy, facts]).toEqual([true, []])
    script.clock.increment(1)
    expect([shown(), facts]).toEqual([closed, [{ type: 'close.failed', failure: timeout }]])
  })

  it('sends nothing when the user cancels', () => {
    const { actor, shown, asked, facts } = asking()
    actor.send({ type: 'question.cancel' })
    actor.send({ type: 'question.confirm' })
    expect([shown(), asked(), facts]).toEqual([closed, [], []])
  })
})

describe('closing all other sessions', () => {
  function asking() {
    const sessions = listed()
    sessions.actor.send({ type: 'others.close' })
    return sessions
  }

  function confirmed() {
    const sessions = asking()
    sessions.actor.send({ type: 'question.confirm' })
    return sessions
  }

  it('asks first, and sends nothing yet', () => {
    const { shown, asked } = asking()
    expect([shown(), asked()]).toEqual([{ ...closed, isAskingOthers: true }, []])
  })

  it('closes them once confirmed, and keeps the question while it waits', () => {
    const { shown, asked } = confirmed()
    expect(asked().map(({ id }) => id)).toEqual(['closeOtherSessions'])
    expect(shown()).toEqual({ ...closed, isAskingOthers: true, isBusy: true })
  })

  it('says that they are closed', async () => {
    const { script, shown, facts } = confirmed()
    await script.answer('closeOtherSessions', { output: undefined })
    expect([shown(), facts]).toEqual([closed, [{ type: 'others.closed' }]])
  })

  it('says why it failed', async () => {
    const { script, shown, facts } = confirmed()
    await script.answer('closeOtherSessions', { error: new AppError('API_UNAVAILABLE') })
    const failure = { code: 'API_UNAVAILABLE', message: 'Le service est momentanément indisponible', fields: {} }
    expect([shown(), facts]).toEqual([closed, [{ type: 'close.failed', failure }]])
  })

  it('waits thirty seconds for an answer, then says so', () => {
    const { script, shown, facts } = confirmed()
    script.clock.increment(29_999)
    expect([shown().isBusy, facts]).toEqual([true, []])
    script.clock.increment(1)
    expect([shown(), facts]).toEqual([closed, [{ type: 'close.failed', failure: timeout }]])
  })

  it('sends nothing when the user cancels', () => {
    const { actor, shown, asked, facts } = asking()
    actor.send({ type: 'question.cancel' })
    actor.send({ type: 'question.confirm' })
    expect([shown(), asked(), facts]).toEqual([closed, [], []])
  })
})

it('asks nothing until a button is pressed', () => {
  const { actor, shown, device, asked } = listed()
  actor.send({ type: 'question.confirm' })
  expect([shown(), device(), asked()]).toEqual([closed, '', []])
})
