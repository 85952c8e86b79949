import { expect, it } from 'vitest'
import { dashboardMachine } from '../../../../src/machines/content/dashboard/dashboardMachine.ts'
import { describeModel } from '../../../support/model/describeModel.ts'
import { startScripted } from '../../../support/model/startScripted.ts'
import { dashboardFixtures, usual } from './fixtures.ts'

describeModel(dashboardMachine, dashboardFixtures)

const start = () => startScripted(dashboardMachine, { view: usual })

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
