import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readChapters, usableChapters } from '../../src/shared/chapters.ts'

describe('the chapters of a description', () => {
  it('are its lines that begin with a time', () => {
    const text =
      'Une recette.\n\n0:00 Introduction\n1:05 - La pâte\n[12:30] – La cuisson\n(1:02:03) : Dégustation\n\nBon appétit, rendez-vous à 14:00 !'
    expect(readChapters(text, 4000)).toEqual([
      { start: 0, title: 'Introduction' },
      { start: 65, title: 'La pâte' },
      { start: 750, title: 'La cuisson' },
      { start: 3723, title: 'Dégustation' },
    ])
  })

  it('take lists, other line ends and leading zeros', () => {
    expect(readChapters('- 00:00 Un\r\n• 00:10 Deux\r\n* 00:20 Trois', 60).map(({ title }) => title)).toEqual(['Un', 'Deux', 'Trois'])
  })

  it.each([
    ['there is only one', '0:00 Tout'],
    ['the first is not at the beginning', '0:05 Un\n0:10 Deux'],
    ['they are out of order', '0:00 Un\n0:20 Deux\n0:10 Trois'],
    ['two are at the same time', '0:00 Un\n0:00 Deux'],
    ['one is beyond the end', '0:00 Un\n1:00 Deux'],
    ['the time is in the middle of the line', 'À 0:00 Un\nÀ 0:10 Deux'],
    ['they have no titles', '0:00\n0:10'],
    ['the titles are invisible', '0:00 \u200B\n0:10 \u200B'],
    ['the seconds are impossible', '0:00 Un\n0:75 Deux'],
  ])('are none when %s', (_, text) => {
    expect(readChapters(text, 60)).toEqual([])
  })

  it('may be anywhere while the duration is not known', () => {
    expect(readChapters('0:00 Un\n59:00 Deux', 0)).toHaveLength(2)
  })

  it('are a hundred at most, with titles of a hundred characters', () => {
    const lines = (count: number) => Array.from({ length: count }, (_, index) => `${index}:00 Partie ${index}`).join('\n')
    expect(readChapters(lines(100), 0)).toHaveLength(100)
    expect(readChapters(lines(101), 0)).toEqual([])
    const [first] = readChapters(`0:00 ${'a'.repeat(300)}\n0:01 b`, 0)
    expect(first?.title).toBe('a'.repeat(100))
  })

  it('are read from any text in time that grows with its length', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 5000 }), (text) => {
        const chapters = readChapters(text, 0)
        return chapters.length === 0 || (chapters.length >= 2 && chapters[0]?.start === 0)
      }),
    )
    expect(readChapters(`0:00 ${' -'.repeat(2500)}\n${'0:'.repeat(2000)}`, 0)).toEqual([])
  })
})

describe('the chapters of a file', () => {
  it('are kept with plain titles', () => {
    const chapters = [
      { start: 0, title: ' Un\u202E ' },
      { start: 2.5, title: 'Deux' },
    ]
    expect(usableChapters(chapters, 10)).toEqual([
      { start: 0, title: 'Un' },
      { start: 2.5, title: 'Deux' },
    ])
  })

  it.each([
    [
      'without titles',
      [
        { start: 0, title: '' },
        { start: 2, title: '' },
      ],
    ],
    [
      'beyond the end',
      [
        { start: 0, title: 'Un' },
        { start: 12, title: 'Deux' },
      ],
    ],
  ])('are none %s', (_, chapters) => {
    expect(usableChapters(chapters, 10)).toEqual([])
  })
})
