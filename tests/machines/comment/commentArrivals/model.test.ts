import { expect, it } from 'vitest'
import { commentArrivalsMachine } from '../../../../src/machines/comment/commentArrivals/commentArrivalsMachine.ts'
import { describeModel } from '../../../support/model/describeModel.ts'
import { startScripted } from '../../../support/model/startScripted.ts'
import { at, commentArrivalsFixtures } from './fixtures.ts'

describeModel(commentArrivalsMachine, commentArrivalsFixtures)

it('counts the comments that arrived since the list was loaded, except the viewer’s own, until they are displayed', () => {
  const { actor } = startScripted(commentArrivalsMachine)
  const list = (...comments: ReturnType<typeof at>[]) => actor.send({ type: 'list.changed', comments })
  const waiting = () => actor.getSnapshot().context.waiting
  list(at(1))
  list(at(2, true), at(1))
  expect(waiting()).toBe(0)
  list(at(4), at(3), at(2, true), at(1))
  expect(waiting()).toBe(2)
  // One of them was deleted before the list was reloaded.
  list(at(3), at(2, true), at(1))
  expect(waiting()).toBe(1)
  actor.send({ type: 'arrivals.show', comments: [at(3), at(2, true), at(1)] })
  expect(actor.getSnapshot().context).toEqual({ shownUntil: at(3).createdAt, waiting: 0 })
})

it('counts the first comment of an empty list as new', () => {
  const { actor } = startScripted(commentArrivalsMachine)
  actor.send({ type: 'list.changed', comments: [] })
  actor.send({ type: 'list.changed', comments: [at(1)] })
  expect(actor.getSnapshot().context.waiting).toBe(1)
})
