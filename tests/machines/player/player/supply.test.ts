import { describe, expect, it } from 'vitest'
import { selectFailure } from '../../../../src/machines/player/player/selectors.ts'
import type { PlaybackFailure } from '../../../../src/machines/player/player/types.ts'
import { wanted } from './fixtures.ts'
import { isIn, open, pass, perform, type Player, requests, said, shown, type Step, watch } from './viewing.ts'

const lost = (failure: PlaybackFailure = 'network', isAwaited = true): Step => ({ type: 'media.supplyLost', failure, isAwaited })
const failed = (failure: PlaybackFailure): Step => ({ type: 'media.failed', failure })
const ready = (videoUrl: string): Step => ({ type: 'media.becameWatchable', videoUrl })
const failure = (player: Player) => shown(player, selectFailure)
const attempts = (player: Player): number => requests(player, 'load.requested').length

describe('a network that is lost while the video plays', () => {
  it('lets it play on with what has arrived', () => {
    const player = watch(undefined, lost())
    pass(player, 3_600_000)
    expect([isIn(player, 'playing'), failure(player)]).toEqual([true, null])
  })

  it('makes the player ask for more only once it is lost', () => {
    const player = open(wanted)
    pass(player, 59_000)
    expect(attempts(player)).toBe(0)
  })

  it('makes the player ask for more every three seconds', () => {
    const player = watch(undefined, lost())
    pass(player, 2_999)
    expect(attempts(player)).toBe(0)
    pass(player, 1)
    expect(attempts(player)).toBe(1)
    pass(player, 30_000)
    expect(attempts(player)).toBe(11)
  })

  it.each<Step>(['media.supplied', 'media.canPlay'])('is found again: after %s nothing more is asked for', (step) => {
    const player = watch(undefined, lost(), step)
    pass(player, 3_600_000)
    expect(attempts(player)).toBe(0)
    perform(player, lost())
    pass(player, 3_000)
    expect(attempts(player)).toBe(1)
  })

  it('makes playback fail when all that has arrived was played', () => {
    const player = watch(undefined, lost(), 'media.waiting')
    expect(isIn(player, 'buffering')).toBe(true)
    perform(player, lost())
    expect([isIn(player, 'failed'), failure(player)]).toEqual([true, 'network'])
  })

  it('makes playback fail when another part of the video is wanted', () => {
    expect(failure(watch(undefined, lost(), 'media.seeking', lost('gone')))).toBe('gone')
  })

  it('makes playback fail before anything has been loaded', () => {
    expect(failure(open(undefined, lost()))).toBe('network')
  })

  it('is no failure while what is awaited may still come', () => {
    const player = open(undefined, lost('gone', false))
    expect([isIn(player, 'loading'), failure(player)]).toEqual([true, null])
  })

  it('is no failure when a newer version can be played instead', () => {
    const player = watch(undefined, ready('/media/2.m3u8'), 'media.waiting', lost('gone'))
    expect([failure(player), isIn(player, 'loading'), player.actor.getSnapshot().context.videoUrl]).toEqual([null, true, '/media/2.m3u8'])
  })
})

describe('playback that has failed', () => {
  it.each<PlaybackFailure>(['gone', 'network', 'unplayable'])('says why: %s', (why) => {
    const player = watch(undefined, failed(why))
    expect([isIn(player, 'failed'), failure(player)]).toEqual([true, why])
  })

  it('begins again on a press, and goes on as the person wanted', () => {
    const player = watch(undefined, failed('gone'), 'player.retry')
    expect([failure(player), isIn(player, 'loading')]).toEqual([null, true])
    expect(said(player, 'media.canPlay')).toEqual([{ type: 'play.requested' }])
  })

  it('begins again by itself when the network returns, if that was the reason', () => {
    const player = watch(undefined, failed('network'), 'network.returned')
    expect([failure(player), isIn(player, 'loading')]).toEqual([null, true])
  })

  it.each<PlaybackFailure>(['gone', 'unplayable'])('stays when the network returns, if the video is %s', (why) => {
    expect(failure(watch(undefined, failed(why), 'network.returned'))).toBe(why)
  })

  it('begins again with another version, not with the same', () => {
    const player = watch(undefined, failed('gone'), ready('/media/1.m3u8'))
    expect(failure(player)).toBe('gone')
    perform(player, ready('/media/2.m3u8'))
    expect([failure(player), isIn(player, 'loading')]).toEqual([null, true])
  })
})
