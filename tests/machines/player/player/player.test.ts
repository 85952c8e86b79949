import { describe, expect, it } from 'vitest'
import {
  selectHasBetterVersion,
  selectHasStarted,
  selectIsEnded,
  selectIsFailed,
  selectIsLocked,
  selectIsPaused,
  selectIsPlaying,
  selectIsPreparing,
  selectIsUnavailable,
  selectIsPlayRequested,
  selectResumedAt,
  selectSourceUrl,
} from '../../../../src/machines/player/player/selectors.ts'
import type { PlayerInput } from '../../../../src/machines/player/player/types.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import { guest, guestPlayback, processing, unconvertible, wanted, watchable } from './fixtures.ts'
import { isIn, open, pass, perform, type Player, requests, said, shown, watch } from './viewing.ts'

const asked = ({ script }: Player): string[] => script.asked.map(({ id }) => id)
const plays = (player: Player): number => requests(player, 'play.requested').length
const ready = (videoUrl: string) => ({ type: 'media.becameWatchable', videoUrl }) as const
const failed = { type: 'media.failed', failure: 'network' } as const

describe('before anything plays', () => {
  it('is locked for a guest, who is asked to sign in when pressing play', () => {
    const player = open(guest)
    expect(shown(player, selectIsLocked)).toBe(true)
    expect(said(player, 'player.play')).toEqual([{ type: 'login.required' }])
  })

  it('plays for a guest when the site allows it, and records no view', () => {
    const player = open(guestPlayback, 'media.playing')
    expect([shown(player, selectIsPlaying), asked(player)]).toEqual([true, []])
  })

  it('shows the preparation until a first rendition is ready', () => {
    const player = open(processing)
    expect(shown(player, selectIsPreparing)).toBe(true)
    perform(player, ready('/media/1.m3u8'))
    expect([shown(player, selectIsPreparing), shown(player, selectSourceUrl)]).toEqual([false, '/media/1.m3u8'])
  })

  it('is unavailable when the conversion failed', () => {
    expect(shown(open(unconvertible), selectIsUnavailable)).toBe(true)
  })

  it('commands the media element to play, and changes state only on its events', () => {
    const player = open(watchable, 'media.canPlay')
    expect(said(player, 'player.play')).toEqual([{ type: 'play.requested' }])
    expect(shown(player, selectIsPlaying)).toBe(false)
  })

  it('switches to a better version immediately', () => {
    const player = open(watchable, 'media.canPlay', ready('/media/2.m3u8'))
    expect([shown(player, selectSourceUrl), isIn(player, 'loading')]).toEqual(['/media/2.m3u8', true])
  })
})

describe('a request to play that was made on another page', () => {
  it('plays once, as soon as the media element can play', () => {
    const player = open(wanted)
    expect([plays(player), shown(player, selectIsPlayRequested)]).toEqual([0, true])
    perform(player, 'media.canPlay')
    expect(plays(player)).toBe(1)
    perform(player, 'media.playing')
    expect([plays(player), shown(player, selectIsPlaying), shown(player, selectIsPlayRequested)]).toEqual([1, true, false])
  })

  it('is kept while the video is being prepared', () => {
    const player = open({ ...processing, isPlayRequested: true }, ready('/media/1.m3u8'))
    expect(said(player, 'media.canPlay')).toEqual([{ type: 'play.requested' }])
  })

  it('does not send a guest to the sign-in', () => {
    const player = open({ ...guest, isPlayRequested: true })
    expect([shown(player, selectIsLocked), requests(player, 'login.required')]).toEqual([true, []])
  })

  it('is blocked when the browser refuses to play, until a press on this page', () => {
    const player = open(wanted, 'media.canPlay', 'media.refused')
    expect([shown(player, selectIsPaused), shown(player, selectIsPlayRequested), shown(player, selectIsFailed)]).toEqual([
      true,
      false,
      false,
    ])
    expect(said(player, 'player.play')).toEqual([{ type: 'play.requested' }])
    perform(player, 'media.playing')
    expect(shown(player, selectIsPlaying)).toBe(true)
  })

  it('is required: without it, nothing plays automatically', () => {
    expect(said(open(watchable), 'media.canPlay')).toEqual([])
  })

  it('is kept while the video loads, and cancelled by a pause', () => {
    const player = open(watchable, 'player.play')
    expect([plays(player), shown(player, selectIsPlayRequested)]).toEqual([0, true])
    expect(said(player, 'player.pause', 'media.canPlay')).toEqual([])
  })
})

describe('the start of playback', () => {
  it('is when frames advance, not when play was requested', () => {
    const player = open(wanted, 'media.canPlay', 'player.play')
    expect(shown(player, selectHasStarted)).toBe(false)
    perform(player, 'media.playing')
    expect(shown(player, selectHasStarted)).toBe(true)
  })

  it('is not reset by a pause, another version or a failure', () => {
    const player = watch(undefined, 'media.paused')
    expect(shown(player, selectHasStarted)).toBe(true)
    perform(player, ready('/media/2.m3u8'), 'player.upgrade')
    expect(shown(player, selectHasStarted)).toBe(true)
    perform(player, failed, 'player.retry')
    expect(shown(player, selectHasStarted)).toBe(true)
  })
})

describe('a source that is reloaded', () => {
  it('resumes playing if it was playing: after a better version, a retry, or a recovered media element', () => {
    const player = watch(undefined, 'media.emptied', 'media.paused')
    expect(said(player, 'media.canPlay')).toEqual([{ type: 'play.requested' }])
    perform(player, 'media.playing', ready('/media/2.m3u8'), 'player.upgrade')
    expect(said(player, 'media.canPlay')).toEqual([{ type: 'play.requested' }])
    perform(player, 'media.playing', failed, 'player.retry')
    expect(said(player, 'media.canPlay')).toEqual([{ type: 'play.requested' }])
  })

  it.each(['player.pause', 'media.paused', 'media.refused'] as const)('stays paused after %s', (step) => {
    const player = watch(undefined, step, 'media.emptied')
    expect([said(player, 'media.canPlay'), shown(player, selectIsPaused)]).toEqual([[], true])
  })

  it('does not play if nobody requested it', () => {
    const player = open(watchable, 'media.canPlay', 'media.emptied')
    expect([said(player, 'media.canPlay'), shown(player, selectHasStarted)]).toEqual([[], false])
  })
})

describe('a video that resumes at a saved position', () => {
  const resumed: PlayerInput = { ...watchable, resumedAt: 300 }
  const resumedAt = (player: Player): number | null => shown(player, selectResumedAt)

  it('shows the position, also while it plays and after a pause', () => {
    expect(resumedAt(open(resumed, 'media.canPlay', 'media.playing', 'media.paused'))).toBe(300)
  })

  it('hides the message five seconds after it plays, not while it is paused', () => {
    const player = open(resumed, 'media.canPlay', 'media.playing', 'media.paused')
    pass(player, 60_000)
    expect(resumedAt(player)).toBe(300)
    perform(player, 'media.playing')
    pass(player, 4_999)
    expect(resumedAt(player)).toBe(300)
    pass(player, 1)
    expect(resumedAt(player)).toBeNull()
  })

  it('hides the message at the end', () => {
    expect(resumedAt(open(resumed, 'media.canPlay', 'media.playing', 'media.paused', 'media.ended'))).toBeNull()
  })

  it('hides the message after ten seconds in which it was never played for five in a row', () => {
    expect(resumedAt(open(resumed, 'watch.noted'))).toBeNull()
  })

  it.each([
    [
      { type: 'player.goTo', seconds: 0 },
      { kind: 'at', seconds: 0 },
    ],
    [
      { type: 'player.seek', to: { kind: 'by', seconds: -10 } },
      { kind: 'by', seconds: -10 },
    ],
  ] as const)('hides the message when the user seeks, and seeks in the media element: %j', (step, to) => {
    const player = open(resumed)
    expect([said(player, step), resumedAt(player)]).toEqual([[{ type: 'seek.requested', to }], null])
  })

  it('seeks to the position that a guest requested, once it can play', () => {
    expect(said(open(guest), { type: 'player.goTo', seconds: 62 }, 'player.play')).toEqual([
      { type: 'seek.requested', to: { kind: 'at', seconds: 62 } },
      { type: 'login.required' },
    ])
  })
})

describe('during playback', () => {
  it('ends with a pause event, then an end event', () => {
    expect(shown(watch(undefined, 'media.paused', 'media.ended'), selectIsEnded)).toBe(true)
  })

  it('is still shown as playing while it buffers', () => {
    expect(shown(watch(undefined, 'media.waiting'), selectIsPlaying)).toBe(true)
  })

  it('offers a better version, and switches to it on request', () => {
    const player = watch(undefined, ready('/media/2.m3u8'))
    expect([shown(player, selectSourceUrl), shown(player, selectHasBetterVersion)]).toEqual(['/media/1.m3u8', true])
    perform(player, 'player.upgrade')
    expect([shown(player, selectSourceUrl), shown(player, selectHasBetterVersion)]).toEqual(['/media/2.m3u8', false])
  })

  it('continues with the better version when the current one no longer exists', () => {
    const player = watch(undefined, ready('/media/2.m3u8'), { type: 'media.failed', failure: 'gone' })
    expect([shown(player, selectSourceUrl), shown(player, selectIsFailed)]).toEqual(['/media/2.m3u8', false])
  })

  it('reloads the same source on retry', () => {
    const player = watch(undefined, failed, 'player.retry')
    expect([shown(player, selectIsFailed), isIn(player, 'loading'), shown(player, selectSourceUrl)]).toEqual([false, true, '/media/1.m3u8'])
  })
})

describe('the view', () => {
  it('is started once, at the first play', async () => {
    const player = watch()
    await player.script.answer('startView', { output: undefined })
    player.actor.send({ type: 'media.paused' })
    player.actor.send({ type: 'media.playing' })
    expect(asked(player)).toEqual(['startView'])
  })

  it('is counted once enough of the video was watched', async () => {
    const player = watch()
    await player.script.answer('startView', { output: undefined })
    player.actor.send({ type: 'view.watchedEnough' })
    await player.script.answer('countView', { output: undefined })
    player.actor.send({ type: 'view.watchedEnough' })
    expect(asked(player)).toEqual(['startView', 'countView'])
  })

  it('is started before it is counted, however short the video', async () => {
    const player = watch()
    player.actor.send({ type: 'view.watchedEnough' })
    expect(asked(player)).toEqual(['startView'])
    await player.script.answer('startView', { output: undefined })
    expect(asked(player)).toEqual(['startView', 'countView'])
  })

  it('is delayed when the server’s clock differs', async () => {
    const player = watch()
    await player.script.answer('startView', { output: undefined })
    player.actor.send({ type: 'view.watchedEnough' })
    await player.script.answer('countView', { error: new AppError('VIEW_TOO_EARLY') })
    player.script.clock.increment(1_999)
    expect(asked(player)).toHaveLength(2)
    player.script.clock.increment(1)
    expect(asked(player)).toEqual(['startView', 'countView', 'countView'])
  })

  it.each(['startView', 'countView'] as const)(
    'is no longer requested, and shows no error, once the video is deleted: %s',
    async (step) => {
      const player = watch()
      if (step === 'countView') await player.script.answer('startView', { output: undefined })
      player.actor.send({ type: 'view.watchedEnough' })
      const before = asked(player)
      await player.script.answer(step, { error: new AppError('CONTENT_NOT_FOUND') })
      player.script.clock.increment(3_600_000)
      expect(asked(player)).toEqual(before)
      expect(player.script.effects).toEqual([])
      expect(selectIsPlaying(player.actor.getSnapshot())).toBe(true)
    },
  )

  it('never stops the playback, and its failure is logged', async () => {
    const player = watch()
    const error = new AppError('INTERNAL')
    await player.script.answer('startView', { error })
    expect(selectIsPlaying(player.actor.getSnapshot())).toBe(true)
    expect(player.script.effects).toEqual([{ type: 'logViewFailure', params: { during: 'startView', error } }])
  })
})
