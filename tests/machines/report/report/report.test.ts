import { describe, expect, it } from 'vitest'
import { reportMachine } from '../../../../src/machines/report/report/reportMachine.ts'
import {
  selectErrors,
  selectFailure,
  selectForm,
  selectIsBusy,
  selectIsOpen,
  selectKind,
  selectSteps,
} from '../../../../src/machines/report/report/selectors.ts'
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

describe('the dialog', () => {
  const shown = ({ actor }: Scripted<typeof reportMachine>): boolean[] => [
    selectIsOpen(actor.getSnapshot()),
    selectIsBusy(actor.getSnapshot()),
  ]
  const problems = ({ actor }: Scripted<typeof reportMachine>) => [selectFailure(actor.getSnapshot()), selectErrors(actor.getSnapshot())]
  function sending(): Scripted<typeof reportMachine> {
    const report = opened()
    report.actor.send({ type: 'form.change', patch: { reason: 'spam' } })
    report.actor.send({ type: 'report.send' })
    return report
  }
  async function failed(): Promise<Scripted<typeof reportMachine>> {
    const report = sending()
    const fields = { text: 'Ce texte ne va pas' }
    await report.script.answer('sendReport', { error: new AppError('INVALID_INPUT', { fields }) })
    return report
  }

  it('opens for the reported thing, with an empty form', () => {
    const report = opened()
    expect([shown(report), selectKind(report.actor.getSnapshot()), report.facts]).toEqual([[true, false], 'comment', []])
    expect(selectForm(report.actor.getSnapshot())).toEqual({ reason: '', text: '' })
  })

  it('sends a report once, and stays open until it is sent', () => {
    const report = sending()
    report.actor.send({ type: 'report.send' })
    report.actor.send({ type: 'dialog.close' })
    expect([shown(report), report.script.asked.length]).toEqual([[true, true], 1])
  })

  it('sends nothing once it is closed', () => {
    const report = opened()
    report.actor.send({ type: 'form.change', patch: { reason: 'spam' } })
    report.actor.send({ type: 'dialog.close' })
    report.actor.send({ type: 'report.send' })
    expect([shown(report), report.script.asked, report.facts]).toEqual([[false, false], [], []])
  })

  it('removes the message at a field as soon as the input changes', () => {
    const report = opened()
    report.actor.send({ type: 'report.send' })
    report.actor.send({ type: 'form.change', patch: { reason: 'spam' } })
    expect([shown(report), ...problems(report)]).toEqual([[true, false], null, {}])
  })

  it('refuses a text of more than a thousand characters', () => {
    const report = opened()
    report.actor.send({ type: 'form.change', patch: { reason: 'spam', text: 'a'.repeat(1001) } })
    report.actor.send({ type: 'report.send' })
    expect(selectErrors(report.actor.getSnapshot())).toEqual({ text: 'Le signalement ne peut pas dépasser 1000 caractères' })
    report.actor.send({ type: 'form.change', patch: { text: 'a'.repeat(1000) } })
    report.actor.send({ type: 'report.send' })
    expect(shown(report)).toEqual([true, true])
  })

  it('shows why the server refused at its field', async () => {
    const report = await failed()
    expect([shown(report), report.facts]).toEqual([[true, false], []])
    expect(selectFailure(report.actor.getSnapshot())?.code).toBe('INVALID_INPUT')
    expect(selectErrors(report.actor.getSnapshot())).toEqual({ text: 'Ce texte ne va pas' })
  })

  it('shows the catalogue’s message when the error has none', async () => {
    const report = sending()
    await report.script.answer('sendReport', { error: new Error('lost') })
    expect(selectFailure(report.actor.getSnapshot())).toEqual({ code: 'INTERNAL', message: 'Erreur lors du signalement', fields: {} })
  })

  it('sends the same again after a failure, without its message', async () => {
    const report = await failed()
    report.actor.send({ type: 'report.send' })
    expect([shown(report), ...problems(report)]).toEqual([[true, true], null, {}])
    expect(report.script.asked[1]).toEqual(report.script.asked[0])
  })

  it.for([{ type: 'form.change', patch: { reason: '' } }, { type: 'failure.dismiss' }] as const)(
    'shows the failure until $type, and checks the form again',
    async (event) => {
      const report = await failed()
      report.actor.send(event)
      expect([shown(report), ...problems(report)]).toEqual([[true, false], null, {}])
      expect(report.actor.getSnapshot().can({ type: 'failure.dismiss' })).toBe(false)
      report.actor.send({ type: 'form.change', patch: { reason: '' } })
      report.actor.send({ type: 'report.send' })
      expect([selectErrors(report.actor.getSnapshot()), report.script.asked.length]).toEqual([{ reason: 'Choisissez un motif' }, 1])
    },
  )

  it('can be closed after a failure, which is gone the next time', async () => {
    const report = await failed()
    report.actor.send({ type: 'dialog.close' })
    expect(shown(report)).toEqual([false, false])
    report.actor.send({ type: 'dialog.open', subject: { kind: 'channel', id: 'channel-1' }, isSignedIn: true })
    expect([shown(report), ...problems(report), selectKind(report.actor.getSnapshot())]).toEqual([[true, false], null, {}, 'channel'])
  })

  it('stops waiting for a server that does not answer for thirty seconds', () => {
    const report = sending()
    report.script.clock.increment(29_999)
    expect([shown(report), ...problems(report)]).toEqual([[true, true], null, {}])
    report.script.clock.increment(1)
    expect([shown(report), selectFailure(report.actor.getSnapshot())?.code]).toEqual([[true, false], 'TIMEOUT'])
    expect(selectForm(report.actor.getSnapshot()).reason).toBe('spam')
  })

  it('restores what was typed after a sign-in, and nothing of an empty or a closed form', () => {
    const report = opened()
    expect(selectSteps(report.actor.getSnapshot())).toEqual([])
    report.actor.send({ type: 'form.change', patch: { text: 'Regardez' } })
    expect(selectSteps(report.actor.getSnapshot())).toEqual([
      { type: 'dialog.open', subject, isSignedIn: true },
      { type: 'form.change', patch: { reason: '', text: 'Regardez' } },
    ])
    report.actor.send({ type: 'dialog.close' })
    expect(selectSteps(report.actor.getSnapshot())).toEqual([])
  })
})
