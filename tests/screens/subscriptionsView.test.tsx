import { describe, expect, it } from 'vitest'
import { groupByDay, mayGoOn } from '../../src/screens/Subscriptions/dayGroups.ts'
import { readView, writeView } from '../../src/screens/Subscriptions/subscriptionsView.ts'
import * as creator from '../../src/screens/Creator/creatorView.ts'

const now = new Date(2026, 10, 21, 9)
const at = (day: number, hour: number) => ({ createdAt: new Date(2026, 10, day, hour).toISOString() })

describe('groups of days', () => {
  it('follow the calendar, not twenty-four hours', () => {
    const [early, lastNight, monday, old] = [at(21, 0), at(20, 23), at(16, 12), at(14, 12)]
    expect(groupByDay([early, lastNight, monday, old], 'all', now)).toEqual([
      { title: 'Aujourd’hui', items: [early] },
      { title: 'Hier', items: [lastNight] },
      { title: 'Cette semaine', items: [monday] },
      { title: 'Plus ancien', items: [old] },
    ])
  })

  it('contain only entries of the period', () => {
    const items = [at(21, 0), at(20, 23), at(14, 12)]
    expect(groupByDay(items, 'today', now).map(({ title }) => title)).toEqual(['Aujourd’hui'])
    expect(groupByDay(items, 'week', now).map(({ title }) => title)).toEqual(['Aujourd’hui', 'Hier'])
  })

  it('can have a next page while the last entry is still in the period', () => {
    expect(mayGoOn([at(21, 0)], 'today', now)).toBe(true)
    expect(mayGoOn([at(21, 0), at(20, 23)], 'today', now)).toBe(false)
    expect(mayGoOn([at(2, 0)], 'all', now)).toBe(true)
  })
})

describe('the state in the address', () => {
  it.each(['', 'tab=channels', 'period=week', 'tab=channels&period=today'])('is parsed and written symmetrically: «%s»', (address) => {
    expect(writeView(readView(new URLSearchParams(address))).toString()).toBe(address)
  })

  it.each(['', 'tab=about', 'sort=title', 'tab=about&sort=views&layout=list'])('also on a creator’s page: «%s»', (address) => {
    expect(creator.writeView(creator.readView(new URLSearchParams(address))).toString()).toBe(address)
  })

  it('is the default when it is unknown', () => {
    expect(readView(new URLSearchParams('tab=x&period=toString'))).toEqual({ tab: 'news', period: 'all' })
    expect(creator.readView(new URLSearchParams('tab=x&sort=toString&layout='))).toEqual({ tab: 'videos', sort: 'date', layout: 'grid' })
  })
})
