import { setImmediate } from 'node:timers/promises'
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

async function suggested(query = 'gui') {
  const field = typing(query)
  field.script.clock.increment(pause)
  await field.script.answer('suggest', { output: undefined })
  return field
}
const answered = ({ actor }: ReturnType<typeof typing>): string => selectAnswered(actor.getSnapshot())

it('asks after 180 milliseconds without a keystroke, and once', async () => {
  const field = typing('gui')
  field.script.clock.increment(179)
  expect(field.script.asked).toEqual([])
  field.script.clock.increment(1)
  expect([field.script.asked.length, answered(field)]).toEqual([1, ''])
  await field.script.answer('suggest', { output: undefined })
  field.script.clock.increment(60_000)
  expect([field.script.asked.length, answered(field), field.script.effects]).toEqual([1, 'gui', []])
})

it('asks nothing again for a space more, also while it waits', async () => {
  const field = typing('gui')
  field.script.clock.increment(100)
  field.actor.send({ type: 'query.change', query: 'gui ' })
  field.script.clock.increment(80)
  field.actor.send({ type: 'query.change', query: ' gui' })
  await field.script.answer('suggest', { output: undefined })
  field.actor.send({ type: 'query.change', query: 'gui ' })
  field.script.clock.increment(pause)
  expect([field.script.asked.length, answered(field)]).toEqual([1, 'gui'])
})

it('asks nothing for an empty field', () => {
  const field = typing('', '  ', 'gui', ' ')
  field.script.clock.increment(pause)
  expect([field.script.asked, answered(field)]).toEqual([[], ''])
})

it('hides the suggestions when they are closed, and asks for the same text again', async () => {
  const field = await suggested()
  field.actor.send({ type: 'suggestions.close' })
  field.script.clock.increment(pause)
  expect([answered(field), field.script.asked.length]).toEqual(['', 1])
  field.actor.send({ type: 'query.change', query: 'gui' })
  expect(answered(field)).toBe('')
  field.script.clock.increment(pause)
  expect(field.script.asked).toHaveLength(2)
})

it('asks nothing once they are closed while typing', () => {
  const field = typing('gui')
  field.actor.send({ type: 'suggestions.close' })
  field.script.clock.increment(pause)
  expect(field.script.asked).toEqual([])
})

it.for([{ type: 'suggestions.close' }, { type: 'query.change', query: '' }, { type: 'query.change', query: 'étoiles' }] as const)(
  'never shows an answer that comes after %s',
  async (event) => {
    const field = typing('gui')
    field.script.clock.increment(pause)
    field.actor.send(event)
    void field.script.answer('suggest', { output: undefined })
    await setImmediate()
    expect(answered(field)).toBe('')
  },
)

it('shows no older suggestions after a failure, and asks for the same text again', async () => {
  const field = await suggested()
  field.actor.send({ type: 'query.change', query: 'guit' })
  field.script.clock.increment(pause)
  await field.script.answer('suggest', { error: new Error('lost') })
  expect(answered(field)).toBe('')
  field.actor.send({ type: 'query.change', query: 'guit' })
  field.script.clock.increment(pause)
  expect(field.script.asked).toHaveLength(3)
})
