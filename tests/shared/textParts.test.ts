import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { textParts } from '../../src/components/RichText/textParts.ts'

const linksOf = (text: string): string[] => textParts(text, 3600).flatMap(({ href }) => href ?? [])
const placesOf = (text: string, duration = 3600 * 3): number[] => textParts(text, duration).flatMap(({ seconds }) => seconds ?? [])

describe('links in users’ texts', () => {
  it.each([
    ['Voir https://exemple.fr.', ['https://exemple.fr']],
    ['(https://exemple.fr/a?b=c&d=1#e), puis http://x', ['https://exemple.fr/a?b=c&d=1#e', 'http://x']],
    ['https://fr.wikipedia.org/wiki/Lucarne_(toit) !', ['https://fr.wikipedia.org/wiki/Lucarne_(toit)']],
    ['«https://exemple.fr/» et <https://exemple.fr/b>', ['https://exemple.fr/', 'https://exemple.fr/b']],
    ['https://exemple.fr/é/日本…', ['https://exemple.fr/é/日本']],
    ['HTTPS://EXEMPLE.FR', ['HTTPS://EXEMPLE.FR']],
    ['https://exemple.fr/video?t=1:02', ['https://exemple.fr/video?t=1:02']],
    ['javascript:alert(1) data:text/html,x file:///etc/passwd //exemple.fr ftp://exemple.fr exemple.fr', []],
    ['https:// http://) https://...', []],
    ['https://exemple.fr/\u202egnp.exe', ['https://exemple.fr/']],
    ['https://exemple.fr/"onmouseover="alert(1)', ['https://exemple.fr/']],
  ])('%s', (text, links) => {
    expect(linksOf(text)).toEqual(links)
  })
})

describe('people whom texts mention', () => {
  const people = [
    { name: 'Ada', username: 'ada' },
    { name: 'élise', username: 'elise_2' },
  ]
  it.each([
    ['Merci @Ada, et @ADA !', ['/creator/ada', '/creator/ada']],
    ['@E\u0301lise@ada', ['/creator/elise_2']],
    ['(@ada) «@élise»', ['/creator/ada', '/creator/elise_2']],
    ['@adam @ada_ x@ada é@ada @@ada .@ada https://exemple.fr/@ada', ['https://exemple.fr/@ada']],
    ['@personne @ @-', []],
  ])('%s', (text, links) => {
    const parts = textParts(text, 3600, people)
    expect(parts.flatMap(({ href }) => href ?? [])).toEqual(links)
    expect(parts.map((part) => part.text).join('')).toBe(text)
  })

  it('are text for those of whom nothing is known', () => {
    expect(linksOf('@ada')).toEqual([])
  })
})

describe('timecodes in users’ texts', () => {
  it.each([
    ['0:05 le début, 12:34 la fin', [5, 754]],
    ['1:02:03', [3723]],
    ['(00:00)', [0]],
    ['1:2, 1:60, 12:345, 1:2:03, 1:60:00, 12:34:56:78', []],
    ['2026-01-02T10:20:30 -3:05 3.10:20 a/0:05', []],
  ])('%s', (text, places) => {
    expect(placesOf(text)).toEqual(places)
  })

  it('are within the video’s duration', () => {
    expect(placesOf('0:59 1:00 1:01', 60)).toEqual([59])
    expect(placesOf('0:00', 0)).toEqual([])
  })
})

const bits = fc.constantFrom('https://', 'a', '(', ')', '.', ' ', '0:05', ':', '1', '/', '\u202e', '«', '\n', '12:34:56')

it('changes no character of the text, whatever it is', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'grapheme' }),
        fc.array(bits).map((all) => all.join('')),
      ),
      (text) => {
        expect(
          textParts(text, 7200)
            .map((part) => part.text)
            .join(''),
        ).toBe(text)
      },
    ),
  )
})

it.each([
  `https://${'('.repeat(5000)}`,
  'https://('.repeat(600),
  `https://${'()'.repeat(2500)}`,
  '1:'.repeat(2500),
  'https://'.repeat(600),
])('parses a hostile text in a short time', (text) => {
  const began = process.cpuUsage()
  textParts(text, 3600)
  expect(process.cpuUsage(began).user / 1000).toBeLessThan(200)
})
