import { describe, expect, it } from 'vitest'
import { containsWatchedWord, seenWords } from '../../src/shared/watchedWords.ts'

describe('a watched word', () => {
  it.each([
    ['casino', 'Venez au casino !'],
    ['casino', 'CASINO'],
    ['Casino', 'le casino, demain'],
    ['été', 'un bel ETE'],
    ['ete', 'l’été'],
    ['cœur', 'coeur'],
    ['boeuf', 'BŒUF'],
    ['gagner de l’argent', 'Gagner  de l\u2019argent.'],
    ['arnaque', 'C’est l’arnaque'],
    // Cyrillic а, с, і, о; Greek ο, α; Armenian ո
    ['casino', 'c\u0430sino'],
    ['casino', '\u0441\u0430s\u0456n\u043e'],
    ['casino', 'casin\u03bf'],
    ['CASINO', 'C\u0391SIN\u039f'],
    ['casino', 'casi\u0578o'],
    // full-width, mathematical bold, circled, fraktur
    ['casino', '\uff43\uff41\uff53\uff49\uff4e\uff4f'],
    ['casino', '\u{1d41c}\u{1d41a}\u{1d42c}\u{1d422}\u{1d427}\u{1d428}'],
    ['casino', '\u24d2\u24d0\u24e2\u24d8\u24dd\u24de'],
    // zero-width space, joiner, soft hyphen, word joiner, byte order mark, right-to-left mark, Hangul filler, combining accents
    ['casino', 'ca\u200bsi\u200dno'],
    ['casino', 'ca\u00adsi\u2060no\ufeff'],
    ['casino', 'ca\u200fsi\u3164no'],
    ['casino', 'c\u0336a\u0336s\u0336i\u0336n\u0336o\u0336'],
    // in black circles and squares, and the letters of flags
    ['casino', '\u{1f152}\u{1f150}\u{1f162}\u{1f158}\u{1f15d}\u{1f15e}'],
    ['casino', '\u{1f172}\u{1f170}\u{1f182}\u{1f178}\u{1f17d}\u{1f17e}'],
    ['casino', '\u{1f1e8}\u{1f1e6}\u{1f1f8}\u{1f1ee}\u{1f1f3}\u{1f1f4}'],
    ['gros casino', 'un gros\u200bcasino'],
    // A watched word that is itself written in Cyrillic.
    ['казино', 'Моё КАЗИНО'],
  ])('%s is found in %s', (word, text) => {
    expect(containsWatchedWord(text, ['autre', word])).toBe(true)
  })

  it.each([
    ['con', 'Du bon contenu'],
    ['con', 'balcon'],
    ['casino', 'casinos'],
    ['gagner argent', 'gagner de l’argent'],
    ['casino', ''],
    ['casino', '💩'],
  ])('%s is not found in %s', (word, text) => {
    expect(containsWatchedWord(text, [word])).toBe(false)
  })

  it('that has no letter watches nothing', () => {
    expect(seenWords(' \u200b!')).toEqual(['', ''])
    expect(containsWatchedWord('Bonjour ! \u200b', ['!', '\u200b'])).toBe(false)
  })
})
