import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatLongDate, formatRelativeDate } from '../../src/shared/format/date.ts'
import { formatDateAndTime } from '../../src/shared/format/dateForms.ts'

const now = new Date('2026-11-20T12:00:00Z')
const minute = 60_000
const day = 24 * 60 * minute
const ago = (milliseconds: number): string => new Date(now.getTime() - milliseconds).toISOString()

describe('a relative date', () => {
  it.each([
    [0, 'à l’instant'],
    [59_999, 'à l’instant'],
    [minute, 'il y a 1\u00a0minute'],
    [59 * minute, 'il y a 59\u00a0minutes'],
    [60 * minute, 'il y a 1\u00a0heure'],
    [23 * 60 * minute, 'il y a 23\u00a0heures'],
    [day, 'il y a 1\u00a0jour'],
    [6 * day, 'il y a 6\u00a0jours'],
    [7 * day, 'il y a 1\u00a0semaine'],
    [29 * day, 'il y a 4\u00a0semaines'],
    [30 * day, 'il y a 1\u00a0mois'],
    [359 * day, 'il y a 11\u00a0mois'],
    [360 * day, 'il y a 1\u00a0an'],
    [800 * day, 'il y a 2\u00a0ans'],
  ])('%d ms ago is «%s»', (elapsed, shown) => {
    expect(formatRelativeDate(ago(elapsed), now)).toBe(shown)
  })

  it('in the future is shown as now', () => {
    expect(formatRelativeDate(ago(-5 * minute), now)).toBe('à l’instant')
  })

  it('never says «il y a 0»', () => {
    fc.assert(
      fc.property(fc.nat({ max: 5_000 * day }), (elapsed) => {
        expect(formatRelativeDate(ago(elapsed), now)).not.toMatch(/\b0 /)
      }),
    )
  })
})

describe('a long date', () => {
  it('is written in French', () => {
    expect(formatLongDate('2026-03-12T09:00:00Z')).toBe('12 mars 2026')
    expect(formatDateAndTime(new Date(2026, 2, 12, 18, 5).toISOString())).toBe('12 mars 2026 à 18:05')
    expect(formatDateAndTime(new Date(2026, 11, 1, 18, 5).toISOString())).toBe('1er décembre 2026 à 18:05')
    expect(formatDateAndTime(new Date(2026, 11, 11, 18, 5).toISOString())).toBe('11 décembre 2026 à 18:05')
  })

  it('is that of the browser’s own French, on each day of two years', () => {
    const ofBrowser = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long', year: 'numeric' })
    for (let index = 0; index < 731; index += 1) {
      const date = new Date(2027, 0, 1 + index, 12)
      expect(formatLongDate(date.toISOString())).toBe(ofBrowser.format(date))
    }
  })
})

it.each(['', 'hier', '2026-13-45'])('is replaced by a text for an invalid date («%s»)', (text) => {
  expect([formatLongDate(text), formatRelativeDate(text, now)]).toEqual(['Date invalide', 'Date invalide'])
})
