import { describe, expect, it } from 'vitest'
import { playerMachine } from '../../../../src/machines/player/player/playerMachine.ts'
import * as selectors from '../../../../src/machines/player/player/selectors.ts'
import type { PlayerEvent, PlayerInput } from '../../../../src/machines/player/player/types.ts'
import { startScripted, type Scripted } from '../../../support/model/startScripted.ts'
import { guest, guestPlayback, processing, unconvertible, wanted, watchable } from './fixtures.ts'

type Player = Scripted<typeof playerMachine>
type SimpleType = Exclude<PlayerEvent['type'], 'player.goTo' | 'media.becameWatchable' | 'quality.choose' | 'media.qualitiesFound'>

const states = {
  locked: selectors.selectIsLocked,
  preparing: selectors.selectIsPreparing,
  unavailable: selectors.selectIsUnavailable,
  loaded: selectors.selectIsLoaded,
  loading: selectors.selectIsLoading,
  playing: selectors.selectIsPlaying,
  paused: selectors.selectIsPaused,
  buffering: selectors.selectIsBuffering,
  ended: selectors.selectIsEnded,
  failed: selectors.selectIsFailed,
}

function open(input: PlayerInput, ...types: SimpleType[]): Player {
  const player = startScripted(playerMachine, input)
  for (const type of types) player.actor.send({ type })
  return player
}
/** Names of what is shown of the playback. */
function shown({ actor }: Player): string[] {
  const snapshot = actor.getSnapshot()
  return Object.entries(states).flatMap(([name, isShown]) => (isShown(snapshot) ? [name] : []))
}
const requests = ({ facts }: Player): string[] => facts.map(({ type }) => type).filter((type) => type !== 'view.recorded')
const isPlayWanted = ({ actor }: Player): boolean => selectors.selectIsPlayWanted(actor.getSnapshot())
const isPlayRequested = ({ actor }: Player): boolean => selectors.selectIsPlayRequested(actor.getSnapshot())
const source = ({ actor }: Player): unknown[] => {
  const snapshot = actor.getSnapshot()
  return [selectors.selectSourceUrl(snapshot), selectors.selectHasBetterVersion(snapshot)]
}
const ready = (player: Player, videoUrl: string): void => player.actor.send({ type: 'media.becameWatchable', videoUrl })

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
    const player = open(input)
    ready(player, '/media/1.m3u8')
    expect([shown(player), source(player)]).toEqual([
      ['loaded', 'loading'],
      ['/media/1.m3u8', false],
    ])
  })
})

describe('the media element decides what is shown', () => {
  it.each<[shown: string[], types: SimpleType[]]>([
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
      ['loaded', 'playing', 'buffering'],
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
      ['loaded', 'paused'],
      ['media.playing', 'media.ended', 'media.seeked'],
    ],
    [
      ['loaded', 'paused'],
      ['media.playing', 'media.refused'],
    ],
    [
      ['loaded', 'playing'],
      ['media.refused', 'media.playing'],
    ],
    [['failed'], ['media.playing', 'media.failed']],
    [
      ['loaded', 'loading', 'playing'],
      ['media.playing', 'media.failed', 'player.retry'],
    ],
  ])('%j after %j', (expected, types) => {
    expect(shown(open(watchable, ...types))).toEqual(expected)
  })

  it.each<SimpleType[]>([
    ['media.playing', 'media.ended'],
    ['media.playing', 'media.waiting', 'media.ended'],
    ['media.playing', 'media.paused', 'media.ended'],
  ])('and announces each end once: %s, %s, %s', (...types) => {
    const player = open(watchable, ...types.filter((type) => type !== undefined))
    expect(requests(player)).toEqual(['video.ended'])
    player.actor.send({ type: 'media.seeked' })
    player.actor.send({ type: 'media.playing' })
    player.actor.send({ type: 'media.ended' })
    expect(requests(player)).toEqual(['video.ended', 'video.ended'])
  })
})

describe('play and pause', () => {
  it.each<SimpleType[]>([['media.canPlay'], ['media.playing', 'media.paused'], ['media.playing', 'media.ended'], ['media.refused']])(
    'asks the media element to play after %s, %s',
    (...types) => {
      const player = open(watchable, ...types)
      player.facts.length = 0
      player.actor.send({ type: 'player.play' })
      expect([requests(player), isPlayWanted(player)]).toEqual([['play.requested'], true])
    },
  )

  it('asks the media element to pause, and no longer wants to play', () => {
    const player = open(watchable, 'media.playing', 'player.pause')
    expect([requests(player), isPlayWanted(player), shown(player)]).toEqual([['pause.requested'], false, ['loaded', 'playing']])
  })

  it('waits with a request until the video can play, and then wants to play', () => {
    const player = open(watchable, 'player.play')
    expect([requests(player), isPlayRequested(player)]).toEqual([[], true])
    player.actor.send({ type: 'media.canPlay' })
    expect([requests(player), isPlayWanted(player), shown(player)]).toEqual([['play.requested'], true, ['loaded', 'paused']])
  })

  it('forgets the request once the video plays, is paused or is refused', () => {
    expect((['media.playing', 'player.pause', 'media.refused'] as const).map((type) => isPlayRequested(open(wanted, type)))).toEqual([
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

  it('no longer wants to play after the user paused or the browser refused', () => {
    expect((['user.paused', 'media.refused'] as const).map((type) => isPlayWanted(open(watchable, 'media.playing', type)))).toEqual([
      false,
      false,
    ])
  })

  it('still wants to play when the element pauses by itself', () => {
    expect(isPlayWanted(open(watchable, 'media.playing', 'media.paused'))).toBe(true)
  })
})

describe('another version of the video', () => {
  it.each<SimpleType[]>([['player.play'], ['media.canPlay'], ['media.refused']])(
    'is loaded immediately before anything plays: %s',
    (...types) => {
      const player = open(watchable, ...types)
      ready(player, '/media/2.m3u8')
      expect([shown(player), source(player)]).toEqual([
        ['loaded', 'loading'],
        ['/media/2.m3u8', false],
      ])
    },
  )

  it.each<SimpleType[]>([
    ['media.playing'],
    ['media.playing', 'media.waiting'],
    ['media.playing', 'media.paused'],
    ['media.playing', 'media.waiting', 'media.paused'],
    ['media.playing', 'media.ended'],
    ['media.playing', 'media.ended', 'media.seeked'],
  ])('is offered once it has played: %s, %s, %s', (...types) => {
    const player = open(watchable, ...types.filter((type) => type !== undefined))
    const before = shown(player)
    ready(player, '/media/2.m3u8')
    expect([shown(player), source(player)]).toEqual([before, ['/media/1.m3u8', true]])
  })

  it.each<SimpleType[]>([['player.play'], ['media.canPlay'], ['media.refused'], ['media.playing'], ['media.playing', 'media.failed']])(
    'is not the one that is already loaded: %s, %s',
    (...types) => {
      const player = open(watchable, ...types.filter((type) => type !== undefined))
      const before = shown(player)
      ready(player, '/media/1.m3u8')
      expect([shown(player), source(player)]).toEqual([before, ['/media/1.m3u8', false]])
    },
  )

  it('is loaded on request, and playback is still wanted', () => {
    const player = open(watchable, 'media.playing')
    ready(player, '/media/2.m3u8')
    player.actor.send({ type: 'player.upgrade' })
    expect([shown(player), source(player)]).toEqual([
      ['loaded', 'loading', 'playing'],
      ['/media/2.m3u8', false],
    ])
    player.actor.send({ type: 'media.canPlay' })
    expect([shown(player), isPlayWanted(player)]).toEqual([['loaded', 'playing', 'buffering'], true])
  })

  it.each<SimpleType[]>([['player.pause'], ['media.paused', 'user.paused'], ['media.paused', 'media.ended']])(
    'stays paused once it is loaded, after %s, %s',
    (...types) => {
      const player = open(watchable, 'media.playing', ...types.filter((type) => type !== undefined))
      ready(player, '/media/2.m3u8')
      player.actor.send({ type: 'player.upgrade' })
      expect(shown(player)).toEqual(['loaded', 'loading'])
      const before = player.facts.length
      player.actor.send({ type: 'media.canPlay' })
      player.actor.send({ type: 'media.loaded' })
      expect([shown(player), player.facts.slice(before)]).toEqual([['loaded', 'paused'], []])
    },
  )

  it('can be paused while it loads', () => {
    const player = open(watchable, 'media.playing')
    ready(player, '/media/2.m3u8')
    for (const type of ['player.upgrade', 'player.pause', 'media.canPlay'] as const) player.actor.send({ type })
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
    const player = open(watchable, 'media.playing')
    ready(player, '/media/2.m3u8')
    player.actor.send({ type: 'media.failed' })
    expect([shown(player), source(player)]).toEqual([
      ['loaded', 'loading', 'playing'],
      ['/media/2.m3u8', false],
    ])
  })

  it('replaces a version that has failed', () => {
    const player = open(watchable, 'media.playing', 'media.failed')
    ready(player, '/media/2.m3u8')
    expect([shown(player), source(player)]).toEqual([
      ['loaded', 'loading', 'playing'],
      ['/media/2.m3u8', false],
    ])
  })
})
