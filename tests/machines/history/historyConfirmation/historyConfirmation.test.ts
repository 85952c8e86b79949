import { expect, it } from 'vitest'
import { historyConfirmationMachine } from '../../../../src/machines/history/historyConfirmation/historyConfirmationMachine.ts'
import {
  selectIsAskingClearing,
  selectIsAskingRemoval,
  selectTitle,
} from '../../../../src/machines/history/historyConfirmation/selectors.ts'
import { startScripted } from '../../../support/model/startScripted.ts'
import { guitar } from '../entries.ts'

const start = () => startScripted(historyConfirmationMachine)

it('removes nothing when it is cancelled, and keeps the title while the dialog closes', () => {
  const { actor, facts } = start()
  actor.send({ type: 'removal.ask', entry: guitar })
  expect(selectIsAskingRemoval(actor.getSnapshot())).toBe(true)
  actor.send({ type: 'dialog.cancel' })
  expect([selectIsAskingRemoval(actor.getSnapshot()), selectTitle(actor.getSnapshot())]).toEqual([false, guitar.title])
  actor.send({ type: 'dialog.confirm' })
  expect(facts).toEqual([])
})

it('says which entry to remove, once, and closes at once', () => {
  const { actor, facts } = start()
  actor.send({ type: 'removal.ask', entry: guitar })
  expect(facts).toEqual([])
  actor.send({ type: 'dialog.confirm' })
  actor.send({ type: 'dialog.confirm' })
  expect(facts).toEqual([{ type: 'removal.confirmed', entry: guitar }])
  expect(selectIsAskingRemoval(actor.getSnapshot())).toBe(false)
})

it('asks separately before everything is cleared', () => {
  const { actor, facts } = start()
  actor.send({ type: 'clearing.ask' })
  expect([selectIsAskingRemoval(actor.getSnapshot()), selectIsAskingClearing(actor.getSnapshot())]).toEqual([false, true])
  actor.send({ type: 'dialog.cancel' })
  expect([facts, selectIsAskingClearing(actor.getSnapshot())]).toEqual([[], false])
  actor.send({ type: 'dialog.confirm' })
  expect(facts).toEqual([])
  actor.send({ type: 'clearing.ask' })
  actor.send({ type: 'dialog.confirm' })
  expect(facts).toEqual([{ type: 'clearing.confirmed' }])
  expect(selectIsAskingClearing(actor.getSnapshot())).toBe(false)
})
