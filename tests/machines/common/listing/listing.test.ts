import { describe, expect, it } from 'vitest'
import { listingMachine } from '../../../../src/machines/common/listing/listingMachine.ts'
import {
  selectCursors,
  selectFailure,
  selectHasLoaded,
  selectHasMore,
  selectIsLoading,
  selectIsLoadingMore,
  selectIsRefreshing,
} from '../../../../src/machines/common/listing/selectors.ts'
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

type List = Scripted<typeof listingMachine>

/** What the screen shows of the list. */
function seen({ actor }: List) {
  const snapshot = actor.getSnapshot()
  return {
    cursors: selectCursors(snapshot),
    hasMore: selectHasMore(snapshot),
    failure: selectFailure(snapshot)?.message ?? null,
    hasLoaded: selectHasLoaded(snapshot),
    isLoading: selectIsLoading(snapshot),
    isRefreshing: selectIsRefreshing(snapshot),
    isLoadingMore: selectIsLoadingMore(snapshot),
  }
}

const loading = {
  cursors: [],
  hasMore: false,
  failure: null,
  hasLoaded: false,
  isLoading: true,
  isRefreshing: false,
  isLoadingMore: false,
}
const twoPages = { ...loading, cursors: ['a'], hasMore: true, hasLoaded: true, isLoading: false }
const timeout = 'Le serveur ne répond pas, réessayez dans un instant'
const asked = ({ script }: List): unknown => script.asked.at(-1)
const refreshed = { id: 'refresh', input: { subject: 'q=vélo', isFresh: true } }
const more = { id: 'loadMore', input: { subject: 'q=vélo', after: 'b' } }

/** A list of two pages, after which there is a third. */
async function loaded(): Promise<List> {
  const list = shown()
  await list.script.answer('load', { output: { cursors: ['a'], nextCursor: 'b' } })
  return list
}

/** The same list, after the user has asked for it again in vain. */
async function failed(): Promise<List> {
  const list = await loaded()
  list.actor.send({ type: 'list.refresh' })
  await list.script.answer('refresh', { error: new Error('lost') })
  return list
}

describe('a list', () => {
  it('is shown as loading until its first page is there', async () => {
    const list = startScripted(listingMachine, { message, hasTransientFailures: true })
    expect(seen(list)).toEqual(loading)
    list.actor.send({ type: 'list.show', subject: 'q=vélo' })
    expect(seen(list)).toEqual(loading)
    await list.script.answer('load', { output: { cursors: ['a'], nextCursor: 'b' } })
    expect(seen(list)).toEqual(twoPages)
  })

  it('is left when there is nothing to list any more', async () => {
    const list = await loaded()
    list.actor.send({ type: 'list.show', subject: '' })
    expect(seen(list)).toEqual(loading)
    list.actor.send({ type: 'list.refresh' })
    expect(list.script.asked).toHaveLength(1)
  })

  it('gives its place to another list, also after a failure', async () => {
    for (const list of [await loaded(), await failed()]) {
      list.actor.send({ type: 'list.show', subject: 'q=train' })
      expect(seen(list)).toEqual(loading)
      expect(asked(list)).toEqual({ id: 'load', input: { subject: 'q=train', isFresh: false } })
    }
  })

  it('is not asked for again by being opened again after a failure', async () => {
    const list = shown()
    await list.script.answer('load', { error: new Error('lost') })
    list.actor.send({ type: 'list.show', subject: 'q=vélo' })
    expect(list.script.asked).toHaveLength(1)
  })

  it('does not wait longer than thirty seconds for its first page', () => {
    const list = shown()
    list.script.clock.increment(29_999)
    expect(seen(list)).toEqual(loading)
    list.script.clock.increment(1)
    expect(seen(list)).toEqual({ ...loading, failure: timeout, isLoading: false })
    expect(list.script.asked).toHaveLength(1)
  })
})

describe('a refresh', () => {
  it('asks for the list past the cache, and keeps what is shown meanwhile', async () => {
    const list = await loaded()
    list.actor.send({ type: 'list.refresh' })
    list.actor.send({ type: 'list.refresh' })
    expect(list.script.asked).toHaveLength(2)
    expect(asked(list)).toEqual(refreshed)
    expect(seen(list)).toEqual({ ...twoPages, isLoading: true, isRefreshing: true })
  })

  it('shows the pages that it brought', async () => {
    const list = await loaded()
    list.actor.send({ type: 'list.refresh' })
    await list.script.answer('refresh', { output: { cursors: [], nextCursor: null } })
    expect(seen(list)).toEqual({ ...twoPages, cursors: [], hasMore: false })
  })

  it('says why it failed', async () => {
    expect(seen(await failed())).toEqual({ ...twoPages, failure: message, hasLoaded: false })
  })

  it('does not wait longer than thirty seconds', async () => {
    const list = await loaded()
    list.actor.send({ type: 'list.refresh' })
    list.script.clock.increment(29_999)
    expect(seen(list).isRefreshing).toBe(true)
    list.script.clock.increment(1)
    expect(seen(list)).toEqual({ ...twoPages, failure: timeout, hasLoaded: false })
  })

  it.for(['while the message stands', 'after it was closed'] as const)('can be tried again %s', async (when) => {
    const list = await failed()
    if (when === 'after it was closed') list.actor.send({ type: 'failure.dismiss' })
    list.actor.send({ type: 'list.refresh' })
    expect(asked(list)).toEqual(refreshed)
    expect(list.script.asked).toHaveLength(3)
    expect(seen(list)).toEqual({ ...twoPages, isLoading: true, isRefreshing: true })
  })
})

describe('the next page', () => {
  it('is asked for once, with the list still in sight', async () => {
    const list = await loaded()
    list.actor.send({ type: 'list.loadMore' })
    list.actor.send({ type: 'list.loadMore' })
    expect(list.script.asked).toHaveLength(2)
    expect(seen(list)).toEqual({ ...twoPages, isLoadingMore: true })
    await list.script.answer('loadMore', { output: { nextCursor: 'c' } })
    expect(seen(list)).toEqual({ ...twoPages, cursors: ['a', 'b'] })
  })

  it('does not wait longer than thirty seconds', async () => {
    const list = await loaded()
    list.actor.send({ type: 'list.loadMore' })
    list.script.clock.increment(29_999)
    expect(seen(list).isLoadingMore).toBe(true)
    list.script.clock.increment(1)
    expect(seen(list)).toEqual({ ...twoPages, failure: timeout, hasLoaded: false })
  })

  it.for(['while the message stands', 'after it was closed'] as const)('can be tried again %s', async (when) => {
    const list = await failed()
    if (when === 'after it was closed') list.actor.send({ type: 'failure.dismiss' })
    list.actor.send({ type: 'list.loadMore' })
    expect(asked(list)).toEqual(more)
    expect(seen(list)).toEqual({ ...twoPages, isLoadingMore: true })
  })

  it('is never asked for after the last one', async () => {
    const list = shown()
    await list.script.answer('load', { output: { cursors: [], nextCursor: null } })
    list.actor.send({ type: 'list.loadMore' })
    list.actor.send({ type: 'list.refresh' })
    await list.script.answer('refresh', { error: new Error('lost') })
    list.actor.send({ type: 'list.loadMore' })
    list.actor.send({ type: 'failure.dismiss' })
    list.actor.send({ type: 'list.loadMore' })
    expect(list.script.asked.map(({ id }) => id)).toEqual(['load', 'refresh'])
  })
})

it('does not fetch the list by itself once the message is gone', async () => {
  const list = await failed()
  list.script.clock.increment(5000)
  expect(seen(list)).toEqual({ ...twoPages, hasLoaded: false })
  list.script.clock.increment(60_000)
  expect(list.script.asked).toHaveLength(2)
})

it('says why the next page is missing, until the message is closed', async () => {
  const list = await loaded()
  list.actor.send({ type: 'list.loadMore' })
  await list.script.answer('loadMore', { error: new Error('lost') })
  expect(seen(list)).toEqual({ ...twoPages, failure: message, hasLoaded: false })
  list.actor.send({ type: 'failure.dismiss' })
  expect(seen(list).failure).toBeNull()
})
