import { expect, it } from 'vitest'
import { dashboardMachine } from '../../../../src/machines/content/dashboard/dashboardMachine.ts'
import type { DashboardEvent } from '../../../../src/machines/content/dashboard/types.ts'
import { startScripted } from '../../../support/model/startScripted.ts'
import { usual } from './fixtures.ts'

const start = () => startScripted(dashboardMachine, { view: usual })
const settled = (view: object) => ({ type: 'view.settled', view })

it('changes no address by itself', () => {
  const { script, facts } = start()
  script.clock.increment(60_000)
  expect(facts).toEqual([])
})

it('debounces the typed text', () => {
  const { actor, script, facts } = start()
  actor.send({ type: 'search.type', text: 'vé' })
  script.clock.increment(299)
  actor.send({ type: 'search.type', text: 'vélo ' })
  script.clock.increment(299)
  expect(facts).toEqual([])
  script.clock.increment(1)
  expect(facts).toEqual([{ type: 'view.settled', view: { ...usual, q: 'vélo' } }])
})

it('applies the typed text when a filter is chosen before the debounce delay has passed', () => {
  const { actor, script, facts } = start()
  actor.send({ type: 'search.type', text: 'vélo' })
  actor.send({ type: 'filter.choose', visibility: 'public' })
  script.clock.increment(1000)
  expect(facts).toEqual([{ type: 'view.settled', view: { ...usual, q: 'vélo', visibility: 'public' } }])
})

it('keeps a trailing space in the field when the address is updated without it', () => {
  const { actor } = start()
  actor.send({ type: 'search.type', text: 'à ' })
  actor.send({ type: 'search.submit' })
  actor.send({ type: 'view.adopt', view: { ...usual, q: 'à' } })
  expect(actor.getSnapshot().context.view.q).toBe('à ')
})

it('starts the search immediately on Enter, and only once', () => {
  const { actor, script, facts } = start()
  actor.send({ type: 'search.type', text: ' vélo' })
  actor.send({ type: 'search.submit' })
  expect(facts).toEqual([settled({ ...usual, q: 'vélo' })])
  script.clock.increment(1000)
  expect(facts).toHaveLength(1)
})

it('starts the search once after the pause', () => {
  const { actor, script, facts } = start()
  actor.send({ type: 'search.type', text: 'vélo' })
  script.clock.increment(10_000)
  expect(facts).toHaveLength(1)
})

it.each<[string, DashboardEvent, object]>([
  ['a filter', { type: 'filter.choose', visibility: 'private' }, { q: 'vélo', visibility: 'private', sort: 'uploadDate' }],
  ['an order', { type: 'sort.choose', sort: 'views' }, { q: 'vélo', visibility: null, sort: 'views' }],
])('applies %s at once, with the text typed so far, and searches no second time', (_, event, view) => {
  const { actor, script, facts } = start()
  actor.send({ type: 'search.type', text: 'vélo' })
  actor.send(event)
  expect(facts).toEqual([settled(view)])
  script.clock.increment(1000)
  expect(facts).toHaveLength(1)
})

it('lists all videos again when the choice is cleared, in the chosen order', () => {
  const { actor, script, facts } = start()
  actor.send({ type: 'sort.choose', sort: 'likes' })
  actor.send({ type: 'filter.choose', visibility: 'public' })
  actor.send({ type: 'search.type', text: 'vélo' })
  actor.send({ type: 'choice.clear' })
  expect(facts.at(-1)).toEqual(settled({ q: '', visibility: null, sort: 'likes' }))
  script.clock.increment(1000)
  expect(facts).toHaveLength(3)
})

it('follows the address when the user goes back, without writing it again', () => {
  const { actor, facts } = start()
  const view = { q: 'mer', visibility: 'private', sort: 'views' } as const
  actor.send({ type: 'view.adopt', view })
  expect([actor.getSnapshot().context.view, facts]).toEqual([view, []])
})

it('does not let an older address overwrite what is being typed', () => {
  const { actor } = start()
  actor.send({ type: 'search.type', text: 'vélo' })
  actor.send({ type: 'view.adopt', view: { ...usual, q: 'vé' } })
  expect(actor.getSnapshot().context.view.q).toBe('vélo')
})

it('follows the address again once the typed text was searched', () => {
  const { actor, script } = start()
  actor.send({ type: 'search.type', text: 'vélo' })
  script.clock.increment(300)
  actor.send({ type: 'view.adopt', view: { ...usual, q: 'mer' } })
  expect(actor.getSnapshot().context.view.q).toBe('mer')
})
