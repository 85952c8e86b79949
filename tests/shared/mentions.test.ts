import { expect, it } from 'vitest'
import { mentionedNames } from '../../src/shared/mentions.ts'

it.each([
  ['Merci @Ada, @ada et @grace_2 !', ['Ada', 'grace_2']],
  ['(@ada) «@élise» @日本', ['ada', 'élise', '日本']],
  ['@E\u0301lise', ['Élise']],
  ['ada@exemple.fr x@ada @@ada .@ada', []],
  ['@ @- personne', []],
])('names after «@»: %s', (text, names) => {
  expect(mentionedNames(text)).toEqual(names)
})
