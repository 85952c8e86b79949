import { describe, expect, it } from 'vitest'
import { moderationMachine } from '../../../../src/machines/report/moderation/moderationMachine.ts'
import { selectAct, selectIsAsking, selectIsBusy } from '../../../../src/machines/report/moderation/selectors.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import { startScripted } from '../../../support/model/startScripted.ts'
import { hiding } from './fixtures.ts'

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
    expect(facts).toMatchObject([{ type: 'act.failed', failure: { message: 'Erreur lors du traitement du signalement' } }])
  })
})
