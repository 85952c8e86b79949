import { expect, it } from 'vitest'
import { reportMachine } from '../../../../src/machines/report/report/reportMachine.ts'
import { selectErrors, selectFailure, selectForm, selectIsOpen } from '../../../../src/machines/report/report/selectors.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import { startScripted, type Scripted } from '../../../support/model/startScripted.ts'

const subject = { kind: 'comment', id: 'comment-1' } as const

function opened(isSignedIn = true): Scripted<typeof reportMachine> {
  const report = startScripted(reportMachine)
  report.actor.send({ type: 'dialog.open', subject, isSignedIn })
  return report
}

it('sends a guest to the sign-in', () => {
  const report = opened(false)
  expect(report.facts).toEqual([{ type: 'login.required' }])
  expect(selectIsOpen(report.actor.getSnapshot())).toBe(false)
})

it('requires a reason', () => {
  const { actor, script } = opened()
  actor.send({ type: 'report.send' })
  expect(selectErrors(actor.getSnapshot())).toEqual({ reason: 'Choisissez un motif' })
  expect(script.asked).toEqual([])
})

it('sends the chosen reason for the reported thing, and closes', async () => {
  const { actor, script, facts } = opened()
  actor.send({ type: 'form.change', patch: { reason: 'spam', text: 'Encore' } })
  actor.send({ type: 'report.send' })
  expect(script.asked).toEqual([{ id: 'sendReport', input: { subject, form: { reason: 'spam', text: 'Encore' } } }])
  await script.answer('sendReport', { output: undefined })
  expect(facts).toEqual([{ type: 'report.sent' }])
  expect(selectIsOpen(actor.getSnapshot())).toBe(false)
})

it('keeps the typed text when it fails, and empties the form for the next report', async () => {
  const { actor, script } = opened()
  actor.send({ type: 'form.change', patch: { reason: 'other', text: 'Regardez' } })
  actor.send({ type: 'report.send' })
  await script.answer('sendReport', { error: new AppError('TOO_MANY_REQUESTS') })
  expect(selectForm(actor.getSnapshot())).toEqual({ reason: 'other', text: 'Regardez' })
  expect(selectFailure(actor.getSnapshot())?.code).toBe('TOO_MANY_REQUESTS')
  actor.send({ type: 'dialog.close' })
  actor.send({ type: 'dialog.open', subject, isSignedIn: true })
  expect(selectForm(actor.getSnapshot())).toEqual({ reason: '', text: '' })
})
