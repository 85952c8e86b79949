import { describe, expect, it } from 'vitest'
import { finderOf, isBlank } from '../../../src/shared/caption/find.ts'

/** The text with what was found in brackets. */
function found(text: string, query: string): string {
  let [made, after] = ['', 0]
  for (const { start, end } of finderOf(query)(text)) {
    made += `${text.slice(after, start)}[${text.slice(start, end)}]`
    after = end
  }
  return made + text.slice(after)
}

describe('what is looked for in a text', () => {
  it.each([
    ['La forêt, la FORÊT', 'foret', 'La [forêt], la [FORÊT]'],
    ['Elle a osé', 'OSÉ', 'Elle a [osé]'],
    ['Un bel œuf', 'oeuf', 'Un bel [œuf]'],
    ['L’œil', "l'o", '[L’œ]il'],
    ['Quoi\u202f?', 'quoi ?', '[Quoi\u202f?]'],
    ['e\u0301te\u0301', 'été', '[e\u0301te\u0301]'],
    ['aaa', 'aa', '[aa]a'],
    ['🎬 un film', 'film', '🎬 un [film]'],
    ['rien', 'tout', 'rien'],
    ['tout', '', 'tout'],
    ['a b', ' ', 'a b'],
    ['é', '\u0301', 'é'],
  ])('in «%s» by «%s»', (text, query, marked) => {
    expect(found(text, query)).toBe(marked)
  })

  it('is nothing for a query of spaces, or of a lone accent', () => {
    expect(['', '  ', '\u202f', '\u0301', 'a'].map(isBlank)).toEqual([true, true, true, true, false])
  })
})
