import { describe, expect, it } from 'vitest'
import { selectSound } from '../../../../src/machines/player/player/selectors.ts'
import type { PlayerInput } from '../../../../src/machines/player/player/types.ts'
import { watchable } from './fixtures.ts'
import { open, perform, type Player, shown, type Step, stored } from './viewing.ts'

const left = (sound: { volume: number; isMuted: boolean }): PlayerInput => ({
  ...watchable,
  preferences: { ...watchable.preferences, ...sound },
})
const sound = (player: Player) => shown(player, selectSound)
const setVolume = (volume: number): Step => ({ type: 'sound.setVolume', volume })
const changeVolume = (points: number): Step => ({ type: 'sound.changeVolume', points })
const changedOutside = (volume: number, isMuted: boolean): Step => ({ type: 'media.soundChanged', volume, isMuted })

describe('the sound of the first video', () => {
  it('has the volume 50, and is not muted', () => {
    expect(sound(open())).toEqual({ volume: 50, isMuted: false })
  })

  it('is later as the person left it', () => {
    expect(sound(open(left({ volume: 35, isMuted: true })))).toEqual({ volume: 35, isMuted: true })
  })

  it('is not stored before the person changes it', () => {
    expect(stored(open(undefined, 'media.canPlay', 'player.play', 'media.playing'))).toEqual([])
  })
})

describe('the volume', () => {
  it.each([
    [80, 80],
    [0, 0],
    [100, 100],
    [140, 100],
    [-3, 0],
    [33.4, 33],
  ])('that is set to %d is %d, and kept for other videos', (chosen, expected) => {
    const player = open(undefined, setVolume(chosen))
    expect([sound(player), stored(player)]).toEqual([{ volume: expected, isMuted: false }, [{ volume: expected }]])
  })

  it.each([
    [5, 55],
    [-5, 45],
    [80, 100],
    [-80, 0],
  ])('changes by %d points to %d, within 0 and 100, and is kept for other videos', (points, expected) => {
    const player = open(undefined, changeVolume(points))
    expect([sound(player), stored(player)]).toEqual([{ volume: expected, isMuted: false }, [{ volume: expected }]])
  })

  it('falls to nothing without muting, and rises from there', () => {
    const player = open(undefined, setVolume(0), changeVolume(5))
    expect(sound(player)).toEqual({ volume: 5, isMuted: false })
  })
})

describe('muting', () => {
  it('keeps the volume for later', () => {
    const player = open(undefined, setVolume(70), 'sound.toggleMuted')
    expect(sound(player)).toEqual({ volume: 70, isMuted: true })
    perform(player, 'sound.toggleMuted')
    expect(sound(player)).toEqual({ volume: 70, isMuted: false })
  })

  it('is kept for other videos, and so is its end', () => {
    expect(stored(open(undefined, 'sound.toggleMuted', 'sound.toggleMuted'))).toEqual([{ isMuted: true }, { isMuted: false }])
  })

  it('ends by the same press, also when it was left on', () => {
    const player = open(left({ volume: 70, isMuted: true }), 'sound.toggleMuted')
    expect([sound(player), stored(player)]).toEqual([{ volume: 70, isMuted: false }, [{ isMuted: false }]])
  })

  it('ends with the volume 50 when there was none, because nothing would be heard', () => {
    const player = open(left({ volume: 0, isMuted: true }), 'sound.toggleMuted')
    expect([sound(player), stored(player)]).toEqual([{ volume: 50, isMuted: false }, [{ isMuted: false, volume: 50 }]])
  })

  it.each<[string, Step, number]>([
    ['a volume is set', setVolume(20), 20],
    ['a volume out of range is set', setVolume(300), 100],
    ['it is made louder', changeVolume(5), 75],
    ['it is made louder than possible', changeVolume(60), 100],
  ])('ends when %s', (_, step, volume) => {
    const player = open(left({ volume: 70, isMuted: true }), step)
    expect([sound(player), stored(player)]).toEqual([{ volume, isMuted: false }, [{ isMuted: false, volume }]])
  })

  it.each<[string, Step]>([
    ['the volume is set to nothing', setVolume(0)],
    ['it is made quieter', changeVolume(-5)],
  ])('goes on when %s', (_, step) => {
    const player = open(left({ volume: 70, isMuted: true }), step)
    expect([sound(player), stored(player)]).toEqual([{ volume: 70, isMuted: true }, []])
  })
})

describe('a change from outside of the player, by the system or an extension', () => {
  it.each<[Step, object, object[]]>([
    [changedOutside(30, false), { volume: 30, isMuted: false }, [{ volume: 30 }]],
    [changedOutside(50, true), { volume: 50, isMuted: true }, [{ isMuted: true }]],
    // The element says what it has been told.
    [changedOutside(50, false), { volume: 50, isMuted: false }, []],
    [changedOutside(50.3, false), { volume: 50, isMuted: false }, []],
    [changedOutside(101, false), { volume: 100, isMuted: false }, [{ volume: 100 }]],
  ])('is taken over from an audible player: %j', (step, expected, kept) => {
    const player = open(undefined, step)
    expect([sound(player), stored(player)]).toEqual([expected, kept])
  })

  it.each<[Step, object, object[]]>([
    [changedOutside(30, false), { volume: 30, isMuted: false }, [{ isMuted: false, volume: 30 }]],
    [changedOutside(140, false), { volume: 100, isMuted: false }, [{ isMuted: false, volume: 100 }]],
    [changedOutside(30, true), { volume: 70, isMuted: true }, []],
  ])('is taken over from a muted player: %j', (step, expected, kept) => {
    const player = open(left({ volume: 70, isMuted: true }), step)
    expect([sound(player), stored(player)]).toEqual([expected, kept])
  })
})
