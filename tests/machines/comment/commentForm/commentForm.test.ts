import { describe, expect, it } from 'vitest'
import { commentFormMachine } from '../../../../src/machines/comment/commentForm/commentFormMachine.ts'
import {
  selectCanSubmit,
  selectError,
  selectFailure,
  selectIsBusy,
  selectIsOpen,
  selectText,
} from '../../../../src/machines/comment/commentForm/selectors.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import { startScripted, type Scripted } from '../../../support/model/startScripted.ts'

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

type Form = Scripted<typeof commentFormMachine>

/** What the form shows. */
function seen({ actor }: Form) {
  const snapshot = actor.getSnapshot()
  return {
    text: selectText(snapshot),
    error: selectError(snapshot),
    failure: selectFailure(snapshot)?.message ?? null,
    isOpen: selectIsOpen(snapshot),
    isBusy: selectIsBusy(snapshot),
  }
}

const empty = { text: '', error: null, failure: null, isOpen: true, isBusy: false }
const closed = { ...empty, isOpen: false }
/** The drafts that the form stored, oldest first. */
const drafts = ({ script }: Form): unknown[] => script.effects.map(({ type, params }) => ({ type, params }))
const draft = (text: string) => ({ type: 'keepText', params: { target, text } })

/** The field of a reply, opened by a signed-in user. */
function reply(text = ''): Form {
  const form = startScripted(commentFormMachine, { target, staysOpen: false, text: '', isInFlight: false })
  form.actor.send({ type: 'form.open', text, isSignedIn: true })
  return form
}

/** A reply that the server has refused. */
async function failedReply(): Promise<Form> {
  const form = reply()
  form.actor.send({ type: 'text.change', text: 'Bravo' })
  form.actor.send({ type: 'form.submit' })
  await form.script.answer('saveComment', { error: new AppError('API_UNAVAILABLE') })
  return form
}

const unavailable = 'Le service est momentanément indisponible'

describe('the field of a reply', () => {
  it('is closed until it is wanted, and starts with the mention', () => {
    const form = startScripted(commentFormMachine, { target, staysOpen: false, text: '', isInFlight: false })
    expect(seen(form)).toEqual(closed)
    form.actor.send({ type: 'form.open', text: '@ada ', isSignedIn: true })
    expect(seen(form)).toEqual({ ...empty, text: '@ada ' })
    expect([form.facts, form.script.asked]).toEqual([[], []])
  })

  it('cannot be sent before something is written', () => {
    const form = reply()
    form.actor.send({ type: 'form.submit' })
    expect(form.script.asked).toEqual([])
    expect(seen(form)).toEqual(empty)
  })

  it('closes when the reply is sent', async () => {
    const form = reply()
    form.actor.send({ type: 'text.change', text: 'Bravo' })
    form.actor.send({ type: 'form.submit' })
    await form.script.answer('saveComment', { output: 'comment-1' })
    expect(seen(form)).toEqual(closed)
  })

  it('forgets its text and its draft when it is closed, and asks nobody to sign in', () => {
    const form = reply()
    form.actor.send({ type: 'text.change', text: 'Bravo' })
    form.actor.send({ type: 'form.close' })
    expect(seen(form)).toEqual(closed)
    expect(drafts(form).at(-1)).toMatchObject(draft(''))
    expect(form.facts).toEqual([])
  })

  it('forgets them as well when it is closed after a failure', async () => {
    const form = await failedReply()
    form.actor.send({ type: 'form.close' })
    expect(seen(form)).toEqual(closed)
    expect(drafts(form).at(-1)).toMatchObject(draft(''))
  })
})

it('stores each change of the text as the draft, and removes it once the comment is sent', async () => {
  const form = composer()
  form.actor.send({ type: 'text.change', text: 'Bra' })
  form.actor.send({ type: 'text.change', text: 'Bravo' })
  expect(drafts(form)).toMatchObject([draft('Bra'), draft('Bravo')])
  form.actor.send({ type: 'form.submit' })
  expect(drafts(form)).toHaveLength(2)
  await form.script.answer('saveComment', { output: 'comment-1' })
  expect(drafts(form)).toMatchObject([draft('Bra'), draft('Bravo'), draft('')])
})

it('shows no error of length any more once the text is shortened', () => {
  const form = composer()
  form.actor.send({ type: 'text.change', text: 'x'.repeat(2001) })
  form.actor.send({ type: 'form.submit' })
  form.actor.send({ type: 'text.change', text: 'x'.repeat(2000) })
  expect(seen(form).error).toBeNull()
  form.actor.send({ type: 'form.submit' })
  expect(form.script.asked).toHaveLength(1)
})

it('is sent once, and cannot be changed meanwhile', () => {
  const form = composer()
  form.actor.send({ type: 'text.change', text: 'Bravo' })
  form.actor.send({ type: 'form.submit' })
  form.actor.send({ type: 'form.submit' })
  form.actor.send({ type: 'text.change', text: 'Bravo !' })
  expect(form.script.asked).toHaveLength(1)
  expect(seen(form)).toEqual({ ...empty, text: 'Bravo', isBusy: true })
})

it('stops waiting after a minute, which the sending of the comment never takes, and says so', () => {
  const form = reply()
  form.actor.send({ type: 'text.change', text: 'Bravo' })
  form.actor.send({ type: 'form.submit' })
  form.script.clock.increment(59_999)
  expect(seen(form)).toEqual({ ...empty, text: 'Bravo', isBusy: true })
  form.script.clock.increment(1)
  expect(seen(form)).toEqual({ ...empty, text: 'Bravo', failure: 'Le serveur ne répond pas, réessayez dans un instant' })
  form.actor.send({ type: 'form.submit' })
  expect(form.script.asked).toHaveLength(2)
})

it('names the edit that failed', async () => {
  const edit = startScripted(commentFormMachine, {
    target: { kind: 'edit', commentId: 'comment-1' },
    staysOpen: false,
    text: '',
    isInFlight: false,
  })
  edit.actor.send({ type: 'form.open', text: 'Bravo', isSignedIn: true })
  edit.actor.send({ type: 'form.submit' })
  await edit.script.answer('saveComment', { error: new Error('lost') })
  expect(seen(edit).failure).toBe('Erreur lors de la mise à jour du commentaire')
})

describe('after a failure', () => {
  it('hides the message and sends the same text when it is tried again', async () => {
    const form = await failedReply()
    expect(seen(form)).toEqual({ ...empty, text: 'Bravo', failure: unavailable })
    form.actor.send({ type: 'form.submit' })
    expect(form.script.asked.at(-1)).toEqual({ id: 'saveComment', input: { target, text: 'Bravo' } })
    expect(seen(form)).toEqual({ ...empty, text: 'Bravo', isBusy: true })
  })

  it('hides the message when the text is changed, stores the draft, and sends it only when asked', async () => {
    const form = await failedReply()
    form.actor.send({ type: 'text.change', text: 'Bravo Ada' })
    expect(seen(form)).toEqual({ ...empty, text: 'Bravo Ada' })
    expect(drafts(form).at(-1)).toMatchObject(draft('Bravo Ada'))
    expect(form.script.asked).toHaveLength(1)
  })

  it('keeps the text when the message is dismissed, and does not send a text that is emptied then', async () => {
    const form = await failedReply()
    form.actor.send({ type: 'failure.dismiss' })
    expect(seen(form)).toEqual({ ...empty, text: 'Bravo' })
    form.actor.send({ type: 'text.change', text: ' ' })
    form.actor.send({ type: 'form.submit' })
    expect(form.script.asked).toHaveLength(1)
  })
})
