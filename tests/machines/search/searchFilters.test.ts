import { expect, it } from 'vitest'
import { activeFilters, isFiltered, readSearch, writeSearch } from '../../../src/machines/search/searchFilters.ts'

const read = (text: string) => readSearch(new URLSearchParams(text))
const unfiltered = { type: 'all', sort: 'relevance', date: 'all', duration: 'all', category: null, language: null, captions: false }

it('parses a search from an address', () => {
  expect(read('q=+v%C3%A9lo+&type=playlist&sort=views&date=week&duration=long&category=sport&language=br&captions=true')).toEqual({
    query: 'vélo',
    type: 'playlist',
    sort: 'views',
    date: 'week',
    duration: 'long',
    category: 'sport',
    language: 'br',
    captions: true,
  })
})

it('uses the defaults for missing or invalid parameters', () => {
  const invalid = 'type=VIDEO&sort=&date=hier&duration=3&category=Sport&language=french&captions=1'
  expect(read(`q=v%C3%A9lo&${invalid}`)).toEqual({ query: 'vélo', ...unfiltered })
  expect(read('q=v%C3%A9lo&category=toString&language=')).toEqual({ query: 'vélo', ...unfiltered })
})

it('writes the same search always as the same address', () => {
  expect(writeSearch(read('date=all&q=v%C3%A9lo+%26+train&view=list&type=content'))).toBe('q=v%C3%A9lo+%26+train&type=content')
  expect(writeSearch(read('captions=true&language=fr&category=music&duration=short&sort=date&date=week&type=content&q=a'))).toBe(
    'q=a&type=content&date=week&duration=short&category=music&language=fr&captions=true&sort=date',
  )
  expect(writeSearch(read('type=content'))).toBe('')
})

it('says which filters are set', () => {
  expect(isFiltered(read('q=a'))).toBe(false)
  expect(isFiltered(read('q=a&sort=likes'))).toBe(true)
  expect(activeFilters(read('q=a&captions=true&category=music'))).toEqual(['category', 'captions'])
})
