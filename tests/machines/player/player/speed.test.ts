import { describe, expect, it } from 'vitest'
import { speeds } from '../../../../src/machines/player/player/preferences.ts'
import { selectSpeed } from '../../../../src/machines/player/player/selectors.ts'
import type { PlayerInput } from '../../../../src/machines/player/player/types.ts'
import { watchable } from './fixtures.ts'
import { open, shown, type Step, stored } from './viewing.ts'

const left = (speed: number): PlayerInput => ({ ...watchable, preferences: { ...watchable.preferences, speed } })
const faster: Step = { type: 'speed.step', steps: 1 }
const slower: Step = { type: 'speed.step', steps: -1 }

describe('the speed', () => {
  it('is the usual one, and later the one that the person left', () => {
    expect([shown(open(), selectSpeed), shown(open(left(1.5)), selectSpeed)]).toEqual([1, 1.5])
  })

  it('can be chosen from 0.5 to 4, the usual one among them, in rising order', () => {
    expect([speeds[0], speeds.at(-1), speeds.find((speed) => speed === 1)]).toEqual([0.5, 4, 1])
    expect(speeds.toSorted((a, b) => a - b)).toEqual(speeds)
  })

  it.each(speeds)('%d is taken and kept for other videos', (speed) => {
    const player = open(undefined, { type: 'speed.choose', speed })
    expect([shown(player, selectSpeed), stored(player)]).toEqual([speed, [{ speed }]])
  })

  it('goes through all of the menu by steps, and stays at its ends', () => {
    const upwards = open(left(0.5))
    const passed: number[] = []
    for (let press = 0; press < speeds.length; press += 1) {
      upwards.actor.send({ type: 'speed.step', steps: 1 })
      passed.push(shown(upwards, selectSpeed))
    }
    expect(passed).toEqual([0.75, 1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4, 4])
    expect(shown(open(left(0.5), slower), selectSpeed)).toBe(0.5)
    expect(shown(open(left(2), slower), selectSpeed)).toBe(1.75)
  })

  it('is the usual one again however it comes back', () => {
    const isUsual = (...steps: readonly Step[]) =>
      open(left(1.25), ...steps)
        .actor.getSnapshot()
        .matches({ speed: 'usual' })
    expect(isUsual()).toBe(false)
    for (const step of [slower, { type: 'speed.choose', speed: 1 }, { type: 'media.speedChanged', speed: 1 }] as const)
      expect(isUsual(step)).toBe(true)
  })

  it('is kept for other videos at each step', () => {
    expect(stored(open(undefined, faster, slower))).toEqual([{ speed: 1.25 }, { speed: 1 }])
  })

  it('follows the system, which is no wish for other videos, and steps from there', () => {
    const player = open(undefined, { type: 'media.speedChanged', speed: 1.1 })
    expect([shown(player, selectSpeed), stored(player)]).toEqual([1.1, []])
    player.actor.send({ type: 'speed.step', steps: 1 })
    expect(shown(player, selectSpeed)).toBe(1.25)
    player.actor.send({ type: 'media.speedChanged', speed: 1.1 })
    player.actor.send({ type: 'speed.step', steps: -1 })
    expect(shown(player, selectSpeed)).toBe(1)
  })
})
