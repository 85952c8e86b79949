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

it('sends one request after the debounce delay, for the last text only', () => {
  const { script } = typing('g', 'gu', 'gui ')
  expect(script.asked).toEqual([])
  script.clock.increment(pause)
  expect(script.asked).toEqual([{ id: 'suggest', input: { query: 'gui' } }])
})

it('restarts the delay at each keystroke', () => {
  const { actor, script } = typing('g')
  script.clock.increment(pause - 1)
  actor.send({ type: 'query.change', query: 'gu' })
  script.clock.increment(pause - 1)
  expect(script.asked).toEqual([])
})

it('keeps the previous suggestions until the new ones have arrived', async () => {
  const { actor, script } = typing('gui')
  script.clock.increment(pause)
  await script.answer('suggest', { output: undefined })
  actor.send({ type: 'query.change', query: 'guit' })
  expect(selectAnswered(actor.getSnapshot())).toBe('gui')
  script.clock.increment(pause)
  await script.answer('suggest', { output: undefined })
  expect(selectAnswered(actor.getSnapshot())).toBe('guit')
})

it('ignores the response for a text that has changed since', async () => {
  const { actor, script } = typing('gui')
  script.clock.increment(pause)
  actor.send({ type: 'query.change', query: 'guit' })
  expect(actor.getSnapshot().value).toBe('typing')
  expect(selectAnswered(actor.getSnapshot())).toBe('')
})

it('shows nothing when the field is emptied', async () => {
  const { actor, script } = typing('gui')
  script.clock.increment(pause)
  await script.answer('suggest', { output: undefined })
  actor.send({ type: 'query.change', query: '' })
  expect(selectAnswered(actor.getSnapshot())).toBe('')
})

it('logs a failure and shows no error', async () => {
  const { actor, script } = typing('gui')
  script.clock.increment(pause)
  const error = new Error('lost')
  await script.answer('suggest', { error })
  expect(script.effects).toMatchObject([{ type: 'logFailure', params: { error } }])
  expect(actor.getSnapshot().value).toBe('closed')
})
