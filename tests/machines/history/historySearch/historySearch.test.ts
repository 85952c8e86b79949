import { expect, it } from 'vitest'
import { historySearchMachine } from '../../../../src/machines/history/historySearch/historySearchMachine.ts'
import { startScripted } from '../../../support/model/startScripted.ts'

const open = (text = '') => startScripted(historySearchMachine, { text })

it('searches once nobody types any more, without the spaces around it', () => {
  const { actor, script, facts } = open()
  actor.send({ type: 'search.type', text: ' gui' })
  script.clock.increment(299)
  actor.send({ type: 'search.type', text: ' guitare ' })
  script.clock.increment(299)
  expect(facts).toEqual([])
  script.clock.increment(1)
  expect(facts).toEqual([{ type: 'search.settled', text: 'guitare' }])
  expect(actor.getSnapshot().context.text).toBe(' guitare ')
})

it('searches at once on Enter, and once', () => {
  const { actor, script, facts } = open()
  actor.send({ type: 'search.type', text: 'guitare' })
  actor.send({ type: 'search.submit' })
  expect(facts).toHaveLength(1)
  script.clock.increment(1000)
  expect(facts).toEqual([{ type: 'search.settled', text: 'guitare' }])
})

it('shows the search of the address, but never in place of what is being typed', () => {
  const { actor } = open('bois')
  const text = () => actor.getSnapshot().context.text
  expect(text()).toBe('bois')
  actor.send({ type: 'search.adopt', text: 'étoiles' })
  expect(text()).toBe('étoiles')
  actor.send({ type: 'search.type', text: 'gui' })
  actor.send({ type: 'search.adopt', text: '' })
  expect(text()).toBe('gui')
})

it('follows the address again once the typed search has settled', () => {
  const { actor, script, facts } = open()
  actor.send({ type: 'search.type', text: 'gui' })
  script.clock.increment(300)
  actor.send({ type: 'search.adopt', text: 'étoiles' })
  expect(actor.getSnapshot().context.text).toBe('étoiles')
  actor.send({ type: 'search.submit' })
  script.clock.increment(1000)
  expect(facts).toEqual([{ type: 'search.settled', text: 'gui' }])
})
