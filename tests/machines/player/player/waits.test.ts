import { describe, expect, it } from 'vitest'
import { selectFailure, selectIsPlaying } from '../../../../src/machines/player/player/selectors.ts'
import { wanted } from './fixtures.ts'
import { isIn, open, pass, perform, type Player, said, shown, type Step, watch } from './viewing.ts'

const failure = (player: Player) => shown(player, selectFailure)
const minute = 60_000
const seek: Step = { type: 'player.seek', to: { kind: 'by', seconds: 10 } }

describe('a wait for pictures', () => {
  it.each<[string, () => Player]>([
    ['of the first source', () => open(wanted)],
    ['after the press', () => open(wanted, 'media.canPlay')],
    ['for more of the video', () => watch(undefined, 'media.waiting')],
    ['of another place', () => watch(undefined, 'media.seeking')],
    ['of a source that is loaded anew', () => watch(undefined, 'media.emptied')],
  ])('fails after a minute, because it is too slow, and not before: %s', (_, make) => {
    const player = make()
    pass(player, minute - 1)
    expect(failure(player)).toBeNull()
    pass(player, 1)
    expect([isIn(player, 'failed'), failure(player)]).toEqual([true, 'tooSlow'])
  })

  it('is one wait from the press to the pictures, whatever it is for', () => {
    const player = open(wanted)
    pass(player, minute / 2)
    perform(player, 'media.canPlay')
    pass(player, minute / 2)
    expect(failure(player)).toBe('tooSlow')
    const elsewhere = watch(undefined, 'media.seeking')
    pass(elsewhere, minute / 2)
    perform(elsewhere, 'media.seeked')
    pass(elsewhere, minute / 2)
    expect(failure(elsewhere)).toBe('tooSlow')
  })

  it('begins anew with each place that is asked for', () => {
    const player = watch(undefined, 'media.seeking')
    pass(player, minute - 1)
    perform(player, 'media.seeking')
    pass(player, minute - 1)
    expect(failure(player)).toBeNull()
  })

  it.each<[string, Step[]]>([
    ['pictures come', ['media.playing']],
    ['it is paused', ['player.pause', 'media.paused']],
    ['the video ends', ['media.ended']],
    ['the browser refuses', ['media.refused']],
  ])('is over when %s', (_, steps) => {
    const player = watch(undefined, 'media.waiting', ...steps)
    pass(player, 10 * minute)
    expect(failure(player)).toBeNull()
  })

  it('is over when a video that nobody has started can play', () => {
    const player = open(undefined, 'media.canPlay')
    pass(player, 10 * minute)
    expect(failure(player)).toBeNull()
  })
})

describe('another place in the video', () => {
  it.each<Step>([
    { type: 'player.seek', to: { kind: 'by', seconds: -10 } },
    { type: 'player.seek', to: { kind: 'share', share: 0.7 } },
    { type: 'player.seek', to: { kind: 'at', seconds: 62 } },
  ])('is asked of the media element: %j', (step) => {
    const to = typeof step === 'object' && 'to' in step ? step.to : null
    expect(said(watch(), step)).toEqual([{ type: 'seek.requested', to }])
  })

  it('is asked for by a time in a comment', () => {
    expect(said(watch(), { type: 'player.goTo', seconds: 62 })).toEqual([{ type: 'seek.requested', to: { kind: 'at', seconds: 62 } }])
  })

  it('is awaited once the element seeks, and shown as playing if it was', () => {
    const player = watch(undefined, seek)
    expect(isIn(player, 'playing')).toBe(true)
    perform(player, 'media.seeking', 'media.waiting')
    expect([isIn(player, 'seeking'), shown(player, selectIsPlaying), isIn(player, 'playing')]).toEqual([true, true, false])
    perform(player, 'media.seeked')
    expect([isIn(player, 'buffering'), shown(player, selectIsPlaying), isIn(player, 'playing')]).toEqual([true, true, false])
    perform(player, 'media.playing')
    expect(isIn(player, 'playing')).toBe(true)
  })

  it('leaves a paused video paused', () => {
    const player = watch(undefined, 'player.pause', 'media.paused', seek, 'media.seeking')
    expect([isIn(player, 'seeking'), shown(player, selectIsPlaying)]).toEqual([true, false])
    expect(said(player, 'media.seeked')).toEqual([])
    expect(isIn(player, 'paused')).toBe(true)
  })

  it('leaves a video that never played as it was, to be replaced at no cost by a better version', () => {
    const player = open(undefined, 'media.canPlay', seek, 'media.seeking', 'media.seeked')
    expect(isIn(player, 'paused')).toBe(true)
    perform(player, { type: 'media.becameWatchable', videoUrl: '/media/2.m3u8' })
    expect([isIn(player, 'loading'), player.actor.getSnapshot().context.videoUrl]).toEqual([true, '/media/2.m3u8'])
  })

  it('can be awaited in a pause: the press of pause counts, and so does the one of play', () => {
    const paused = watch(undefined, seek, 'media.seeking', 'player.pause', 'media.paused')
    expect(isIn(paused, 'seeking')).toBe(true)
    perform(paused, 'media.seeked')
    expect([isIn(paused, 'paused'), shown(paused, selectIsPlaying)]).toEqual([true, false])
    const played = watch(undefined, 'player.pause', 'media.paused', seek, 'media.seeking', 'player.play', 'media.seeked')
    expect(isIn(played, 'buffering')).toBe(true)
  })

  it('can be awaited in a pause of the system', () => {
    const player = watch(undefined, seek, 'media.seeking', 'media.paused', 'media.seeked')
    expect([isIn(player, 'paused'), shown(player, selectIsPlaying)]).toEqual([true, false])
  })

  it('is left by the end when it is the end', () => {
    expect(isIn(watch(undefined, 'media.seeking', 'media.ended'), 'ended')).toBe(true)
  })
})

describe('a single picture', () => {
  it.each([1, -1] as const)('is stepped by %d while the video is paused', (frames) => {
    const player = watch(undefined, 'player.pause', 'media.paused')
    expect(said(player, { type: 'player.stepFrame', frames })).toEqual([{ type: 'seek.requested', to: { kind: 'frames', frames } }])
  })

  it('is stepped while the last one is still awaited, unless the video plays', () => {
    const paused = watch(undefined, 'player.pause', 'media.paused', seek, 'media.seeking')
    expect(said(paused, { type: 'player.stepFrame', frames: 1 })).toEqual([{ type: 'seek.requested', to: { kind: 'frames', frames: 1 } }])
    expect(said(watch(undefined, seek, 'media.seeking'), { type: 'player.stepFrame', frames: 1 })).toEqual([])
  })

  it('is not stepped before the video was played', () => {
    const player = open(undefined, 'media.canPlay', seek, 'media.seeking')
    expect(isIn(player, 'seeking')).toBe(true)
    expect(said(player, { type: 'player.stepFrame', frames: 1 })).toEqual([])
  })

  it('is not stepped while it plays, waits or has ended', () => {
    for (const player of [watch(), watch(undefined, 'media.waiting'), watch(undefined, 'media.paused', 'media.ended')])
      expect(said(player, { type: 'player.stepFrame', frames: 1 })).toEqual([])
  })
})

describe('the end of a clip', () => {
  it('pauses the video, and is no end of it', () => {
    const player = watch()
    expect(said(player, 'clip.ended', 'media.paused')).toEqual([{ type: 'pause.requested' }])
    expect([isIn(player, 'paused'), isIn(player, 'ended')]).toEqual([true, false])
  })

  it('lets the person play on from there', () => {
    expect(said(watch(undefined, 'clip.ended', 'media.paused'), 'player.togglePlay')).toEqual([{ type: 'play.requested' }])
    // Before the element has paused, too.
    expect(said(watch(undefined, 'clip.ended'), 'player.togglePlay')).toEqual([{ type: 'play.requested' }])
  })
})
