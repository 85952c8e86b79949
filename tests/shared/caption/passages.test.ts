import { describe, expect, it } from 'vitest'
import type { Cue } from '../../../src/shared/caption/cue.ts'
import { passagesOf, plainCueText } from '../../../src/shared/caption/passages.ts'

/** Cues as [start, end, text], in seconds. */
const cues = (...rows: [number, number, string][]): Cue[] =>
  rows.map(([start, end, text]) => ({ startMs: start * 1000, endMs: end * 1000, text }))
const passages = (...rows: [number, number, string][]) =>
  passagesOf(cues(...rows)).map(({ startMs, endMs, text }) => [startMs / 1000, endMs / 1000, text])

describe('passages', () => {
  it('are whole sentences', () => {
    expect(
      passages([0, 2, 'Elle marche'], [2, 4, 'au bord de l’eau.'], [4, 6, 'Il pleut'], [6, 8, 'depuis hier\u202f!'], [8, 9, 'Voilà']),
    ).toEqual([
      [0, 4, 'Elle marche au bord de l’eau.'],
      [4, 8, 'Il pleut depuis hier\u202f!'],
      [8, 9, 'Voilà'],
    ])
  })

  it('have short sentences together', () => {
    expect(passages([0, 1, 'Oui.'], [1, 2, 'Non.'], [2, 3.5, '«\u202fPeut-être.\u202f»'], [3.5, 5, 'Alors'])).toEqual([
      [0, 3.5, 'Oui. Non. «\u202fPeut-être.\u202f»'],
      [3.5, 5, 'Alors'],
    ])
  })

  it('end with a line of a song', () => {
    expect(passages([0, 4, '♪ Une note grave ♪'], [4, 9, '♪ La note revient ♪'])).toEqual([
      [0, 4, '♪ Une note grave ♪'],
      [4, 9, '♪ La note revient ♪'],
    ])
  })

  it('end before a silence of two seconds', () => {
    expect(passages([0, 1, 'un'], [2.9, 3, 'deux'], [5, 6, 'trois'])).toEqual([
      [0, 3, 'un deux'],
      [5, 6, 'trois'],
    ])
  })

  it('of speech without an end last twelve seconds, or 220 characters', () => {
    expect(passages([0, 6, 'a'], [6, 12, 'b'], [12, 18, 'c'])).toEqual([
      [0, 12, 'a b'],
      [12, 18, 'c'],
    ])
    const long = 'x'.repeat(110)
    expect(passages([0, 1, long], [1, 2, long.slice(1)], [2, 3, 'c']).map(([, end]) => end)).toEqual([2, 3])
  })

  it('last as long as their longest cue', () => {
    expect(passages([0, 5, 'a'], [1, 2, 'b'])).toEqual([[0, 5, 'a b']])
  })
})

describe('the plain text of a cue', () => {
  it('has no markup and no lines', () => {
    expect(plainCueText('<v Ada>Un <i>deux</i>\ntrois &lt;b&gt; &amp;lt; quatre</v>')).toBe('Un deux trois <b> &lt; quatre')
  })
})
