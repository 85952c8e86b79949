import { expect, it } from 'vitest'
import { isFiltered, readSearch, writeSearch } from '../../../src/machines/search/searchFilters.ts'

const read = (text: string) => readSearch(new URLSearchParams(text))

it('parses a search from an address', () => {
  expect(read('q=+v%C3%A9lo+&type=channel&sort=views&date=week')).toEqual({ query: 'vélo', type: 'channel', sort: 'views', date: 'week' })
})

it('uses the defaults for missing or invalid parameters', () => {
  expect(read('q=v%C3%A9lo&type=VIDEO&sort=&date=hier')).toEqual({ query: 'vélo', type: 'all', sort: 'relevance', date: 'all' })
})

it('writes the same search always as the same address', () => {
  expect(writeSearch(read('date=all&q=v%C3%A9lo+%26+train&view=list&type=content'))).toBe('q=v%C3%A9lo+%26+train&type=content')
  expect(writeSearch(read('type=content'))).toBe('')
})

it('says whether any filter is set', () => {
  expect(isFiltered(read('q=a'))).toBe(false)
  expect(isFiltered(read('q=a&sort=likes'))).toBe(true)
})
