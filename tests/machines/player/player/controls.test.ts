import { describe, expect, it } from 'vitest'
import { selectAreControlsShown } from '../../../../src/machines/player/player/selectors.ts'
import { wanted } from './fixtures.ts'
import { open, pass, perform, type Player, shown, type Step, watch } from './viewing.ts'

const areShown = (player: Player): boolean => shown(player, selectAreControlsShown)
const move: Step = { type: 'controls.wake', pointer: 'mouse' }
const touch: Step = { type: 'controls.wake', pointer: 'touch' }

/** Whether they are shown just before that many milliseconds, and then. */
function around(player: Player, milliseconds: number): [boolean, boolean] {
  pass(player, milliseconds - 1)
  const before = areShown(player)
  pass(player, 1)
  return [before, areShown(player)]
}
/** A video that plays, whose controls have hidden. */
function alone(...steps: readonly Step[]): Player {
  const player = watch()
  pass(player, 2_000)
  expect(areShown(player)).toBe(false)
  perform(player, ...steps)
  return player
}

describe('the controls', () => {
  it('hide two seconds after the video has begun to play', () => {
    expect(around(watch(), 2_000)).toEqual([true, false])
  })

  it('hide two seconds after the last movement of the mouse', () => {
    const player = watch()
    pass(player, 1_500)
    perform(player, move)
    expect(around(player, 2_000)).toEqual([true, false])
  })

  it('hide three seconds after a touch', () => {
    expect(around(watch(undefined, touch), 3_000)).toEqual([true, false])
  })

  it('hide after two seconds again once the mouse is back', () => {
    expect(around(watch(undefined, touch, move), 2_000)).toEqual([true, false])
  })

  it('hide at once when the mouse leaves the player', () => {
    expect(areShown(watch(undefined, 'controls.leave'))).toBe(false)
  })

  it('come back with a movement, for two seconds', () => {
    const player = alone(move)
    expect(areShown(player)).toBe(true)
    expect(around(player, 2_000)).toEqual([true, false])
  })

  it('come back with a touch, for three seconds', () => {
    expect(around(alone(touch), 3_000)).toEqual([true, false])
  })

  it('are hidden and shown by taps, for three seconds', () => {
    const player = watch(undefined, 'controls.toggle')
    expect(areShown(player)).toBe(false)
    perform(player, 'controls.toggle')
    expect(around(player, 3_000)).toEqual([true, false])
  })
})

describe('the controls stay', () => {
  const anHour = 3_600_000

  it.each<[string, () => Player]>([
    ['before the video has started', () => open(undefined, 'media.canPlay')],
    ['while playback is asked for and no picture has come', () => open(wanted, 'media.canPlay')],
    ['while it is paused', () => watch(undefined, 'player.pause', 'media.paused')],
    ['at the end', () => watch(undefined, 'media.paused', 'media.ended')],
    ['while a menu is open', () => watch(undefined, 'controls.hold')],
  ])('%s, whatever happens', (_, make) => {
    for (const step of ['controls.leave', 'controls.toggle', move, touch] as const) {
      const player = make()
      perform(player, step)
      pass(player, anHour)
      expect(areShown(player)).toBe(true)
    }
  })

  it('without a timer that goes on for nothing', () => {
    const player = watch(undefined, 'player.pause', 'media.paused')
    pass(player, 2_000)
    const changes: unknown[] = []
    player.actor.subscribe((snapshot) => changes.push(snapshot))
    pass(player, anHour)
    expect(changes).toEqual([])
  })

  it('until two seconds after the menu was closed', () => {
    const player = watch(undefined, 'controls.hold')
    pass(player, anHour)
    perform(player, 'controls.release')
    expect(around(player, 2_000)).toEqual([true, false])
  })

  it('until two seconds after a pause has ended', () => {
    const player = watch(undefined, 'player.pause', 'media.paused')
    pass(player, anHour)
    perform(player, 'player.play', 'media.playing')
    expect(around(player, 2_000)).toEqual([true, false])
  })
})

describe('controls that are hidden come back', () => {
  it.each<[string, Step[]]>([
    ['it is paused', ['player.pause', 'media.paused']],
    ['the system pauses it', ['media.paused']],
    ['it ends', ['media.paused', 'media.ended']],
    ['it fails', [{ type: 'media.failed', failure: 'gone' }]],
    ['a menu is opened by its key', ['controls.hold']],
    ['the browser refuses to go on', ['media.refused']],
    ['it is paused while another picture is awaited', ['media.seeking', 'player.pause', 'media.seeked']],
    ['it is paused while its source is loaded anew', ['media.emptied', 'player.pause', 'media.canPlay']],
  ])('when %s', (_, steps) => {
    expect(areShown(alone(...steps))).toBe(true)
  })

  it('not when it waits for pictures, nor when it goes on', () => {
    expect(areShown(alone('media.waiting'))).toBe(false)
    expect(areShown(alone('media.waiting', 'media.playing'))).toBe(false)
    expect(areShown(alone('controls.leave', 'controls.release'))).toBe(false)
  })
})
