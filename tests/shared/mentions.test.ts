import { describe, expect, it } from 'vitest'
import { mentionBefore, mentionedNames } from '../../src/shared/mentions.ts'

it.each([
  ['Merci @Ada, @ada et @grace_2 !', ['Ada', 'grace_2']],
  ['(@ada) «@élise» @日本', ['ada', 'élise', '日本']],
  ['@E\u0301lise', ['Élise']],
  ['ada@exemple.fr x@ada @@ada .@ada', []],
  ['@ @- personne', []],
])('names after «@»: %s', (text, names) => {
  expect(mentionedNames(text)).toEqual(names)
})

describe('a name that is being written', () => {
  it.each([
    ['Merci @ad', '@ad'],
    ['@', '@'],
    ['(@Zoé', '@Zoé'],
    ['Merci @ada ', null],
    ['Merci ada', null],
    ['ada@exemple', null],
    ['@@ada', null],
    ['@ada.b', null],
    [`@${'a'.repeat(50)}`, `@${'a'.repeat(50)}`],
    [`@${'a'.repeat(51)}`, null],
  ])('%s', (text, written) => expect(mentionBefore(text, text.length)).toBe(written))

  it('stands before the caret', () => {
    expect(mentionBefore('@ada et', 3)).toBe('@ad')
    expect(mentionBefore('@ada et', 0)).toBeNull()
  })
})
