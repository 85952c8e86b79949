import { expect, it } from 'vitest'
import { listingMachine } from '../../../../src/machines/common/listing/listingMachine.ts'
import { selectCursors, selectFailure, selectHasMore, selectIsLoading } from '../../../../src/machines/common/listing/selectors.ts'
import { startScripted, type Scripted } from '../../../support/model/startScripted.ts'

const message = 'Erreur lors de la recherche'
function shown(hasTransientFailures = true): Scripted<typeof listingMachine> {
  const list = startScripted(listingMachine, { message, hasTransientFailures })
  list.actor.send({ type: 'list.show', subject: 'q=vélo' })
  return list
}

it('sends no request until it has something to list', () => {
  const { script } = startScripted(listingMachine, { message, hasTransientFailures: true })
  expect(script.asked).toEqual([])
})

it('loads a list once, even when it is opened several times', () => {
  const { actor, script } = shown()
  actor.send({ type: 'list.show', subject: 'q=vélo' })
  expect(script.asked).toEqual([{ id: 'load', input: { subject: 'q=vélo', isFresh: false } }])
})

it('loads page after page until the last one', async () => {
  const { actor, script } = shown()
  await script.answer('load', { output: { cursors: ['a'], nextCursor: 'b' } })
  actor.send({ type: 'list.loadMore' })
  expect(script.asked.at(-1)).toEqual({ id: 'loadMore', input: { subject: 'q=vélo', after: 'b' } })
  await script.answer('loadMore', { output: { nextCursor: null } })
  expect(selectCursors(actor.getSnapshot())).toEqual(['a', 'b'])
  expect(selectHasMore(actor.getSnapshot())).toBe(false)
})

it('ignores the response for a list that is no longer shown', async () => {
  const { actor, script } = shown()
  actor.send({ type: 'list.show', subject: 'q=train' })
  await script.answer('load', { output: { cursors: [], nextCursor: 'of-train' } })
  expect(script.asked.map(({ input }) => input)).toEqual([
    { subject: 'q=vélo', isFresh: false },
    { subject: 'q=train', isFresh: false },
  ])
  expect(selectIsLoading(actor.getSnapshot())).toBe(false)
})

it('clears the error of a failed search after five seconds', async () => {
  const { actor, script } = shown()
  await script.answer('load', { error: new Error('lost') })
  expect(selectFailure(actor.getSnapshot())?.message).toBe(message)
  script.clock.increment(4999)
  expect(selectFailure(actor.getSnapshot())?.message).toBe(message)
  script.clock.increment(1)
  expect(selectFailure(actor.getSnapshot())).toBeNull()
})

it('keeps the error of another list until it is dismissed', async () => {
  const { actor, script } = shown(false)
  await script.answer('load', { error: new Error('lost') })
  script.clock.increment(60_000)
  expect(selectFailure(actor.getSnapshot())?.message).toBe(message)
  actor.send({ type: 'failure.dismiss' })
  expect(selectFailure(actor.getSnapshot())).toBeNull()
})

it('keeps its pages when the next page fails to load, and retries only that page', async () => {
  const { actor, script } = shown()
  await script.answer('load', { output: { cursors: ['a'], nextCursor: 'b' } })
  actor.send({ type: 'list.loadMore' })
  await script.answer('loadMore', { error: new Error('lost') })
  expect(selectCursors(actor.getSnapshot())).toEqual(['a'])
  actor.send({ type: 'list.loadMore' })
  expect(script.asked.at(-1)).toEqual({ id: 'loadMore', input: { subject: 'q=vélo', after: 'b' } })
})
