import { expect, it } from 'vitest'
import { notificationsMachine } from '../../../../src/machines/notification/notifications/notificationsMachine.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import { startScripted } from '../../../support/model/startScripted.ts'

const open = () => startScripted(notificationsMachine, undefined)
const sent = ({ script }: ReturnType<typeof open>): unknown[] => script.asked.map(({ input }) => input)

it('marks each notification as read once, one at a time, in the order of the presses', async () => {
  const opened = open()
  for (const id of ['n1', 'n2', 'n1']) opened.actor.send({ type: 'notification.read', id })
  expect(sent(opened)).toEqual([{ change: { kind: 'read', id: 'n1' } }])
  await opened.script.answer('saveChange', { output: undefined })
  await opened.script.answer('saveChange', { output: undefined })
  expect(sent(opened)).toEqual([{ change: { kind: 'read', id: 'n1' } }, { change: { kind: 'read', id: 'n2' } }])
})

it('sends no further request for notifications that «mark all as read» covers', async () => {
  const opened = open()
  opened.actor.send({ type: 'all.read' })
  opened.actor.send({ type: 'notification.read', id: 'n1' })
  opened.actor.send({ type: 'all.read' })
  await opened.script.answer('saveChange', { output: undefined })
  expect(sent(opened)).toEqual([{ change: { kind: 'readAll' } }])
})

it('shows the catalogue’s message for a failure, and continues with the next', async () => {
  const opened = open()
  opened.actor.send({ type: 'notification.read', id: 'n1' })
  opened.actor.send({ type: 'all.read' })
  await opened.script.answer('saveChange', { error: new Error('lost') })
  expect(opened.facts).toMatchObject([{ type: 'change.failed', failure: { message: 'Erreur lors de la modification des notifications' } }])
  expect(sent(opened).at(-1)).toEqual({ change: { kind: 'readAll' } })
})

it('says nothing when all went well, and sends later presses', async () => {
  const opened = open()
  opened.actor.send({ type: 'all.read' })
  await opened.script.answer('saveChange', { output: undefined })
  opened.script.clock.increment(60_000)
  opened.actor.send({ type: 'notification.read', id: 'n1' })
  expect(sent(opened)).toEqual([{ change: { kind: 'readAll' } }, { change: { kind: 'read', id: 'n1' } }])
  expect(opened.facts).toEqual([])
})

it('sends a failed change again when it is pressed again', async () => {
  const opened = open()
  for (const press of [{ type: 'notification.read', id: 'n1' }, { type: 'all.read' }] as const) {
    const before = sent(opened).length
    opened.actor.send(press)
    await opened.script.answer('saveChange', { error: new AppError('API_UNAVAILABLE') })
    opened.actor.send(press)
    expect(sent(opened)).toHaveLength(before + 2)
    await opened.script.answer('saveChange', { output: undefined })
  }
})

it('stops waiting for a server that does not answer for thirty seconds, says so, and continues with the next', () => {
  const opened = open()
  opened.actor.send({ type: 'notification.read', id: 'n1' })
  opened.actor.send({ type: 'notification.read', id: 'n2' })
  opened.script.clock.increment(29_999)
  expect([opened.facts, sent(opened).length]).toEqual([[], 1])
  opened.script.clock.increment(1)
  const message = 'Le serveur ne répond pas, réessayez dans un instant'
  expect(opened.facts).toEqual([{ type: 'change.failed', failure: { code: 'TIMEOUT', message, fields: {} } }])
  expect(sent(opened)).toEqual([{ change: { kind: 'read', id: 'n1' } }, { change: { kind: 'read', id: 'n2' } }])
})
