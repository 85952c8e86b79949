import { expect, it } from 'vitest'
import { isFiltered, readSearch, writeSearch } from '../../../src/machines/search/searchFilters.ts'

const read = (text: string) => readSearch(new URLSearchParams(text))

it('reads a search out of an address', () => {
  expect(read('q=+v%C3%A9lo+&type=channel&sort=views&date=week')).toEqual({ query: 'vélo', type: 'channel', sort: 'views', date: 'week' })
})

it('takes what an address does not say, or says wrongly, as usual', () => {
  expect(read('q=v%C3%A9lo&type=VIDEO&sort=&date=hier')).toEqual({ query: 'vélo', type: 'all', sort: 'relevance', date: 'all' })
})

it('writes the same search always in the same words', () => {
  expect(writeSearch(read('date=all&q=v%C3%A9lo+%26+train&view=list&type=content'))).toBe('q=v%C3%A9lo+%26+train&type=content')
  expect(writeSearch(read('type=content'))).toBe('')
})

it('knows whether something is filtered', () => {
  expect(isFiltered(read('q=a'))).toBe(false)
  expect(isFiltered(read('q=a&sort=likes'))).toBe(true)
})
