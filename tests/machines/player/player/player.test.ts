import { describe, expect, it } from 'vitest'
import { playerMachine } from '../../../../src/machines/player/player/playerMachine.ts'
import {
  selectHasBetterVersion,
  selectHasStarted,
  selectIsEnded,
  selectIsFailed,
  selectIsLocked,
  selectIsPlaying,
  selectIsPreparing,
  selectIsUnavailable,
  selectIsPlayRequested,
  selectIsLoading,
  selectResumedAt,
  selectSourceUrl,
} from '../../../../src/machines/player/player/selectors.ts'
import type { PlayerInput } from '../../../../src/machines/player/player/types.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import { startScripted, type Scripted } from '../../../support/model/startScripted.ts'
import { guest, guestPlayback, processing, unconvertible, wanted, watchable } from './fixtures.ts'

type Player = Scripted<typeof playerMachine>
const open = (input: PlayerInput): Player => startScripted(playerMachine, input)
const asked = ({ script }: Player): string[] => script.asked.map(({ id }) => id)

function playing(): Player {
  const player = open(watchable)
  player.actor.send({ type: 'media.canPlay' })
  player.actor.send({ type: 'media.playing' })
  return player
}

describe('before anything plays', () => {
  it('is locked for a guest, who is asked to sign in when pressing play', () => {
    const { actor, facts } = open(guest)
    expect(selectIsLocked(actor.getSnapshot())).toBe(true)
    actor.send({ type: 'player.play' })
    expect(facts).toEqual([{ type: 'login.required' }])
  })

  it('plays for a guest when the site allows it, and records no view', () => {
    const player = open(guestPlayback)
    player.actor.send({ type: 'media.playing' })
    expect(selectIsPlaying(player.actor.getSnapshot())).toBe(true)
    expect(asked(player)).toEqual([])
  })

  it('shows the preparation until a first rendition is ready', () => {
    const { actor } = open(processing)
    expect(selectIsPreparing(actor.getSnapshot())).toBe(true)
    actor.send({ type: 'media.becameWatchable', videoUrl: '/media/1.m3u8' })
    expect([selectIsPreparing(actor.getSnapshot()), selectSourceUrl(actor.getSnapshot())]).toEqual([false, '/media/1.m3u8'])
  })

  it('is unavailable when the conversion failed', () => {
    expect(selectIsUnavailable(open(unconvertible).actor.getSnapshot())).toBe(true)
  })

  it('commands the media element to play, and changes state only on its events', () => {
    const { actor, facts } = open(watchable)
    actor.send({ type: 'media.canPlay' })
    actor.send({ type: 'player.play' })
    expect(facts).toEqual([{ type: 'play.requested' }])
    expect(selectIsPlaying(actor.getSnapshot())).toBe(false)
  })

  it('switches to a better version immediately', () => {
    const { actor } = open(watchable)
    actor.send({ type: 'media.canPlay' })
    actor.send({ type: 'media.becameWatchable', videoUrl: '/media/2.m3u8' })
    expect([selectSourceUrl(actor.getSnapshot()), selectIsLoading(actor.getSnapshot())]).toEqual(['/media/2.m3u8', true])
  })
})

describe('a request to play that was made on another page', () => {
  it('plays once, as soon as the media element can play', () => {
    const { actor, facts } = open(wanted)
    expect([facts, selectIsPlayRequested(actor.getSnapshot())]).toEqual([[], true])
    actor.send({ type: 'media.canPlay' })
    expect(facts).toEqual([{ type: 'play.requested' }])
    actor.send({ type: 'media.playing' })
    expect([facts.length, selectIsPlaying(actor.getSnapshot()), selectIsPlayRequested(actor.getSnapshot())]).toEqual([1, true, false])
  })

  it('is kept while the video is being prepared', () => {
    const { actor, facts } = open({ ...processing, isPlayRequested: true })
    actor.send({ type: 'media.becameWatchable', videoUrl: '/media/1.m3u8' })
    actor.send({ type: 'media.canPlay' })
    expect(facts).toEqual([{ type: 'play.requested' }])
  })

  it('does not send a guest to the sign-in', () => {
    const { actor, facts } = open({ ...guest, isPlayRequested: true })
    expect([selectIsLocked(actor.getSnapshot()), facts]).toEqual([true, []])
  })

  it('is blocked when the browser refuses to play, until a press on this page', () => {
    const { actor, facts } = open(wanted)
    actor.send({ type: 'media.canPlay' })
    actor.send({ type: 'media.refused' })
    const state = actor.getSnapshot()
    expect([state.matches({ playback: { loaded: 'blocked' } }), selectIsPlayRequested(state), selectIsFailed(state)]).toEqual([
      true,
      false,
      false,
    ])
    actor.send({ type: 'player.play' })
    actor.send({ type: 'media.playing' })
    expect([facts.length, selectIsPlaying(actor.getSnapshot())]).toEqual([2, true])
  })

  it('is required: without it, nothing plays automatically', () => {
    const { actor, facts } = open(watchable)
    actor.send({ type: 'media.canPlay' })
    expect(facts).toEqual([])
  })

  it('is kept while the video loads, and cancelled by a pause', () => {
    const { actor, facts } = open(watchable)
    actor.send({ type: 'player.play' })
    expect([facts, selectIsPlayRequested(actor.getSnapshot())]).toEqual([[], true])
    actor.send({ type: 'player.pause' })
    actor.send({ type: 'media.canPlay' })
    expect(facts).toEqual([{ type: 'pause.requested' }])
  })
})

describe('the start of playback', () => {
  const hasStarted = ({ actor }: Player): boolean => selectHasStarted(actor.getSnapshot())

  it('is when frames advance, not when play was requested', () => {
    const player = open(wanted)
    player.actor.send({ type: 'media.canPlay' })
    player.actor.send({ type: 'player.play' })
    expect(hasStarted(player)).toBe(false)
    player.actor.send({ type: 'media.playing' })
    expect(hasStarted(player)).toBe(true)
  })

  it('is not reset by a pause, another version or a failure', () => {
    const player = playing()
    player.actor.send({ type: 'media.paused' })
    expect(hasStarted(player)).toBe(true)
    player.actor.send({ type: 'media.becameWatchable', videoUrl: '/media/2.m3u8' })
    player.actor.send({ type: 'player.upgrade' })
    expect(hasStarted(player)).toBe(true)
    player.actor.send({ type: 'media.failed' })
    player.actor.send({ type: 'player.retry' })
    expect(hasStarted(player)).toBe(true)
  })
})

describe('a source that is reloaded', () => {
  /** How often the media element is asked to play once its source can play. */
  function requestsAfterLoad({ actor, facts }: Player): number {
    const before = facts.length
    actor.send({ type: 'media.loaded' })
    return facts.slice(before).filter(({ type }) => type === 'play.requested').length
  }

  it('resumes playing if it was playing: after a better version, a retry, or a recovered media element', () => {
    const player = playing()
    player.actor.send({ type: 'media.paused' })
    expect(requestsAfterLoad(player)).toBe(1)
    player.actor.send({ type: 'media.becameWatchable', videoUrl: '/media/2.m3u8' })
    player.actor.send({ type: 'player.upgrade' })
    expect(requestsAfterLoad(player)).toBe(1)
    player.actor.send({ type: 'media.failed' })
    player.actor.send({ type: 'player.retry' })
    expect(requestsAfterLoad(player)).toBe(1)
  })

  it('starts playing if play was requested before the reload', () => {
    const player = open(watchable)
    player.actor.send({ type: 'media.canPlay' })
    player.actor.send({ type: 'player.play' })
    expect(requestsAfterLoad(player)).toBe(1)
  })

  it.each(['player.pause', 'user.paused', 'media.refused'] as const)('keeps its state after %s', (type) => {
    const player = playing()
    player.actor.send({ type })
    expect(requestsAfterLoad(player)).toBe(0)
  })

  it('does not play if nobody requested it', () => {
    expect(requestsAfterLoad(open(watchable))).toBe(0)
  })
})

describe('a video that resumes at a saved position', () => {
  const resumed: PlayerInput = { ...watchable, resumedAt: 300 }
  const resumedAt = ({ actor }: Player): number | null => selectResumedAt(actor.getSnapshot())

  it('shows the position, also while it plays and after a pause', () => {
    const player = open(resumed)
    for (const type of ['media.canPlay', 'media.playing', 'media.paused'] as const) player.actor.send({ type })
    expect(resumedAt(player)).toBe(300)
  })

  it('hides the message after ten seconds', () => {
    const player = open(resumed)
    player.actor.send({ type: 'watch.noted' })
    expect(resumedAt(player)).toBeNull()
  })

  it('hides the message when the user seeks, and seeks in the media element', () => {
    const player = open(resumed)
    player.actor.send({ type: 'player.goTo', seconds: 0 })
    expect([resumedAt(player), player.facts]).toEqual([null, [{ type: 'seek.requested', seconds: 0 }]])
  })

  it('seeks to the position that a guest requested, once it can play', () => {
    const { actor, facts } = open(guest)
    actor.send({ type: 'player.goTo', seconds: 62 })
    actor.send({ type: 'player.play' })
    expect(facts).toEqual([{ type: 'seek.requested', seconds: 62 }, { type: 'login.required' }])
  })
})

describe('during playback', () => {
  it('ends with a pause event, then an end event', () => {
    const { actor } = playing()
    actor.send({ type: 'media.paused' })
    actor.send({ type: 'media.ended' })
    expect(selectIsEnded(actor.getSnapshot())).toBe(true)
  })

  it('is still shown as playing while it buffers', () => {
    const { actor } = playing()
    actor.send({ type: 'media.waiting' })
    expect(selectIsPlaying(actor.getSnapshot())).toBe(true)
  })

  it('offers a better version, and switches to it on request', () => {
    const { actor } = playing()
    actor.send({ type: 'media.becameWatchable', videoUrl: '/media/2.m3u8' })
    expect([selectSourceUrl(actor.getSnapshot()), selectHasBetterVersion(actor.getSnapshot())]).toEqual(['/media/1.m3u8', true])
    actor.send({ type: 'player.upgrade' })
    expect([selectSourceUrl(actor.getSnapshot()), selectHasBetterVersion(actor.getSnapshot())]).toEqual(['/media/2.m3u8', false])
  })

  it('continues with the better version when the current one no longer exists', () => {
    const { actor } = playing()
    actor.send({ type: 'media.becameWatchable', videoUrl: '/media/2.m3u8' })
    actor.send({ type: 'media.failed' })
    expect([selectSourceUrl(actor.getSnapshot()), selectIsFailed(actor.getSnapshot())]).toEqual(['/media/2.m3u8', false])
  })

  it('reloads the same source on retry', () => {
    const { actor } = playing()
    actor.send({ type: 'media.failed' })
    actor.send({ type: 'player.retry' })
    expect([selectIsFailed(actor.getSnapshot()), selectIsLoading(actor.getSnapshot()), selectSourceUrl(actor.getSnapshot())]).toEqual([
      false,
      true,
      '/media/1.m3u8',
    ])
  })
})

describe('the view', () => {
  it('is started once, at the first play', async () => {
    const player = playing()
    await player.script.answer('startView', { output: undefined })
    player.actor.send({ type: 'media.paused' })
    player.actor.send({ type: 'media.playing' })
    expect(asked(player)).toEqual(['startView'])
  })

  it('is counted once enough of the video was watched', async () => {
    const player = playing()
    await player.script.answer('startView', { output: undefined })
    player.actor.send({ type: 'view.watchedEnough' })
    await player.script.answer('countView', { output: undefined })
    player.actor.send({ type: 'view.watchedEnough' })
    expect(asked(player)).toEqual(['startView', 'countView'])
  })

  it('is started before it is counted, however short the video', async () => {
    const player = playing()
    player.actor.send({ type: 'view.watchedEnough' })
    expect(asked(player)).toEqual(['startView'])
    await player.script.answer('startView', { output: undefined })
    expect(asked(player)).toEqual(['startView', 'countView'])
  })

  it('is delayed when the server’s clock differs', async () => {
    const player = playing()
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
      const player = playing()
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
    const player = playing()
    const error = new AppError('INTERNAL')
    await player.script.answer('startView', { error })
    expect(selectIsPlaying(player.actor.getSnapshot())).toBe(true)
    expect(player.script.effects).toEqual([{ type: 'logViewFailure', params: { during: 'startView', error } }])
  })
})
