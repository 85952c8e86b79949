import { describe, expect, it } from 'vitest'
import {
  selectIsAutoplayOn,
  selectIsCountingDown,
  selectIsEnded,
  selectIsNextOffered,
} from '../../../../src/machines/player/player/selectors.ts'
import type { PlayerInput } from '../../../../src/machines/player/player/types.ts'
import { watchable } from './fixtures.ts'
import { open, pass, perform, type Player, requests, said, shown, type Step, stored, watch } from './viewing.ts'

const switchedOn: PlayerInput = { ...watchable, preferences: { ...watchable.preferences, isAutoplayOn: true } }
const found = (contentId: string | null): Step => ({ type: 'next.found', contentId })
// A browser’s element pauses at its end, then says so.
const end = ['media.paused', 'media.ended'] as const
/** A video that was watched to its end, with another one to follow. */
const ended = (input: PlayerInput = watchable): Player => watch(input, found('content-2'), ...end)
const isOffered = (player: Player) => shown(player, selectIsNextOffered)
const isCountingDown = (player: Player) => shown(player, selectIsCountingDown)
const theNext = { type: 'next.requested', contentId: 'content-2' }
const anHour = 3_600_000

describe('the next video', () => {
  it('plays by itself only for those who switched it on, which is kept for other videos', () => {
    const player = open()
    expect([shown(player, selectIsAutoplayOn), shown(open(switchedOn), selectIsAutoplayOn)]).toEqual([false, true])
    perform(player, 'autoplay.toggle')
    expect([shown(player, selectIsAutoplayOn), stored(player)]).toEqual([true, [{ isAutoplayOn: true }]])
    perform(player, 'autoplay.toggle')
    expect([shown(player, selectIsAutoplayOn), stored(player)]).toEqual([false, [{ isAutoplayOn: true }, { isAutoplayOn: false }]])
  })

  it('no longer plays by itself once it is switched off, also if it was on from the beginning', () => {
    const player = open(switchedOn, 'autoplay.toggle')
    expect([shown(player, selectIsAutoplayOn), stored(player)]).toEqual([false, [{ isAutoplayOn: false }]])
  })

  it('is offered at the end, and waits for a press', () => {
    const player = ended()
    pass(player, anHour)
    expect([isOffered(player), isCountingDown(player), requests(player, 'next.requested')]).toEqual([true, false, []])
    expect(said(player, 'next.play')).toEqual([theNext])
    expect(isOffered(player)).toBe(false)
  })

  it('is not offered before the end', () => {
    const opened = open(switchedOn, found('content-2'))
    pass(opened, 59_000)
    expect([isOffered(opened), requests(opened, 'next.requested')]).toEqual([false, []])
    expect(isOffered(watch(switchedOn, found('content-2')))).toBe(false)
    expect(said(watch(switchedOn, found('content-2')), 'next.play')).toEqual([])
  })

  it.each<[string, Step[]]>([
    ['none was found', []],
    ['a playlist goes on by itself', [found(null)]],
    ['there is none any more', [found('content-2'), found(null)]],
  ])('is not offered when %s', (_, steps) => {
    for (const input of [watchable, switchedOn]) {
      const player = watch(input, ...steps, ...end)
      pass(player, anHour)
      expect([isOffered(player), requests(player, 'next.requested')]).toEqual([false, []])
    }
  })

  it('is the last one that was found', () => {
    const player = watch(undefined, found('content-2'), found('content-3'), ...end)
    expect(said(player, 'next.play')).toEqual([{ type: 'next.requested', contentId: 'content-3' }])
  })

  it('may change while it is offered', () => {
    for (const input of [watchable, switchedOn]) {
      const player = ended(input)
      perform(player, found('content-3'))
      expect([isOffered(player), said(player, 'next.play')]).toEqual([true, [{ type: 'next.requested', contentId: 'content-3' }]])
    }
  })

  it('is announced to the page at every end, once', () => {
    const player = ended()
    expect(requests(player, 'video.ended')).toEqual([{ type: 'video.ended' }])
    perform(player, 'player.play', 'media.seeking', 'media.seeked', 'media.playing', ...end)
    expect(requests(player, 'video.ended').length).toBe(2)
    expect(isOffered(player)).toBe(true)
  })
})

describe('the countdown', () => {
  it('plays the next video after eight seconds, and not before', () => {
    const player = ended(switchedOn)
    expect([isOffered(player), isCountingDown(player)]).toEqual([true, true])
    pass(player, 7_999)
    expect(requests(player, 'next.requested')).toEqual([])
    pass(player, 1)
    expect([requests(player, 'next.requested'), isOffered(player)]).toEqual([[theNext], false])
    pass(player, anHour)
    expect(requests(player, 'next.requested')).toEqual([theNext])
  })

  it('need not be awaited', () => {
    const player = ended(switchedOn)
    expect([said(player, 'next.play'), isOffered(player)]).toEqual([[theNext], false])
    pass(player, anHour)
    expect(requests(player, 'next.requested')).toEqual([theNext])
  })

  it('can be cancelled: the video is still offered', () => {
    const player = ended(switchedOn)
    perform(player, 'next.cancel')
    pass(player, anHour)
    expect([isOffered(player), isCountingDown(player), requests(player, 'next.requested')]).toEqual([true, false, []])
    expect(said(player, 'next.play')).toEqual([theNext])
  })

  it('is cancelled by switching it off', () => {
    const player = ended(switchedOn)
    perform(player, 'autoplay.toggle')
    pass(player, anHour)
    expect([isOffered(player), isCountingDown(player), requests(player, 'next.requested')]).toEqual([true, false, []])
  })

  it('is cancelled by switching it off elsewhere on the site, and by no other preference', () => {
    const player = ended(switchedOn)
    perform(player, { type: 'preferences.changed', isAutoplayOn: true, captionsLanguage: 'en' })
    expect(isCountingDown(player)).toBe(true)
    perform(player, { type: 'preferences.changed', isAutoplayOn: false, captionsLanguage: null })
    pass(player, anHour)
    expect([isOffered(player), isCountingDown(player), requests(player, 'next.requested')]).toEqual([true, false, []])
  })

  it('does not begin in the small player: the video is offered once it is back', () => {
    const player = watch(switchedOn, found('content-2'), 'page.scrolledAway', ...end)
    pass(player, anHour)
    expect([isOffered(player), isCountingDown(player), requests(player, 'next.requested')]).toEqual([true, false, []])
    perform(player, 'page.scrolledBack')
    expect(said(player, 'next.play')).toEqual([theNext])
  })

  it('ends when the video goes on as another source: its sound alone, or a better version', () => {
    const audio: Step = { type: 'media.qualitiesFound', qualities: [576], audioUrl: '/media/1-audio.m3u8' }
    const player = watch(switchedOn, audio, found('content-2'), ...end)
    expect(isCountingDown(player)).toBe(true)
    perform(player, 'quality.chooseAudioOnly')
    pass(player, 10_000)
    expect([isOffered(player), requests(player, 'next.requested')]).toEqual([false, []])
  })

  it('does not begin when it is switched on after the end', () => {
    const player = ended()
    perform(player, 'autoplay.toggle')
    pass(player, anHour)
    expect(requests(player, 'next.requested')).toEqual([])
  })

  it.each<[string, Step[]]>([
    ['watched again', ['player.play', 'media.playing']],
    ['searched for another place', [{ type: 'player.seek', to: { kind: 'by', seconds: -10 } }, 'media.seeking']],
  ])('and the offer end when the video is %s', (_, steps) => {
    for (const input of [watchable, switchedOn]) {
      const player = ended(input)
      perform(player, ...steps)
      expect([isOffered(player), shown(player, selectIsEnded)]).toEqual([false, false])
      pass(player, anHour)
      expect(requests(player, 'next.requested')).toEqual([])
    }
  })

  it('and the offer end when the next video is gone meanwhile', () => {
    for (const input of [watchable, switchedOn]) {
      const player = ended(input)
      perform(player, found(null))
      expect(isOffered(player)).toBe(false)
      expect(said(player, 'next.play')).toEqual([])
      pass(player, anHour)
      expect(requests(player, 'next.requested')).toEqual([])
    }
  })
})
