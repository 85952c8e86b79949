import { expect, it } from 'vitest'
import { commentFormMachine } from '../../../../src/machines/comment/commentForm/commentFormMachine.ts'
import { selectCanSubmit } from '../../../../src/machines/comment/commentForm/selectors.ts'
import { startScripted } from '../../../support/model/startScripted.ts'

const target = { kind: 'add', contentId: 'content-1', parentId: null } as const
const composer = () => startScripted(commentFormMachine, { target, staysOpen: true, text: '', isInFlight: false })

it('does not send a blank text', () => {
  const { actor, script } = composer()
  actor.send({ type: 'text.change', text: ' \n ' })
  expect(selectCanSubmit(actor.getSnapshot())).toBe(false)
  actor.send({ type: 'form.submit' })
  expect(script.asked).toEqual([])
})

it('trims the text, emits the id of the new comment and empties the form', async () => {
  const { actor, script, facts } = composer()
  actor.send({ type: 'text.change', text: ' Bravo\n' })
  actor.send({ type: 'form.submit' })
  expect(script.asked.map(({ input }) => input)).toEqual([{ target, text: 'Bravo' }])
  await script.answer('saveComment', { output: 'comment-1' })
  expect(facts).toEqual([{ type: 'comment.saved', id: 'comment-1' }])
  expect(actor.getSnapshot()).toMatchObject({ value: 'editing', context: { text: '' } })
})

it('keeps the typed text when sending fails, and shows why', async () => {
  const { actor, script } = composer()
  actor.send({ type: 'text.change', text: 'Bravo' })
  actor.send({ type: 'form.submit' })
  await script.answer('saveComment', { error: new Error('lost') })
  expect(actor.getSnapshot().context).toMatchObject({ text: 'Bravo', failure: { message: 'Erreur lors de la création du commentaire' } })
  actor.send({ type: 'form.submit' })
  expect(script.asked).toHaveLength(2)
})

it('waits for the response to a comment whose page was left while it was being sent, then empties the form', async () => {
  const { actor, script } = startScripted(commentFormMachine, { target, staysOpen: true, text: 'Bravo', isInFlight: true })
  expect(actor.getSnapshot()).toMatchObject({ value: 'sending', context: { text: 'Bravo' } })
  await script.answer('saveComment', { output: 'comment-1' })
  expect(actor.getSnapshot()).toMatchObject({ value: 'editing', context: { text: '' } })
})

it('shows that a text is too long before it is sent', () => {
  const { actor, script } = composer()
  actor.send({ type: 'text.change', text: 'x'.repeat(2001) })
  actor.send({ type: 'form.submit' })
  expect(actor.getSnapshot().context.error).toBe('Le commentaire ne peut pas dépasser 2000 caractères')
  expect(script.asked).toEqual([])
})

it('asks a guest who wants to reply to sign in', () => {
  const { actor, facts } = startScripted(commentFormMachine, { target, staysOpen: false, text: '', isInFlight: false })
  actor.send({ type: 'form.open', text: '', isSignedIn: false })
  expect(facts).toEqual([{ type: 'login.required' }])
  expect(actor.getSnapshot().value).toBe('closed')
})
