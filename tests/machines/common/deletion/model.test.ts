import { expect, it } from 'vitest'
import { deletionMachine } from '../../../../src/machines/common/deletion/deletionMachine.ts'
import { describeModel } from '../../../support/model/describeModel.ts'
import { startScripted } from '../../../support/model/startScripted.ts'
import { deletionFixtures } from './fixtures.ts'

describeModel(deletionMachine, deletionFixtures)

const subject = { id: 'comment-1', name: '' }
const start = () => startScripted(deletionMachine, { message: 'Erreur lors de la suppression du commentaire' })

it('deletes nothing before the user confirms, and shows why a deletion failed', async () => {
  const { actor, script, facts } = start()
  actor.send({ type: 'deletion.ask', subject, isProtected: false })
  expect(script.asked).toEqual([])
  actor.send({ type: 'deletion.confirm' })
  expect(script.asked.map(({ input }) => input)).toEqual([{ subjectId: 'comment-1' }])
  await script.answer('remove', { error: new Error('lost') })
  expect(facts).toMatchObject([{ type: 'deletion.failed', failure: { message: 'Erreur lors de la suppression du commentaire' } }])
})

it('does not ask for confirmation when the user may not delete', () => {
  const { actor, facts } = start()
  actor.send({ type: 'deletion.ask', subject, isProtected: true })
  expect(actor.getSnapshot().value).toBe('idle')
  expect(facts).toEqual([{ type: 'deletion.refused' }])
})
