import { describe, expect, it } from 'vitest'
import { groupByDay } from '../../src/components/History/groupByDay.ts'
import { parseHistoryFilter, writeHistoryFilter } from '../../src/components/History/historyFilter.ts'

describe('the groups of the history', () => {
  const now = new Date(2026, 10, 21, 9, 30)
  const at = (...[year, month, day, hour]: [number, number, number, number]) => ({
    watchedAt: new Date(year, month, day, hour).toISOString(),
  })

  it('begin at midnight in the viewer’s time zone', () => {
    const entries = [
      at(2026, 10, 21, 0),
      at(2026, 10, 20, 23),
      at(2026, 10, 19, 12),
      at(2026, 10, 15, 1),
      at(2026, 10, 14, 23),
      at(2026, 9, 1, 1),
    ]
    expect(groupByDay(entries, now).map(({ title, entries: own }) => [title, own.length])).toEqual([
      ['Aujourd’hui', 1],
      ['Hier', 1],
      ['Cette semaine', 2],
      ['Ce mois-ci', 1],
      ['Plus ancien', 1],
    ])
  })

  it('are omitted when they are empty, and include dates in the future in today', () => {
    expect(groupByDay([at(2026, 10, 22, 12)], now).map(({ title }) => title)).toEqual(['Aujourd’hui'])
  })
})

describe('the filter of the address', () => {
  const parse = (search: string) => parseHistoryFilter(new URLSearchParams(search))

  it('is parsed, and invalid values are ignored', () => {
    expect(parse('q= guitare &period=week')).toEqual({ q: 'guitare', period: 'week' })
    expect(parse('period=decade')).toEqual({ q: '', period: null })
    expect(parse('q=%00').q).toBe('')
    expect(parse('q=a%00b%0A').q).toBe('a b')
    expect(parse(`q=${'a'.repeat(300)}`).q).toHaveLength(100)
  })

  it('is written without changing the other parameters', () => {
    expect(writeHistoryFilter(new URLSearchParams('tab=history&q=bois'), { q: '' }).toString()).toBe('tab=history')
    expect(writeHistoryFilter(new URLSearchParams('q=bois'), { period: 'month' }).toString()).toBe('q=bois&period=month')
  })
})
