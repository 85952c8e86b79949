import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeCaptions } from '../../../src/shared/caption/decode.ts'
import { parseCaptions } from '../../../src/shared/caption/parse.ts'
import { writeWebVtt } from '../../../src/shared/caption/write.ts'

describe('writing WebVTT', () => {
  it('writes times with hours, and an empty line between the cues', () => {
    const cues = [
      { startMs: 0, endMs: 61_005, text: 'A\n<i>B</i>' },
      { startMs: 3_599_999, endMs: 359_999_999, text: 'C' },
    ]
    expect(writeWebVtt(cues)).toBe('WEBVTT\n\n00:00:00.000 --> 00:01:01.005\nA\n<i>B</i>\n\n00:59:59.999 --> 99:59:59.999\nC\n')
  })

  it('is read back as it was', () => {
    const cue = fc
      .record({
        startMs: fc.nat(359_980_000),
        length: fc.integer({ min: 1, max: 10_000 }),
        text: fc.stringMatching(/^[a-zé0-9]{1,20}(\n[a-z0-9]{1,5})?$/),
      })
      .map(({ startMs, length, text }) => ({ startMs, endMs: startMs + length, text }))
    fc.assert(
      fc.property(fc.uniqueArray(cue, { minLength: 1, maxLength: 20, selector: ({ startMs }) => startMs }), (cues) => {
        expect(parseCaptions(writeWebVtt(cues)).cues).toEqual(cues.toSorted((one, other) => one.startMs - other.startMs))
      }),
    )
  })
})

describe('the characters of a captions file', () => {
  it.each([
    ['UTF-8', Buffer.from('é\n')],
    ['UTF-8 with its mark', Buffer.from('\ufeffé\r\n')],
    ['UTF-16, little end first', Buffer.from('\ufeffé\r', 'utf16le')],
    ['UTF-16, big end first', Buffer.from('\ufeffé\r\n', 'utf16le').swap16()],
    ['Latin-1', Buffer.from([0xe9, 0x0d, 0x0a])],
  ])('are read from %s', (_, bytes) => {
    expect(decodeCaptions(bytes)).toBe('é\n')
  })

  it('are those of Windows where Latin-1 has none', () => {
    expect(decodeCaptions(Buffer.from([0x4c, 0x92, 0x9c, 0x75, 0x66, 0xe9, 0x80]))).toBe('L’œufé€')
  })
})
