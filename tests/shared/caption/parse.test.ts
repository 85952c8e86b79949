import { describe, expect, it } from 'vitest'
import { parseCaptions } from '../../../src/shared/caption/parse.ts'

const webVtt = `WEBVTT - a title

STYLE
::cue { background: url(https://elsewhere.example/) }

NOTE nothing
of this is shown

intro
00:01.000 --> 00:02.500 align:start position:10%
Bonjour
tout le monde

1:00:00.000 --> 1:00:01.000
Une heure plus tard
`

describe('reading captions', () => {
  it('reads the cues of WebVTT, without notes, styles, names and places', () => {
    expect(parseCaptions(webVtt)).toEqual({
      cues: [
        { startMs: 1000, endMs: 2500, text: 'Bonjour\ntout le monde' },
        { startMs: 3_600_000, endMs: 3_601_000, text: 'Une heure plus tard' },
      ],
    })
  })

  it('reads SRT, also without empty lines between the cues', () => {
    const srt = '1\n00:00:01,000 --> 00:00:02,000\n{\\an8}Il y a\n2\n2\n00:00:03,250 --> 00:00:04,000\nRien\n'
    expect(parseCaptions(srt)).toEqual({
      cues: [
        { startMs: 1000, endMs: 2000, text: 'Il y a\n2' },
        { startMs: 3250, endMs: 4000, text: 'Rien' },
      ],
    })
  })

  it('keeps a number that is said, before the times of the next cue', () => {
    const countdown = '00:01.000 --> 00:02.000\n10\n00:02.000 --> 00:03.000\n9'
    expect(parseCaptions(`WEBVTT\n\n${countdown}`).cues?.map(({ text }) => text)).toEqual(['10', '9'])
    expect(parseCaptions(countdown).cues?.map(({ text }) => text)).toEqual(['10', '9'])
    expect(parseCaptions(`1\n${countdown}`).cues?.map(({ text }) => text)).toEqual(['10', '9'])
  })

  it('puts the cues in the order of their times', () => {
    const late = '00:05.000 --> 00:06.000\nB\n\n'
    const early = '00:01.000 --> 00:02.000\nA\n\n'
    expect(parseCaptions(`WEBVTT\n\n${late}${early}`).cues?.map(({ text }) => text)).toEqual(['A', 'B'])
  })

  it('leaves out a cue that shows nothing', () => {
    const empty = '00:01.000 --> 00:02.000\n<i>&nbsp;</i>\n\n'
    expect(parseCaptions(`WEBVTT\n\n${empty}00:03.000 --> 00:04.000\nA`).cues).toEqual([{ startMs: 3000, endMs: 4000, text: 'A' }])
  })

  it('reads a first cue right after the header', () => {
    expect(parseCaptions('WEBVTT\nKind: captions\n00:01.000 --> 00:02.000\nA').cues).toEqual([{ startMs: 1000, endMs: 2000, text: 'A' }])
  })

  it('reads a cue whose name is that of a block', () => {
    expect(parseCaptions('WEBVTT\n\nSTYLE\n00:01.000 --> 00:02.000\nA').cues).toHaveLength(1)
  })
})

describe('captions that cannot be read', () => {
  const unreadable = 'Ces temps sont illisibles. Écrivez-les comme 00:00:01.000 --> 00:00:04.000'
  const first = 'WEBVTT\n\n00:01.000 --> 00:02.000\nA\n\n'
  it.each([
    ['another file', '{"a": 1}\n', 1, 'Ce n’est ni du WebVTT ni du SRT'],
    ['no cue', 'WEBVTT\n\nNOTE rien\n', 1, 'Le fichier ne contient aucun sous-titre'],
    ['text without times', `${first}Perdu\nencore\n`, 6, 'Il manque les temps, comme 00:00:01.000 --> 00:00:04.000'],
    ['minutes over 59', `${first}00:60:00.000 --> 01:00:01.000\nB`, 6, unreadable],
    ['seconds over 59', `${first}00:00:60.000 --> 01:00:01.000\nB`, 6, unreadable],
    ['a missing end', `${first}x\n00:04.000 -->\nB`, 7, unreadable],
    ['a hundred hours', `${first}00:04.000 --> 100:00:00.000\nB`, 6, unreadable],
    ['tenths, which are not milliseconds', `${first}00:04.5 --> 00:05.000\nB`, 6, unreadable],
    ['an end before its start', `${first}00:04.000 --> 00:03.999\nB`, 6, 'La fin doit venir après le début'],
    ['no duration', `${first}00:04.000 --> 00:04.000\nB`, 6, 'La fin doit venir après le début'],
    ['a text that is too long', `${first}00:04.000 --> 00:05.000\n${'a'.repeat(1001)}`, 7, 'Ce sous-titre dépasse 1000 caractères'],
  ])('tell the line of %s', (_, text, line, message) => {
    expect(parseCaptions(text)).toEqual({ problem: { line, message } })
  })

  // Read again from each of its characters, each of these would take minutes.
  it.each([
    ['<a', ' '],
    ['<a', '.b'],
    ['<', '1'],
    ['', '{\\'],
    ['', '&'],
    ['<v ', 'x '],
  ])('are refused at once: %j and %j again and again', (start, again) => {
    const text = `${first}00:04.000 --> 00:05.000\n${start}${again.repeat(200_000)}b`
    expect(parseCaptions(text).problem?.message).toBe('Ce sous-titre dépasse 1000 caractères')
  })

  it('tell the cue that is one too many', () => {
    const cues = (count: number): string => `WEBVTT\n\n${'00:01.000 --> 00:02.000\nA\n\n'.repeat(count)}`
    expect(parseCaptions(cues(10_000)).cues).toHaveLength(10_000)
    expect(parseCaptions(cues(10_001))).toEqual({ problem: { line: 30_003, message: 'Il y a plus de 10000 sous-titres' } })
  })
})
