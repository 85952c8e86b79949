import { expect, it } from 'vitest'
import { commentSendingMachine } from '../../../../src/machines/comment/commentSending/commentSendingMachine.ts'
import type { CommentSendingEvent, CommentSendingInput } from '../../../../src/machines/comment/commentSending/types.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import { startScripted } from '../../../support/model/startScripted.ts'
import { bravo } from './fixtures.ts'

function send(events: readonly CommentSendingEvent['type'][], input: CommentSendingInput = bravo) {
  const sending = startScripted(commentSendingMachine, input)
  for (const type of events) sending.actor.send({ type })
  return sending
}

it('sends the text at once and once, however many forms wait for it', () => {
  const { script } = send(['form.joined', 'form.left', 'form.joined'])
  expect(script.asked).toEqual([{ id: 'saveComment', input: bravo }])
})

it('says that the comment is there, also when its page was left', async () => {
  const { actor, script, facts } = send(['form.joined', 'form.left'])
  await script.answer('saveComment', { output: 'comment-2' })
  expect(facts).toEqual([{ type: 'comment.saved', id: 'comment-2' }])
  expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: { id: 'comment-2', failure: null } })
})

it('leaves a failure to the form that waits, also one that came back for it', async () => {
  const { actor, script, facts } = send(['form.joined', 'form.left', 'form.joined'])
  await script.answer('saveComment', { error: new AppError('API_UNAVAILABLE') })
  expect(facts).toEqual([])
  expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: { failure: { code: 'API_UNAVAILABLE' } } })
})

it('announces a failure that no form can show', async () => {
  const { script, facts } = send(['form.joined', 'form.joined', 'form.left', 'form.left'])
  await script.answer('saveComment', { error: new Error('lost') })
  expect(facts).toMatchObject([{ type: 'failure.unseen', failure: { message: 'Erreur lors de la création du commentaire' } }])
})

it('says of an edit that it was not changed', async () => {
  const { script, facts } = send([], { target: { kind: 'edit', commentId: 'comment-1' }, text: 'Bravo' })
  await script.answer('saveComment', { error: new Error('lost') })
  expect(facts).toMatchObject([{ failure: { message: 'Erreur lors de la mise à jour du commentaire' } }])
})

it('gives up after thirty seconds', () => {
  const { actor, script, facts } = send([])
  script.clock.increment(29_999)
  expect(actor.getSnapshot().status).toBe('active')
  script.clock.increment(1)
  expect(facts).toMatchObject([{ type: 'failure.unseen', failure: { code: 'TIMEOUT' } }])
  expect(actor.getSnapshot().status).toBe('done')
})
