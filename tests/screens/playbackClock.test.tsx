import { describe, expect, it } from 'vitest'
import { createPlaybackClock, type Moment } from '../../src/components/Player/playbackClock.ts'
import { spokenTime } from '../../src/components/Player/stage/spokenTime.ts'

describe('a position', () => {
  it('is announced in French', () => {
    expect([spokenTime(0), spokenTime(1), spokenTime(65), spokenTime(3723), spokenTime(Number.NaN)]).toEqual([
      '0 seconde',
      '1 seconde',
      '1 minute 5 secondes',
      '1 heure 2 minutes 3 secondes',
      '0 seconde',
    ])
  })
})

describe('the clock of a video', () => {
  it('starts at the saved position, with the length that the server knows', () => {
    expect(createPlaybackClock(42, 600).read()).toMatchObject({ position: 42, duration: 600, bufferedUntil: 0, isAdvancing: false })
    expect(createPlaybackClock().read()).toMatchObject({ position: 0, duration: 0 })
  })

  it('tells its listeners the current moment, then each change, until they stop', () => {
    const clock = createPlaybackClock(42, 600)
    const seen: number[] = []
    const stop = clock.subscribe(({ position }) => seen.push(position))
    clock.set({ position: 43 })
    stop()
    clock.set({ position: 44 })
    expect([seen, clock.read().position]).toEqual([[42, 43], 44])
  })

  it.each([
    [{ kind: 'at', seconds: 62 }, 62],
    [{ kind: 'at', seconds: 900 }, 600],
    [{ kind: 'by', seconds: 10 }, 110],
    [{ kind: 'by', seconds: -10 }, 90],
    [{ kind: 'by', seconds: -900 }, 0],
    [{ kind: 'share', share: 0.7 }, 420],
    [{ kind: 'share', share: 1 }, 600],
    [{ kind: 'frames', frames: 1 }, 100.02],
    [{ kind: 'frames', frames: -1 }, 99.98],
  ] as const)('moves within the video: %j leads from 100 to %d', (to, expected) => {
    const clock = createPlaybackClock(100, 600)
    // 50 pictures per second
    clock.set({ frame: 1 / 50 })
    const asked: number[] = []
    const moments: Moment[] = []
    clock.onSeek((position) => asked.push(position))
    clock.subscribe((moment) => moments.push(moment))
    clock.seek(to)
    expect([clock.read().position, asked[0], moments.at(-1)?.position]).toEqual([
      expect.closeTo(expected, 6),
      expect.closeTo(expected, 6),
      expect.closeTo(expected, 6),
    ])
  })

  it('keeps a seek for the next media element, and tells the present one until it goes', () => {
    const clock = createPlaybackClock(100, 600)
    const asked: string[] = []
    const detach = clock.onSeek((position) => asked.push(`first: ${position}`))
    clock.seek({ kind: 'at', seconds: 62 })
    detach()
    clock.seek({ kind: 'at', seconds: 90 })
    expect([asked, clock.read().position]).toEqual([['first: 62'], 90])
  })

  it('goes where it is told while nobody knows the length', () => {
    const clock = createPlaybackClock()
    clock.seek({ kind: 'at', seconds: 62 })
    expect(clock.read().position).toBe(62)
  })
})
