import { expect, it } from 'vitest'
import { commentDeletionMachine } from '../../../src/machines/commentDeletion/commentDeletionMachine.ts'
import { describeModel } from '../../support/model/describeModel.ts'
import { startScripted } from '../../support/model/startScripted.ts'
import { commentDeletionFixtures } from './fixtures.ts'

describeModel(commentDeletionMachine, commentDeletionFixtures)

it('deletes nothing before it is confirmed, and says what failed', async () => {
  const { actor, script, facts } = startScripted(commentDeletionMachine)
  actor.send({ type: 'comment.delete', commentId: 'comment-1' })
  expect(script.asked).toEqual([])
  actor.send({ type: 'deletion.confirm' })
  expect(script.asked.map(({ input }) => input)).toEqual([{ commentId: 'comment-1' }])
  await script.answer('deleteComment', { error: new Error('lost') })
  expect(facts).toMatchObject([{ type: 'deletion.failed', failure: { message: 'Erreur lors de la suppression du commentaire' } }])
})
