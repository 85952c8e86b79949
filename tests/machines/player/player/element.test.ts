import { describe, expect, it } from 'vitest'
import * as selectors from '../../../../src/machines/player/player/selectors.ts'
import type { PlayerFact } from '../../../../src/machines/player/player/types.ts'
import { guest, guestPlayback, processing, unconvertible, wanted, watchable } from './fixtures.ts'
import { isIn, open, perform, type Player, requests, said, shown as part, type Step } from './viewing.ts'

/** Names of what is shown of the playback. `playing` also while pictures are awaited: the person did not pause. */
function shown(player: Player): string[] {
  const tags = (
    ['locked', 'preparing', 'unavailable', 'loaded', 'loading', 'buffering', 'seeking', 'paused', 'ended', 'failed'] as const
  ).filter((tag) => isIn(player, tag))
  return [...tags, ...(part(player, selectors.selectIsPlaying) ? ['playing'] : [])]
}
const isPlayWanted = ({ actor }: Player): boolean => actor.getSnapshot().context.isPlayWanted
const isPlayRequested = (player: Player): boolean => part(player, selectors.selectIsPlayRequested)
const source = (player: Player): unknown[] => [part(player, selectors.selectSourceUrl), part(player, selectors.selectHasBetterVersion)]
const ready = (videoUrl: string): Step => ({ type: 'media.becameWatchable', videoUrl })
const failed: Step = { type: 'media.failed', failure: 'network' }
const another = ready('/media/2.m3u8')
const play: PlayerFact = { type: 'play.requested' }
const pause: PlayerFact = { type: 'pause.requested' }

describe('what opens', () => {
  it('is a video that loads, for a signed-in user and for a guest who may watch it', () => {
    expect([shown(open(watchable)), shown(open(guestPlayback))]).toEqual([
      ['loaded', 'loading'],
      ['loaded', 'loading'],
    ])
  })

  it('is the sign-in for any other guest, whatever the state of the conversion', () => {
    expect(
      [guest, { ...processing, isSignedIn: false }, { ...unconvertible, isSignedIn: false }].map((input) => shown(open(input))),
    ).toEqual([['locked'], ['locked'], ['locked']])
  })

  it('is the preparation while the video is converted, and a notice when the conversion failed', () => {
    expect([shown(open(processing)), shown(open(unconvertible))]).toEqual([['preparing'], ['unavailable']])
  })

  it('becomes a notice when the conversion fails', () => {
    expect(shown(open(processing, 'media.conversionFailed'))).toEqual(['unavailable'])
  })

  it.each([
    ['the sign-in', guest],
    ['the preparation', processing],
    ['the notice of a failed conversion', unconvertible],
  ] as const)('becomes the video once it is ready: %s', (_, input) => {
    const player = open(input, ready('/media/1.m3u8'))
    expect([shown(player), source(player)]).toEqual([
      ['loaded', 'loading'],
      ['/media/1.m3u8', false],
    ])
  })
})

describe('the media element decides what is shown', () => {
  it.each<[shown: string[], steps: Step[]]>([
    [['loaded', 'paused'], ['media.canPlay']],
    [['loaded', 'playing'], ['media.playing']],
    [
      ['loaded', 'playing'],
      ['media.canPlay', 'media.playing'],
    ],
    [
      ['loaded', 'paused'],
      ['media.playing', 'media.paused'],
    ],
    [
      ['loaded', 'ended'],
      ['media.playing', 'media.ended'],
    ],
    [
      ['loaded', 'buffering', 'playing'],
      ['media.playing', 'media.waiting'],
    ],
    [
      ['loaded', 'playing'],
      ['media.playing', 'media.waiting', 'media.playing'],
    ],
    [
      ['loaded', 'paused'],
      ['media.playing', 'media.waiting', 'media.paused'],
    ],
    [
      ['loaded', 'ended'],
      ['media.playing', 'media.waiting', 'media.ended'],
    ],
    [
      ['loaded', 'playing'],
      ['media.playing', 'media.paused', 'media.playing'],
    ],
    [
      ['loaded', 'ended'],
      ['media.playing', 'media.paused', 'media.ended'],
    ],
    [
      ['loaded', 'playing'],
      ['media.playing', 'media.ended', 'media.playing'],
    ],
    [
      ['loaded', 'seeking'],
      ['media.playing', 'media.ended', 'media.seeking'],
    ],
    [
      ['loaded', 'paused'],
      ['media.playing', 'media.ended', 'media.seeking', 'media.seeked'],
    ],
    [
      ['loaded', 'paused'],
      ['media.playing', 'media.refused'],
    ],
    [
      ['loaded', 'playing'],
      ['media.refused', 'media.playing'],
    ],
    [['failed'], ['media.playing', failed]],
    [['failed'], [failed]],
    [
      ['loaded', 'loading', 'playing'],
      ['media.playing', failed, 'player.retry'],
    ],
    // hls.js loads the source anew after a decoding error.
    [
      ['loaded', 'loading', 'playing'],
      ['media.playing', 'media.emptied'],
    ],
    [
      ['loaded', 'loading', 'playing'],
      // The element is paused meanwhile, without anybody’s wish, and waits and seeks.
      ['media.playing', 'media.emptied', 'media.paused', 'media.waiting', 'media.seeking'],
    ],
    [
      ['loaded', 'buffering', 'playing'],
      ['media.playing', 'media.emptied', 'media.canPlay'],
    ],
    [
      ['loaded', 'paused'],
      ['media.playing', 'media.paused', 'media.emptied', 'media.canPlay'],
    ],
  ])('%j after %j', (expected, steps) => {
    expect(shown(open(watchable, ...steps))).toEqual(expected)
  })

  it.each<{ steps: Step[] }>([
    { steps: ['media.playing', 'media.ended'] },
    { steps: ['media.playing', 'media.waiting', 'media.ended'] },
    { steps: ['media.playing', 'media.paused', 'media.ended'] },
  ])('and announces each end once: $steps', ({ steps }) => {
    const player = open(watchable, ...steps)
    expect(requests(player, 'video.ended').length).toBe(1)
    perform(player, 'media.seeking', 'media.seeked', 'media.playing', 'media.ended')
    expect(requests(player, 'video.ended').length).toBe(2)
  })
})

describe('play and pause', () => {
  it.each<{ steps: Step[] }>([
    { steps: ['media.canPlay'] },
    { steps: ['media.playing', 'media.paused'] },
    { steps: ['media.playing', 'media.ended'] },
    { steps: ['media.refused'] },
  ])('asks the media element to play after $steps', ({ steps }) => {
    for (const press of ['player.play', 'player.togglePlay'] as const) {
      const player = open(watchable, ...steps)
      expect([said(player, press), isPlayWanted(player)]).toEqual([[play], true])
    }
  })

  it('asks the media element to pause, and no longer wants to play', () => {
    for (const press of ['player.pause', 'player.togglePlay'] as const) {
      const player = open(watchable, 'media.playing')
      expect([said(player, press), isPlayWanted(player), shown(player)]).toEqual([[pause], false, ['loaded', 'playing']])
    }
  })

  it('pauses while pictures are awaited, and plays again, by the same press', () => {
    const player = open(watchable, 'media.playing', 'media.waiting')
    expect(said(player, 'player.togglePlay', 'player.togglePlay')).toEqual([pause, play])
  })

  it.each<Step>(['player.play', 'player.togglePlay'])(
    'waits with a request until the video can play, and then wants to play: %s',
    (press) => {
      const player = open(watchable)
      expect([said(player, press), isPlayRequested(player)]).toEqual([[], true])
      expect([said(player, 'media.canPlay'), isPlayWanted(player), shown(player)]).toEqual([[play], true, ['loaded', 'buffering']])
    },
  )

  it.each<Step>(['player.pause', 'player.togglePlay'])('cancels a request before the video can play: %s', (press) => {
    expect([said(open(wanted, press), 'media.canPlay'), isPlayRequested(open(wanted, press))]).toEqual([[], false])
  })

  it('forgets the request once the video plays, is paused or is refused', () => {
    expect((['media.playing', 'player.pause', 'media.refused'] as const).map((step) => isPlayRequested(open(wanted, step)))).toEqual([
      false,
      false,
      false,
    ])
  })

  it('wants to play whatever started the playback', () => {
    expect(isPlayWanted(open(watchable, 'media.playing'))).toBe(true)
  })

  it('does not want to play without a press', () => {
    expect([isPlayWanted(open(watchable)), isPlayWanted(open(watchable, 'media.canPlay'))]).toEqual([false, false])
  })

  it('no longer wants to play once it was paused by anybody, refused or at its end', () => {
    expect(
      (['media.paused', 'media.refused', 'media.ended'] as const).map((step) => isPlayWanted(open(watchable, 'media.playing', step))),
    ).toEqual([false, false, false])
  })
})

describe('another version of the video', () => {
  it.each<Step>(['player.play', 'media.canPlay', 'media.refused'])('is loaded immediately before anything plays: %s', (step) => {
    const player = open(watchable, step, another)
    expect([shown(player), source(player)]).toEqual([
      ['loaded', 'loading'],
      ['/media/2.m3u8', false],
    ])
  })

  it.each<{ steps: Step[] }>([
    { steps: ['media.playing'] },
    { steps: ['media.playing', 'media.waiting'] },
    { steps: ['media.playing', 'media.seeking'] },
    { steps: ['media.playing', 'media.paused'] },
    { steps: ['media.playing', 'media.waiting', 'media.paused'] },
    { steps: ['media.playing', 'media.ended'] },
    { steps: ['media.playing', 'media.ended', 'media.seeking', 'media.seeked'] },
    { steps: ['media.playing', 'media.paused', 'media.emptied', 'media.canPlay'] },
  ])('is offered once it has played: $steps', ({ steps }) => {
    const player = open(watchable, ...steps)
    const before = shown(player)
    perform(player, another)
    expect([shown(player), source(player)]).toEqual([before, ['/media/1.m3u8', true]])
  })

  it.each<{ steps: Step[] }>([
    { steps: ['player.play'] },
    { steps: ['media.canPlay'] },
    { steps: ['media.refused'] },
    { steps: ['media.playing'] },
    { steps: ['media.playing', failed] },
  ])('is not the one that is already loaded: $steps', ({ steps }) => {
    const player = open(watchable, ...steps)
    const before = shown(player)
    perform(player, ready('/media/1.m3u8'))
    expect([shown(player), source(player)]).toEqual([before, ['/media/1.m3u8', false]])
  })

  it('is not the one that is loading, whose audio stays known', () => {
    const found: Step = { type: 'media.qualitiesFound', qualities: [720], audioUrl: '/media/1/audio.m3u8' }
    const player = open(watchable, 'media.playing', found, 'media.emptied', ready('/media/1.m3u8'))
    expect([part(player, selectors.selectHasAudio), source(player)]).toEqual([true, ['/media/1.m3u8', false]])
  })

  it('is loaded on request, and playback is still wanted', () => {
    const player = open(watchable, 'media.playing', another, 'player.upgrade')
    expect([shown(player), source(player)]).toEqual([
      ['loaded', 'loading', 'playing'],
      ['/media/2.m3u8', false],
    ])
    expect([said(player, 'media.canPlay'), shown(player), isPlayWanted(player)]).toEqual([[play], ['loaded', 'buffering', 'playing'], true])
  })

  it.each<{ steps: Step[] }>([
    { steps: ['player.pause', 'media.paused'] },
    { steps: ['player.pause'] },
    { steps: ['media.paused'] },
    { steps: ['media.paused', 'media.ended'] },
  ])('stays paused once it is loaded, after $steps', ({ steps }) => {
    const player = open(watchable, 'media.playing', ...steps, another, 'player.upgrade')
    expect(shown(player)).toEqual(['loaded', 'loading'])
    expect([said(player, 'media.canPlay'), shown(player)]).toEqual([[], ['loaded', 'paused']])
  })

  it('can be paused while it loads', () => {
    const player = open(watchable, 'media.playing', another, 'player.upgrade', 'player.pause', 'media.canPlay')
    expect([shown(player), isPlayWanted(player)]).toEqual([['loaded', 'paused'], false])
  })

  it('cannot be requested when there is none', () => {
    const player = open(watchable, 'media.playing', 'player.upgrade')
    expect([shown(player), source(player)]).toEqual([
      ['loaded', 'playing'],
      ['/media/1.m3u8', false],
    ])
  })

  it('replaces a version that fails', () => {
    const player = open(watchable, 'media.playing', another, failed)
    expect([shown(player), source(player)]).toEqual([
      ['loaded', 'loading', 'playing'],
      ['/media/2.m3u8', false],
    ])
  })

  it('replaces a version that has failed', () => {
    const player = open(watchable, 'media.playing', failed, another)
    expect([shown(player), source(player)]).toEqual([
      ['loaded', 'loading', 'playing'],
      ['/media/2.m3u8', false],
    ])
  })

  it('replaces the one that is loaded in its place', () => {
    const player = open(watchable, 'media.playing', another, 'player.upgrade', ready('/media/3.m3u8'))
    expect([shown(player), source(player)]).toEqual([
      ['loaded', 'loading', 'playing'],
      ['/media/3.m3u8', false],
    ])
  })
})
