import { describe, expect, it } from 'vitest'
import { infiniteScrollMachine } from '../../../../src/machines/common/infiniteScroll/infiniteScrollMachine.ts'
import type { InfiniteScrollEvent } from '../../../../src/machines/common/infiniteScroll/types.ts'
import { startScripted, type Scripted } from '../../../support/model/startScripted.ts'

type Happening = InfiniteScrollEvent['type']

/** What happens to a list, and how many pages it asked for. */
function list() {
  const { actor, facts }: Scripted<typeof infiniteScrollMachine> = startScripted(infiniteScrollMachine)
  return {
    happens: (...events: Happening[]): void => {
      for (const type of events) actor.send(type === 'list.grew' ? { type, nextCursor: 'next' } : { type })
    },
    asked: (): number => facts.filter(({ type }) => type === 'page.wanted').length,
    isWatching: (): boolean => actor.getSnapshot().matches('watching'),
  }
}

describe('a list that goes on while scrolling', () => {
  it('asks for nothing before the person has scrolled', () => {
    const { happens, asked, isWatching } = list()
    happens('end.approached', 'list.grew', 'end.approached')
    expect([asked(), isWatching()]).toEqual([0, false])
  })

  it('asks for a page when its end comes near', () => {
    const { happens, asked, isWatching } = list()
    happens('page.scrolled')
    expect([asked(), isWatching()]).toEqual([0, true])
    happens('end.approached')
    expect([asked(), isWatching()]).toEqual([1, false])
  })

  it('asks once until the page has come, however often its end is passed', () => {
    const { happens, asked } = list()
    happens('page.scrolled', 'end.approached', 'end.approached', 'page.scrolled', 'end.approached')
    expect(asked()).toBe(1)
    happens('list.grew', 'end.approached')
    expect(asked()).toBe(2)
  })

  it('asks for three pages; afterwards only the button goes on, and the footer can be reached', () => {
    const { happens, asked, isWatching } = list()
    happens('page.scrolled')
    for (let page = 0; page < 10; page += 1) happens('end.approached', 'list.grew')
    happens('page.scrolled', 'end.approached')
    expect([asked(), isWatching()]).toEqual([3, false])
  })

  it('does not count pages that the button has loaded', () => {
    const { happens, asked } = list()
    happens('list.grew', 'page.scrolled', 'list.grew', 'list.grew', 'list.grew')
    for (let page = 0; page < 10; page += 1) happens('end.approached', 'list.grew')
    expect(asked()).toBe(3)
  })

  it.each<[string, Happening[]]>([
    ['before the person has scrolled', []],
    ['while its end is awaited', ['page.scrolled']],
    ['while a page is loading', ['page.scrolled', 'end.approached']],
  ])('asks for nothing by itself after a failure %s', (_, before) => {
    const { happens, asked, isWatching } = list()
    happens(...before)
    const askedBefore = asked()
    happens('page.failed', 'page.scrolled', 'end.approached', 'list.grew', 'end.approached')
    expect([asked(), isWatching()]).toEqual([askedBefore, false])
  })
})
