import { describe, expect, it } from 'vitest'
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

it('sends the text immediately and only once, however many forms wait for the response', () => {
  const { script } = send(['form.joined', 'form.left', 'form.joined'])
  expect(script.asked).toEqual([{ id: 'saveComment', input: bravo }])
})

it('announces that the comment was saved, also when its page was left', async () => {
  const { actor, script, facts } = send(['form.joined', 'form.left'])
  await script.answer('saveComment', { output: 'comment-2' })
  expect(facts).toEqual([{ type: 'comment.saved', id: 'comment-2' }])
  expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: { id: 'comment-2', failure: null } })
})

it('leaves a failure to the waiting form, also to a form that was opened again later', async () => {
  const { actor, script, facts } = send(['form.joined', 'form.left', 'form.joined'])
  await script.answer('saveComment', { error: new AppError('API_UNAVAILABLE') })
  expect(facts).toEqual([])
  expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: { failure: { code: 'API_UNAVAILABLE' } } })
})

it('announces a failure itself when no form is open', async () => {
  const { script, facts } = send(['form.joined', 'form.joined', 'form.left', 'form.left'])
  await script.answer('saveComment', { error: new Error('lost') })
  expect(facts).toMatchObject([{ type: 'failure.unseen', failure: { message: 'Erreur lors de la création du commentaire' } }])
})

it('announces that an edit failed with the message of an edit', async () => {
  const { script, facts } = send([], { target: { kind: 'edit', commentId: 'comment-1' }, text: 'Bravo' })
  await script.answer('saveComment', { error: new Error('lost') })
  expect(facts).toMatchObject([{ failure: { message: 'Erreur lors de la mise à jour du commentaire' } }])
})

it('fails after thirty seconds without a response', () => {
  const { actor, script, facts } = send([])
  script.clock.increment(29_999)
  expect(actor.getSnapshot().status).toBe('active')
  script.clock.increment(1)
  expect(facts).toMatchObject([{ type: 'failure.unseen', failure: { code: 'TIMEOUT' } }])
  expect(actor.getSnapshot().status).toBe('done')
})

describe('the output', () => {
  const timeout = 'Le serveur ne répond pas, réessayez dans un instant'

  it('is the failure for the waiting form alone, when the server does not answer for thirty seconds', () => {
    const { actor, script, facts } = send(['form.joined'])
    script.clock.increment(30_000)
    const failure = { code: 'TIMEOUT', message: timeout, fields: {} }
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: { id: '', failure } })
    expect(facts).toEqual([])
  })

  it('is the failure also when it was announced: a form that is mounted just then shows it', async () => {
    const refused = send([])
    await refused.script.answer('saveComment', { error: new AppError('API_UNAVAILABLE') })
    expect(refused.actor.getSnapshot()).toMatchObject({ status: 'done', output: { id: '', failure: { code: 'API_UNAVAILABLE' } } })
    const silent = send([])
    silent.script.clock.increment(30_000)
    expect(silent.actor.getSnapshot()).toMatchObject({ status: 'done', output: { id: '', failure: { code: 'TIMEOUT' } } })
  })
})
