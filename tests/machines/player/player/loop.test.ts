import { describe, expect, it } from 'vitest'
import { selectIsLooping, selectIsPlaying } from '../../../../src/machines/player/player/selectors.ts'
import { isIn, open, perform, requests, said, shown, stored, watch } from './viewing.ts'

const nextVideo = { type: 'next.found', contentId: 'content-2' } as const

describe('the loop', () => {
  it('is off for each video, and turned on and off by a press, for this video only', () => {
    const player = open()
    expect(shown(player, selectIsLooping)).toBe(false)
    perform(player, 'loop.toggle')
    expect(shown(player, selectIsLooping)).toBe(true)
    perform(player, 'loop.toggle')
    expect([shown(player, selectIsLooping), stored(player)]).toEqual([false, []])
  })

  const end = ['media.ended'] as const

  it('starts over at the end, again and again', () => {
    const player = watch(undefined, 'loop.toggle')
    for (const _ of [1, 2, 3]) {
      expect(said(player, ...end)).toEqual([{ type: 'seek.requested', to: { kind: 'at', seconds: 0 } }, { type: 'play.requested' }])
      expect([isIn(player, 'ended'), isIn(player, 'seeking'), shown(player, selectIsPlaying)]).toEqual([false, true, true])
      perform(player, 'media.seeking', 'media.seeked')
      expect([isIn(player, 'paused'), shown(player, selectIsPlaying)]).toEqual([false, true])
      perform(player, 'media.playing')
      expect(isIn(player, 'playing')).toBe(true)
    }
  })

  it('announces no end: no other video follows', () => {
    const player = watch(undefined, nextVideo, 'loop.toggle', ...end)
    expect([requests(player, 'video.ended'), isIn(player, 'nextOffered')]).toEqual([[], false])
  })

  it('leaves a video at its end that was paused, and taken there', () => {
    const player = watch(undefined, 'loop.toggle', 'media.paused', 'media.seeking')
    expect(said(player, 'media.ended')).toEqual([{ type: 'video.ended' }])
  })

  it('announces the end of the round in which it was turned off', () => {
    const player = watch(undefined, nextVideo, 'loop.toggle', ...end, 'media.playing', 'loop.toggle', ...end)
    expect([requests(player, 'video.ended').length, isIn(player, 'ended'), isIn(player, 'nextOffered')]).toEqual([1, true, true])
  })
})
