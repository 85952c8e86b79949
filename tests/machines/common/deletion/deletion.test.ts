import { describe, expect, it } from 'vitest'
import { deletionMachine } from '../../../../src/machines/common/deletion/deletionMachine.ts'
import { selectIsAsking, selectIsBusy, selectName } from '../../../../src/machines/common/deletion/selectors.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import { startScripted, type Scripted } from '../../../support/model/startScripted.ts'

type Deletion = Scripted<typeof deletionMachine>
const message = 'Erreur lors de la suppression du commentaire'
const subject = { id: 'comment-1', name: 'Bravo' }
const start = (): Deletion => startScripted(deletionMachine, { message })

/** The dialog asks whether to delete the subject. */
function asking(): Deletion {
  const deletion = start()
  deletion.actor.send({ type: 'deletion.ask', subject, isProtected: false })
  return deletion
}

function confirmed(): Deletion {
  const deletion = asking()
  deletion.actor.send({ type: 'deletion.confirm' })
  return deletion
}

/** What the user sees. */
function seen({ actor }: Deletion) {
  const snapshot = actor.getSnapshot()
  return { isAsking: selectIsAsking(snapshot), isBusy: selectIsBusy(snapshot), name: selectName(snapshot) }
}

const open = { isAsking: true, isBusy: false, name: 'Bravo' }
/** The text stays while the dialog closes. */
const closed = { ...open, isAsking: false }

it('has no dialog until a deletion is wanted', () => {
  expect(seen(start())).toEqual({ isAsking: false, isBusy: false, name: '' })
})

it('asks first, naming what would be deleted, and deletes nothing before the user confirms', () => {
  const deletion = asking()
  expect(seen(deletion)).toEqual(open)
  expect([deletion.script.asked, deletion.facts]).toEqual([[], []])
})

it('refuses what may not be deleted, without a question', () => {
  const deletion = start()
  deletion.actor.send({ type: 'deletion.ask', subject, isProtected: true })
  expect(deletion.facts).toEqual([{ type: 'deletion.refused' }])
  deletion.actor.send({ type: 'deletion.confirm' })
  expect([seen(deletion).isAsking, deletion.script.asked]).toEqual([false, []])
})

describe('cancelling', () => {
  it('closes the dialog and deletes nothing, also when a press on the button follows', () => {
    const deletion = asking()
    deletion.actor.send({ type: 'deletion.cancel' })
    deletion.actor.send({ type: 'deletion.confirm' })
    expect(seen(deletion)).toEqual(closed)
    expect([deletion.script.asked, deletion.facts]).toEqual([[], []])
  })

  it('lets the user delete something else afterwards', () => {
    const deletion = asking()
    deletion.actor.send({ type: 'deletion.cancel' })
    deletion.actor.send({ type: 'deletion.ask', subject: { id: 'comment-2', name: 'Merci' }, isProtected: false })
    deletion.actor.send({ type: 'deletion.confirm' })
    expect(deletion.script.asked).toEqual([{ id: 'remove', input: { subjectId: 'comment-2' } }])
  })

  it('is too late once the request is on its way', () => {
    const deletion = confirmed()
    deletion.actor.send({ type: 'deletion.cancel' })
    expect(seen(deletion)).toEqual({ ...open, isBusy: true })
  })
})

describe('confirming', () => {
  it('sends one request, with the dialog open until the answer', () => {
    const deletion = confirmed()
    deletion.actor.send({ type: 'deletion.confirm' })
    expect(deletion.script.asked).toEqual([{ id: 'remove', input: { subjectId: 'comment-1' } }])
    expect(seen(deletion)).toEqual({ ...open, isBusy: true })
  })

  it('announces what was deleted, and closes the dialog', async () => {
    const deletion = confirmed()
    await deletion.script.answer('remove', { output: undefined })
    expect(deletion.facts).toEqual([{ type: 'subject.deleted', subject }])
    expect(seen(deletion)).toEqual(closed)
  })

  it('says why it failed, with the dialog closed so that the message is seen', async () => {
    const deletion = confirmed()
    await deletion.script.answer('remove', { error: new Error('lost') })
    expect(deletion.facts).toEqual([{ type: 'deletion.failed', failure: { code: 'INTERNAL', message, fields: {} } }])
    expect(seen(deletion)).toEqual(closed)
  })

  it('can be tried again after a failure', async () => {
    const deletion = confirmed()
    await deletion.script.answer('remove', { error: new AppError('API_UNAVAILABLE') })
    deletion.actor.send({ type: 'deletion.ask', subject, isProtected: false })
    expect(deletion.script.asked).toHaveLength(1)
    deletion.actor.send({ type: 'deletion.confirm' })
    expect(deletion.script.asked).toHaveLength(2)
  })

  it('is given up after thirty seconds without an answer', () => {
    const deletion = confirmed()
    deletion.script.clock.increment(29_999)
    expect([seen(deletion).isBusy, deletion.facts]).toEqual([true, []])
    deletion.script.clock.increment(1)
    const failure = { code: 'TIMEOUT', message: 'Le serveur ne répond pas, réessayez dans un instant', fields: {} }
    expect(deletion.facts).toEqual([{ type: 'deletion.failed', failure }])
    expect(seen(deletion)).toEqual(closed)
  })
})
