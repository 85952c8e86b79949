import { expect, it } from 'vitest'
import { toggleMachine } from '../../../../src/machines/common/toggle/toggleMachine.ts'
import { selectIsSaving } from '../../../../src/machines/common/toggle/selectors.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import { startScripted, type Scripted } from '../../../support/model/startScripted.ts'

const messages = { on: 'Erreur du j’aime', off: 'Erreur du retrait' }
const heart = (): Scripted<typeof toggleMachine> => startScripted(toggleMachine, { subjectId: 'content-1', messages })
const press = { type: 'toggle.press', isOn: false, isSignedIn: true } as const
const sentBy = ({ script }: Scripted<typeof toggleMachine>): unknown[] => script.asked.map(({ input }) => input)

it('sends the requested value, never a «toggle» command', () => {
  const like = heart()
  like.actor.send({ ...press, isOn: true })
  expect(sentBy(like)).toEqual([{ subjectId: 'content-1', isOn: false }])
  expect(selectIsSaving(like.actor.getSnapshot())).toBe(true)
})

it('has one mutation in flight and sends the last value when it settles', async () => {
  const like = heart()
  like.actor.send(press)
  like.actor.send(press)
  expect(sentBy(like)).toHaveLength(1)
  await like.script.answer('save', { output: undefined })
  expect(sentBy(like)).toEqual([
    { subjectId: 'content-1', isOn: true },
    { subjectId: 'content-1', isOn: false },
  ])
})

it('sends nothing more when the last value is the one in flight', async () => {
  const like = heart()
  for (const press_ of [press, press, press]) like.actor.send(press_)
  await like.script.answer('save', { output: undefined })
  expect(sentBy(like)).toHaveLength(1)
  expect(like.actor.getSnapshot().value).toBe('settled')
  expect(like.facts).toEqual([{ type: 'toggle.saved', isOn: true, wasUnchanged: false }])
})

it('asks a guest to sign in and sends nothing', () => {
  const like = heart()
  like.actor.send({ ...press, isSignedIn: false })
  expect(like.facts).toEqual([{ type: 'login.required' }])
  expect(sentBy(like)).toEqual([])
})

it('asks to sign in again when the session has expired', async () => {
  const like = heart()
  like.actor.send(press)
  await like.script.answer('save', { error: new AppError('SESSION_EXPIRED') })
  expect(like.facts).toEqual([{ type: 'login.required' }])
})

it('says why it failed', async () => {
  const like = heart()
  like.actor.send(press)
  await like.script.answer('save', { error: new Error('lost') })
  expect(like.facts).toEqual([{ type: 'toggle.failed', failure: { code: 'INTERNAL', message: 'Erreur du j’aime', fields: {} } }])
  expect(selectIsSaving(like.actor.getSnapshot())).toBe(false)
})

it('sends the last value after an earlier one failed, because the server may have processed it', async () => {
  const like = heart()
  like.actor.send(press)
  like.actor.send(press)
  await like.script.answer('save', { error: new AppError('TIMEOUT') })
  expect(sentBy(like)).toEqual([
    { subjectId: 'content-1', isOn: true },
    { subjectId: 'content-1', isOn: false },
  ])
  expect(like.facts).toEqual([])
})

it('times out when the server does not answer: it shows an error, and later presses are sent', () => {
  const like = heart()
  like.actor.send(press)
  like.script.clock.increment(30_000)
  expect(like.facts).toMatchObject([{ type: 'toggle.failed', failure: { code: 'TIMEOUT' } }])
  like.actor.send(press)
  expect(sentBy(like)).toHaveLength(2)
})

it('names the failed action: setting the value, or unsetting it', async () => {
  const like = heart()
  like.actor.send({ ...press, isOn: true })
  await like.script.answer('save', { error: new Error('lost') })
  expect(like.facts).toMatchObject([{ type: 'toggle.failed', failure: { message: 'Erreur du retrait' } }])
})

it('announces that the server already had the value', async () => {
  const later = heart()
  later.actor.send(press)
  await later.script.answer('save', { output: { wasUnchanged: true } })
  expect(later.facts).toEqual([{ type: 'toggle.saved', isOn: true, wasUnchanged: true }])
})

it('sends at the next press the opposite of what is shown, whatever was sent before', async () => {
  const like = heart()
  like.actor.send(press)
  await like.script.answer('save', { error: new Error('lost') })
  like.actor.send(press)
  await like.script.answer('save', { output: undefined })
  like.actor.send({ ...press, isOn: true })
  expect(sentBy(like)).toEqual([
    { subjectId: 'content-1', isOn: true },
    { subjectId: 'content-1', isOn: true },
    { subjectId: 'content-1', isOn: false },
  ])
  await like.script.answer('save', { output: undefined })
  expect(like.facts.at(-1)).toEqual({ type: 'toggle.saved', isOn: false, wasUnchanged: false })
})

it('asks a guest to sign in at each press', () => {
  const like = heart()
  like.actor.send({ ...press, isSignedIn: false })
  like.actor.send({ ...press, isSignedIn: false })
  expect(like.facts).toEqual([{ type: 'login.required' }, { type: 'login.required' }])
})

it('can be pressed again after the sign-in', async () => {
  const like = heart()
  like.actor.send(press)
  await like.script.answer('save', { error: new AppError('SESSION_EXPIRED') })
  expect(selectIsSaving(like.actor.getSnapshot())).toBe(false)
  like.actor.send(press)
  expect(sentBy(like)).toHaveLength(2)
})

it('sends the last value when the server has been silent about an earlier one for thirty seconds', () => {
  const like = heart()
  like.actor.send(press)
  like.actor.send(press)
  like.script.clock.increment(29_999)
  expect(sentBy(like)).toHaveLength(1)
  like.script.clock.increment(1)
  expect([sentBy(like).at(-1), like.facts]).toEqual([{ subjectId: 'content-1', isOn: false }, []])
  like.script.clock.increment(30_000)
  expect(like.facts).toMatchObject([{ type: 'toggle.failed', failure: { code: 'TIMEOUT' } }])
  expect(selectIsSaving(like.actor.getSnapshot())).toBe(false)
})
