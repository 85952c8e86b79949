import { describe, expect, it } from 'vitest'
import { playbackStart, resumePosition, watchedShare } from '../../src/shared/resume.ts'

describe('going on', () => {
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

  it('is not for a film whose length is unknown', () => {
    expect(resumePosition(30, 0)).toBeNull()
  })
})

describe('the start of a film', () => {
  it.each([
    ['90', { position: 90, isResumed: false }],
    ['90s', { position: 90, isResumed: false }],
    ['0', { position: 0, isResumed: false }],
    ['1000', { position: 40, isResumed: true }],
    ['-3', { position: 40, isResumed: true }],
    ['demain', { position: 40, isResumed: true }],
    [null, { position: 40, isResumed: true }],
  ])('is with ?t=%s', (t, start) => {
    expect(playbackStart(t, 40, 200)).toEqual(start)
  })

  it('is the beginning for who saw it nearly to its end', () => {
    expect(playbackStart(null, 199, 200)).toEqual({ position: 0, isResumed: false })
  })

  it('believes the address while the length is unknown', () => {
    expect(playbackStart('90', null, 0)).toEqual({ position: 90, isResumed: false })
  })
})

describe('the share that was watched', () => {
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

  it.each([10, 20, 60, 100, 3600])('has a bar within a film of %i seconds exactly where it goes on', (duration) => {
    for (let position = 0; position < duration; position += duration / 50) {
      const share = watchedShare(position, duration)
      expect(resumePosition(position, duration)).toBe(share === null || share === 1 ? null : position)
    }
  })

  it('is gone on with in a short film as in a long one', () => {
    expect([resumePosition(3, 20), resumePosition(0.9, 20)]).toEqual([3, null])
  })
})
