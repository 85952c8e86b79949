import { describe, expect, it } from 'vitest'
import { administrationActMachine } from '../../../../src/machines/administration/administrationAct/administrationActMachine.ts'
import { selectAct, selectIsAsking, selectIsBusy } from '../../../../src/machines/administration/administrationAct/selectors.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import { startScripted } from '../../../support/model/startScripted.ts'
import { suspending } from './fixtures.ts'

function asked() {
  const opened = startScripted(administrationActMachine, undefined)
  opened.actor.send({ type: 'act.ask', act: suspending })
  return opened
}

describe('an act', () => {
  it('requires confirmation, and does nothing when it is cancelled', () => {
    const { actor, script } = asked()
    expect(selectIsAsking(actor.getSnapshot())).toBe(true)
    actor.send({ type: 'question.cancel' })
    expect([selectIsAsking(actor.getSnapshot()), selectAct(actor.getSnapshot()), script.asked]).toEqual([false, suspending, []])
  })

  it('is sent once, while the dialog stays open', async () => {
    const { actor, script, facts } = asked()
    actor.send({ type: 'question.confirm' })
    actor.send({ type: 'question.confirm' })
    expect([selectIsAsking(actor.getSnapshot()), selectIsBusy(actor.getSnapshot())]).toEqual([true, true])
    expect(script.asked.map(({ input }) => input)).toEqual([{ act: suspending }])
    await script.answer('carryOut', { output: suspending })
    expect(facts).toEqual([{ type: 'act.done', act: suspending }])
    expect(selectIsAsking(actor.getSnapshot())).toBe(false)
  })

  it('that another administrator has already taken marks the list as outdated', async () => {
    const { actor, script, facts } = asked()
    actor.send({ type: 'question.confirm' })
    await script.answer('carryOut', { error: new AppError('REGISTRATION_NOT_FOUND') })
    expect(facts).toMatchObject([{ type: 'list.outdated', failure: { message: 'Cette demande a déjà été traitée' } }])
  })

  it('that fails for another reason shows the error', async () => {
    const { actor, script, facts } = asked()
    actor.send({ type: 'question.confirm' })
    await script.answer('carryOut', { error: new Error('lost') })
    expect(facts).toMatchObject([{ type: 'act.failed', failure: { message: 'Cette action n’a pas abouti' } }])
  })
})

describe('after an act', () => {
  const confirmed = () => {
    const opened = asked()
    opened.actor.send({ type: 'question.confirm' })
    return opened
  }
  const shown = ({ actor }: ReturnType<typeof asked>) => [selectIsAsking(actor.getSnapshot()), selectIsBusy(actor.getSnapshot())]

  it('can do something else, and shows that', async () => {
    const opened = confirmed()
    await opened.script.answer('carryOut', { output: suspending })
    const showing = { act: 'remove', subject: { id: 'user-2', name: 'lou' }, role: null } as const
    opened.actor.send({ type: 'act.ask', act: showing })
    expect([shown(opened), selectAct(opened.actor.getSnapshot())]).toEqual([[true, false], showing])
    opened.actor.send({ type: 'question.confirm' })
    expect(opened.script.asked.at(-1)).toEqual({ id: 'carryOut', input: { act: showing } })
  })

  it.for([
    ['USER_NOT_FOUND'],
    ['REGISTRATION_NOT_FOUND'],
    ['INVITATION_NOT_FOUND'],
    ['CONTENT_NOT_FOUND'],
    ['CHANNEL_NOT_FOUND'],
    ['CONVERSION_NOT_FAILED'],
    ['JOB_NOT_FOUND'],
    ['JOB_NOT_WAITING'],
  ] as const)('closes and calls the list outdated after %s', async ([code]) => {
    const opened = confirmed()
    await opened.script.answer('carryOut', { error: new AppError(code) })
    expect(opened.facts).toMatchObject([{ type: 'list.outdated', failure: { code } }])
    expect(shown(opened)).toEqual([false, false])
  })

  it('closes and says why another failure happened; the list stays', async () => {
    const opened = confirmed()
    await opened.script.answer('carryOut', { error: new AppError('API_UNAVAILABLE') })
    expect(opened.facts).toMatchObject([{ type: 'act.failed', failure: { code: 'API_UNAVAILABLE' } }])
    expect(shown(opened)).toEqual([false, false])
  })

  it('stops waiting for a server that does not answer for thirty seconds', () => {
    const opened = confirmed()
    opened.script.clock.increment(29_999)
    expect([shown(opened), opened.facts]).toEqual([[true, true], []])
    opened.script.clock.increment(1)
    expect(shown(opened)).toEqual([false, false])
    expect(opened.facts).toMatchObject([{ type: 'act.failed', failure: { code: 'TIMEOUT' } }])
  })

  it('carries out nothing that was not asked', () => {
    const { actor, script, facts } = startScripted(administrationActMachine, undefined)
    actor.send({ type: 'question.confirm' })
    expect([selectAct(actor.getSnapshot()), selectIsAsking(actor.getSnapshot()), script.asked, facts]).toEqual([null, false, [], []])
  })
})
