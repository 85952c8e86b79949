import { expect, it } from 'vitest'
import { commentArrivalsMachine } from '../../../../src/machines/comment/commentArrivals/commentArrivalsMachine.ts'
import { selectShownUntil, selectWaiting } from '../../../../src/machines/comment/commentArrivals/selectors.ts'
import { startScripted } from '../../../support/model/startScripted.ts'
import { at } from './fixtures.ts'

type Comments = ReturnType<typeof at>[]

/** A reader of the comments. */
function reader() {
  const { actor } = startScripted(commentArrivalsMachine)
  return {
    list: (...comments: Comments): void => actor.send({ type: 'list.changed', comments }),
    show: (...comments: Comments): void => actor.send({ type: 'arrivals.show', comments }),
    waiting: () => selectWaiting(actor.getSnapshot()),
    shownUntil: () => selectShownUntil(actor.getSnapshot()),
  }
}

it('shows the whole list when it is loaded', () => {
  const { list, waiting, shownUntil } = reader()
  expect([waiting(), shownUntil()]).toEqual([0, null])
  list(at(2), at(1))
  expect([waiting(), shownUntil()]).toEqual([0, at(2).createdAt])
})

it('counts the comments that arrived since the list was loaded, except the viewer’s own, until they are displayed', () => {
  const { list, show, waiting, shownUntil } = reader()
  list(at(1))
  list(at(2, true), at(1))
  expect(waiting()).toBe(0)
  list(at(4), at(3), at(2, true), at(1))
  expect(waiting()).toBe(2)
  // One of them was deleted before the list was reloaded.
  list(at(3), at(2, true), at(1))
  expect(waiting()).toBe(1)
  expect(shownUntil()).toBe(at(2).createdAt)
  show(at(3), at(2, true), at(1))
  expect([waiting(), shownUntil()]).toEqual([0, at(3).createdAt])
})

it('counts the first comment of an empty list as new', () => {
  const { list, waiting } = reader()
  list()
  list(at(1))
  expect(waiting()).toBe(1)
})

it('waits for nothing any more once the new comments are deleted', () => {
  const { list, waiting, shownUntil } = reader()
  list(at(1))
  list(at(2), at(1))
  list(at(1))
  expect([waiting(), shownUntil()]).toEqual([0, at(1).createdAt])
})

it('ignores a press before the list is loaded: the loaded list is shown, not counted', () => {
  const { list, show, waiting } = reader()
  show()
  list(at(2), at(1))
  expect(waiting()).toBe(0)
})

it('takes one press for what was announced: a second press does not show what has arrived since', () => {
  const { list, show, shownUntil } = reader()
  list(at(1))
  list(at(2), at(1))
  show(at(2), at(1))
  show(at(3), at(2), at(1))
  expect(shownUntil()).toBe(at(2).createdAt)
})

it('takes no press for comments that are deleted', () => {
  const { list, show, shownUntil } = reader()
  list(at(1))
  list(at(2), at(1))
  list(at(1))
  show(at(3), at(1))
  expect(shownUntil()).toBe(at(1).createdAt)
})
