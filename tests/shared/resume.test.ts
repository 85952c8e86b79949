import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseTime, playbackStart, requestedPart } from '../../src/shared/playbackStart.ts'
import { watchedShare } from '../../src/shared/resume.ts'
import { resumePosition } from '../../src/shared/resumePosition.ts'

describe('resuming', () => {
  it.each([
    [null, null],
    [0, null],
    [4.9, null],
    [5, 5],
    [94.9, 94.9],
    [95, null],
    [100, null],
  ])('from %s of 100 seconds starts at %s', (position, start) => {
    expect(resumePosition(position, 100)).toBe(start)
  })

  it('is disabled for a video whose length is unknown', () => {
    expect(resumePosition(30, 0)).toBeNull()
  })
})

const nothing = { start: null, end: null }

describe('the start of a video', () => {
  it.each([
    ['90', { position: 90, isResumed: false }],
    ['90s', { position: 90, isResumed: false }],
    ['0', { position: 0, isResumed: false }],
    ['2m0s', { position: 120, isResumed: false }],
    ['1:30', { position: 90, isResumed: false }],
    ['1h2m3s', { position: 40, isResumed: true }],
    ['1000', { position: 40, isResumed: true }],
    ['-3', { position: 40, isResumed: true }],
    ['demain', { position: 40, isResumed: true }],
    [null, { position: 40, isResumed: true }],
  ])('is with ?t=%s', (t, start) => {
    expect(playbackStart({ start: parseTime(t), end: null }, 40, 200)).toEqual({ ...start, end: null })
  })

  it('is the beginning for a viewer who saw it nearly to its end', () => {
    expect(playbackStart(nothing, 199, 200)).toEqual({ position: 0, isResumed: false, end: null })
  })

  it('is the time of the address while the length is unknown', () => {
    expect(playbackStart({ start: 90, end: null }, null, 0)).toEqual({ position: 90, isResumed: false, end: null })
  })
})

describe('the end of a video', () => {
  it.each([
    ['behind the start', { start: 10, end: 20 }, 20],
    ['at the start', { start: 10, end: 10 }, null],
    ['before the start', { start: 10, end: 5 }, null],
    ['before the place where it resumes', { start: null, end: 30 }, null],
    ['behind the place where it resumes', { start: null, end: 50 }, 50],
    ['beyond the video', { start: 10, end: 200 }, null],
  ])('that is %s', (_, part, end) => {
    expect(playbackStart(part, 40, 200).end).toBe(end)
  })
})

describe('the part that an address asks for', () => {
  it.each([
    ['?t=65', '', 65, null],
    ['?t=1m5s', '', 65, null],
    ['?t=1:05', '', 65, null],
    ['?start=65&end=90', '', 65, 90],
    ['?start=1m5s&stop=1m30s', '', 65, 90],
    ['?t=65&end=90', '', 65, 90],
    ['?t=65,90', '', 65, 90],
    ['', '#t=65', 65, null],
    ['', '#t=65,90', 65, 90],
    ['', '#t=npt:65.4,90.9', 65, 90],
    ['', '#t=,90', null, 90],
    ['?t=5', '#t=65,90', 5, null],
    ['', '', null, null],
    ['?t=demain&end=-3', '', null, null],
  ])('%s%s', (search, hash, start, end) => {
    expect(requestedPart({ search, hash })).toEqual({ start, end })
  })
})

describe('the watched fraction', () => {
  it.each([
    [null, 100, null],
    [0, 100, null],
    [4.9, 100, null],
    [25, 100, 0.25],
    [96, 100, 1],
    [3, 0, null],
  ])('%s of %s is %s', (position, duration, share) => {
    expect(watchedShare(position, duration)).toBe(share)
  })

  it.each([10, 20, 60, 100, 3600])('shows a progress bar in a video of %i seconds exactly when it is resumed', (duration) => {
    for (let position = 0; position < duration; position += duration / 50) {
      const share = watchedShare(position, duration)
      expect(resumePosition(position, duration)).toBe(share === null || share === 1 ? null : position)
    }
  })

  it('resumes a short video like a long one', () => {
    expect([resumePosition(3, 20), resumePosition(0.9, 20)]).toEqual([3, null])
  })
})

describe('a timecode, in addresses and texts', () => {
  it.each([
    ['90', 90],
    ['90s', 90],
    ['2m', 120],
    ['2m0s', 120],
    ['90m', 5400],
    ['1h', 3600],
    ['1h3s', 3603],
    ['1h2m3s', 3723],
    ['1H2M3S', 3723],
    ['1:30', 90],
    ['90:00', 5400],
    ['1:02:03', 3723],
    ['0', 0],
  ])('%s is %i seconds', (text, seconds) => {
    expect(parseTime(text)).toBe(seconds)
  })

  // «1h30» is ambiguous: an hour and a half, or an hour and half a minute.
  it.each([
    null,
    '',
    's',
    'm',
    '1h30',
    '1m30',
    '3s2m',
    '-3',
    '1.5',
    '1e3',
    ' 90',
    '1:5',
    '1:75',
    '1:75:00',
    '1:2:03',
    ':30',
    '1:30s',
    '1234567',
    'demain',
    '90\n',
  ])('%j is invalid', (text) => {
    expect(parseTime(text)).toBeNull()
  })

  const upTo = (max: number): fc.Arbitrary<number> => fc.integer({ min: 0, max })
  const two = (value: number): string => String(value).padStart(2, '0')

  it('is the same in every notation', () => {
    fc.assert(
      fc.property(upTo(99), upTo(59), upTo(59), (hours, minutes, seconds) => {
        const whole = hours * 3600 + minutes * 60 + seconds
        const ways = [
          `${hours}h${minutes}m${seconds}s`,
          `${hours * 60 + minutes}m${seconds}s`,
          `${hours}:${two(minutes)}:${two(seconds)}`,
          `${hours * 60 + minutes}:${two(seconds)}`,
          `${whole}s`,
          `${whole}`,
        ]
        expect(ways.map(parseTime)).toEqual(ways.map(() => whole))
      }),
    )
  })

  it('is a whole number of seconds or nothing, whatever the address contains', () => {
    const text = fc.oneof(fc.string(), fc.stringMatching(/^[\dhms:.-]{0,12}$/))
    fc.assert(
      fc.property(text, fc.double({ min: 0, max: 100_000, noNaN: true }), (t, duration) => {
        const seconds = parseTime(t)
        expect(seconds === null || (Number.isSafeInteger(seconds) && seconds >= 0)).toBe(true)
        const { position } = playbackStart({ start: seconds, end: null }, null, duration)
        expect(position >= 0 && (duration === 0 || position === 0 || position < duration)).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})
