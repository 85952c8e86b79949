import { expect, it } from 'vitest'
import { historyChangesMachine } from '../../../../src/machines/history/historyChanges/historyChangesMachine.ts'
import { selectIsClearing, selectIsSettled } from '../../../../src/machines/history/historyChanges/selectors.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import { startScripted } from '../../../support/model/startScripted.ts'
import { guitar, stars } from '../entries.ts'

it('sends the confirmed changes one after the other, also past one that fails', async () => {
  const { actor, script, facts } = startScripted(historyChangesMachine)
  actor.send({ type: 'entry.remove', entry: guitar })
  actor.send({ type: 'entry.remove', entry: stars })
  actor.send({ type: 'history.clear' })
  expect(script.asked).toHaveLength(1)
  await script.answer('saveChange', { error: new Error('lost') })
  await script.answer('saveChange', { output: undefined })
  await script.answer('saveChange', { output: undefined })
  expect(script.asked.map(({ input }) => input)).toEqual([
    { change: { kind: 'remove', entry: guitar } },
    { change: { kind: 'remove', entry: stars } },
    { change: { kind: 'clear' } },
  ])
  expect(facts).toMatchObject([
    { type: 'change.failed', failure: { message: 'Erreur lors de la suppression de l’historique' } },
    { type: 'entry.removed', entry: stars },
    { type: 'history.cleared' },
  ])
})

it('sends a change once, however often it is confirmed meanwhile, and again after a failure', async () => {
  const { actor, script } = startScripted(historyChangesMachine)
  const removeTwice = () => [1, 2].forEach(() => actor.send({ type: 'entry.remove', entry: guitar }))
  removeTwice()
  actor.send({ type: 'history.clear' })
  actor.send({ type: 'history.clear' })
  await script.answer('saveChange', { error: new AppError('API_UNAVAILABLE') })
  await script.answer('saveChange', { output: undefined })
  expect(script.asked).toHaveLength(2)
  removeTwice()
  expect(script.asked).toHaveLength(3)
})

it('is clearing from the confirmation to the answer', async () => {
  const { actor, script } = startScripted(historyChangesMachine)
  const isClearing = () => selectIsClearing(actor.getSnapshot())
  expect(isClearing()).toBe(false)
  actor.send({ type: 'entry.remove', entry: guitar })
  actor.send({ type: 'history.clear' })
  expect(isClearing()).toBe(true)
  await script.answer('saveChange', { output: undefined })
  expect(isClearing()).toBe(true)
  await script.answer('saveChange', { output: undefined })
  expect(isClearing()).toBe(false)
})

it('says that nothing came after thirty seconds, and goes on', () => {
  const { actor, script, facts } = startScripted(historyChangesMachine)
  actor.send({ type: 'entry.remove', entry: guitar })
  actor.send({ type: 'entry.remove', entry: stars })
  script.clock.increment(29_999)
  expect(facts).toEqual([])
  script.clock.increment(1)
  expect(facts).toMatchObject([{ type: 'change.failed', failure: { code: 'TIMEOUT' } }])
  expect(script.asked.slice(1)).toEqual([{ id: 'saveChange', input: { change: { kind: 'remove', entry: stars } } }])
})

it('is settled only when every confirmed change was answered', async () => {
  const { actor, script } = startScripted(historyChangesMachine)
  const isSettled = () => selectIsSettled(actor.getSnapshot())
  expect(isSettled()).toBe(true)
  actor.send({ type: 'entry.remove', entry: guitar })
  actor.send({ type: 'entry.remove', entry: stars })
  await script.answer('saveChange', { error: new Error('lost') })
  expect(isSettled()).toBe(false)
  await script.answer('saveChange', { output: undefined })
  expect(isSettled()).toBe(true)
})
