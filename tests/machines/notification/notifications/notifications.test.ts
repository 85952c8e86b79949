import { expect, it } from 'vitest'
import { notificationsMachine } from '../../../../src/machines/notification/notifications/notificationsMachine.ts'
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
