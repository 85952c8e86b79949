import { expect, it } from 'vitest'
import { selectAnswered } from '../../../../src/machines/search/suggestions/selectors.ts'
import { suggestionsMachine } from '../../../../src/machines/search/suggestions/suggestionsMachine.ts'
import { startScripted } from '../../../support/model/startScripted.ts'

const pause = 180

function typing(...texts: string[]) {
  const field = startScripted(suggestionsMachine)
  for (const query of texts) field.actor.send({ type: 'query.change', query })
  return field
}

it('asks once the person pauses, and for the last text only', () => {
  const { script } = typing('g', 'gu', 'gui ')
  expect(script.asked).toEqual([])
  script.clock.increment(pause)
  expect(script.asked).toEqual([{ id: 'suggest', input: { query: 'gui' } }])
})

it('starts the pause anew at each letter', () => {
  const { actor, script } = typing('g')
  script.clock.increment(pause - 1)
  actor.send({ type: 'query.change', query: 'gu' })
  script.clock.increment(pause - 1)
  expect(script.asked).toEqual([])
})

it('keeps the suggestions of the text before until the new ones are there', async () => {
  const { actor, script } = typing('gui')
  script.clock.increment(pause)
  await script.answer('suggest', { output: undefined })
  actor.send({ type: 'query.change', query: 'guit' })
  expect(selectAnswered(actor.getSnapshot())).toBe('gui')
  script.clock.increment(pause)
  await script.answer('suggest', { output: undefined })
  expect(selectAnswered(actor.getSnapshot())).toBe('guit')
})

it('drops an answer to a text that has changed since', async () => {
  const { actor, script } = typing('gui')
  script.clock.increment(pause)
  actor.send({ type: 'query.change', query: 'guit' })
  expect(actor.getSnapshot().value).toBe('typing')
  expect(selectAnswered(actor.getSnapshot())).toBe('')
})

it('shows nothing for an emptied field', async () => {
  const { actor, script } = typing('gui')
  script.clock.increment(pause)
  await script.answer('suggest', { output: undefined })
  actor.send({ type: 'query.change', query: '' })
  expect(selectAnswered(actor.getSnapshot())).toBe('')
})

it('logs a failure and shows none', async () => {
  const { actor, script } = typing('gui')
  script.clock.increment(pause)
  const error = new Error('lost')
  await script.answer('suggest', { error })
  expect(script.effects).toMatchObject([{ type: 'logFailure', params: { error } }])
  expect(actor.getSnapshot().value).toBe('closed')
})
