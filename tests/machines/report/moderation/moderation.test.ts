import { describe, expect, it } from 'vitest'
import { moderationMachine } from '../../../../src/machines/report/moderation/moderationMachine.ts'
import { selectAct, selectIsAsking, selectIsBusy } from '../../../../src/machines/report/moderation/selectors.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import { startScripted } from '../../../support/model/startScripted.ts'
import { hiding, publishing } from './fixtures.ts'

function asked() {
  const opened = startScripted(moderationMachine, undefined)
  opened.actor.send({ type: 'act.ask', act: hiding })
  return opened
}

describe('a decision', () => {
  it('requires confirmation, and does nothing when it is cancelled', () => {
    const { actor, script } = asked()
    expect(selectIsAsking(actor.getSnapshot())).toBe(true)
    actor.send({ type: 'question.cancel' })
    expect([selectIsAsking(actor.getSnapshot()), selectAct(actor.getSnapshot()), script.asked]).toEqual([false, hiding, []])
  })

  it('is sent once, while the dialog stays open', async () => {
    const { actor, script, facts } = asked()
    actor.send({ type: 'question.confirm' })
    actor.send({ type: 'question.confirm' })
    expect([selectIsAsking(actor.getSnapshot()), selectIsBusy(actor.getSnapshot())]).toEqual([true, true])
    expect(script.asked.map(({ input }) => input)).toEqual([{ act: hiding }])
    await script.answer('carryOut', { output: hiding })
    expect(facts).toEqual([{ type: 'act.done', act: hiding }])
    expect(selectIsAsking(actor.getSnapshot())).toBe(false)
  })

  it('about a held comment is sent with the time of the text that was read', async () => {
    const { actor, script, facts } = startScripted(moderationMachine, undefined)
    const refusing = { act: 'refuse', comment: { ...publishing.comment, updatedAt: '2026-11-01T10:00:00.000Z' } } as const
    actor.send({ type: 'act.ask', act: refusing })
    actor.send({ type: 'question.confirm' })
    expect(script.asked.map(({ input }) => input)).toEqual([{ act: refusing }])
    await script.answer('carryOut', { output: refusing })
    expect(facts).toEqual([{ type: 'act.done', act: refusing }])
  })

  it('is sent as it was chosen last', () => {
    const { actor, script } = startScripted(moderationMachine, undefined)
    const blocking = { act: 'block', person: { id: 'user-1', name: 'lou', channelId: 'channel-1' }, deletesComments: false } as const
    actor.send({ type: 'act.ask', act: blocking })
    actor.send({ type: 'act.ask', act: { ...blocking, deletesComments: true } })
    expect([selectIsAsking(actor.getSnapshot()), script.asked]).toEqual([true, []])
    actor.send({ type: 'question.confirm' })
    actor.send({ type: 'act.ask', act: blocking })
    expect(script.asked.map(({ input }) => input)).toEqual([{ act: { ...blocking, deletesComments: true } }])
    expect(selectAct(actor.getSnapshot())).toEqual({ ...blocking, deletesComments: true })
  })

  it('that another moderator has already taken marks the list as outdated', async () => {
    const { actor, script, facts } = asked()
    actor.send({ type: 'question.confirm' })
    await script.answer('carryOut', { error: new AppError('REPORT_CLOSED') })
    expect(facts).toMatchObject([{ type: 'list.outdated', failure: { message: 'Ce signalement est déjà traité' } }])
  })

  it('that fails for another reason shows the error', async () => {
    const { actor, script, facts } = asked()
    actor.send({ type: 'question.confirm' })
    await script.answer('carryOut', { error: new Error('lost') })
    expect(facts).toMatchObject([{ type: 'act.failed', failure: { message: 'Erreur lors de l’enregistrement de la décision' } }])
  })
})

describe('after a decision', () => {
  const confirmed = () => {
    const opened = asked()
    opened.actor.send({ type: 'question.confirm' })
    return opened
  }
  const shown = ({ actor }: ReturnType<typeof asked>) => [selectIsAsking(actor.getSnapshot()), selectIsBusy(actor.getSnapshot())]

  it('can decide about another report, and shows that one', async () => {
    const opened = confirmed()
    await opened.script.answer('carryOut', { output: hiding })
    const showing = { ...hiding, act: 'show', reportId: 'report-2' } as const
    opened.actor.send({ type: 'act.ask', act: showing })
    expect([shown(opened), selectAct(opened.actor.getSnapshot())]).toEqual([[true, false], showing])
    opened.actor.send({ type: 'question.confirm' })
    expect(opened.script.asked.at(-1)).toEqual({ id: 'carryOut', input: { act: showing } })
  })

  it.for([
    ['REPORT_CLOSED'],
    ['REPORT_NOT_FOUND'],
    ['CONTENT_NOT_FOUND'],
    ['COMMENT_NOT_FOUND'],
    ['COMMENT_NOT_HELD'],
    ['COMMENT_CHANGED'],
    ['COMMENT_HIDDEN'],
    ['USER_NOT_FOUND'],
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
    const { actor, script, facts } = startScripted(moderationMachine, undefined)
    actor.send({ type: 'question.confirm' })
    expect([selectAct(actor.getSnapshot()), selectIsAsking(actor.getSnapshot()), script.asked, facts]).toEqual([null, false, [], []])
  })
})
