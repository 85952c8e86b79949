import { describe, expect, it } from 'vitest'
import { selectIsSettled } from '../../../../src/machines/player/player/selectors.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import { guestPlayback, watchable } from './fixtures.ts'
import { open, type Player, requests } from './viewing.ts'

const start = { id: 'startView', input: { contentId: 'content-1' } }
const count = { id: 'countView', input: { contentId: 'content-1' } }
const unreachable = new AppError('API_UNAVAILABLE')
const tooEarly = new AppError('VIEW_TOO_EARLY')

const playing = (input = watchable): Player => open(input, 'media.playing')
async function recorded(): Promise<Player> {
  const player = playing()
  await player.script.answer('startView', { output: undefined })
  return player
}
async function counting(): Promise<Player> {
  const player = await recorded()
  player.actor.send({ type: 'view.watchedEnough' })
  return player
}
const asked = ({ script }: Player): unknown[] => script.asked
const facts = (player: Player): unknown[] => requests(player, 'view.recorded')
const isIn = ({ actor }: Player, view: 'counted' | 'unrecorded'): boolean => actor.getSnapshot().matches({ view })
const isSettled = ({ actor }: Player): boolean => selectIsSettled(actor.getSnapshot())

/** Plays on for an hour, with another start and enough watched. */
function playOn({ actor, script }: Player): void {
  actor.send({ type: 'media.paused' })
  actor.send({ type: 'media.playing' })
  actor.send({ type: 'view.watchedEnough' })
  script.clock.increment(3_600_000)
}

/** Answers with the failure, and expects the next request after that many milliseconds and no sooner. */
async function expectRetry(player: Player, id: 'startView' | 'countView', error: AppError, milliseconds: number): Promise<void> {
  const before = asked(player).length
  await player.script.answer(id, { error })
  player.script.clock.increment(milliseconds - 1)
  expect(asked(player)).toHaveLength(before)
  player.script.clock.increment(1)
  expect(asked(player)).toHaveLength(before + 1)
}

describe('the record of a view', () => {
  it('is not requested before the video plays', () => {
    const player = open(watchable, 'media.canPlay', 'player.play')
    expect([asked(player), isSettled(player)]).toEqual([[], true])
  })

  it('is never requested for a guest', () => {
    const player = playing(guestPlayback)
    playOn(player)
    expect(asked(player)).toEqual([])
  })

  it('is requested when the video plays, and announced once it exists', async () => {
    const player = playing()
    expect([asked(player), facts(player), isSettled(player)]).toEqual([[start], [], false])
    await player.script.answer('startView', { output: undefined })
    expect([asked(player), facts(player), isSettled(player)]).toEqual([[start], [{ type: 'view.recorded' }], true])
  })

  it('is requested again after two seconds when the server is unreachable, and the failure is logged', async () => {
    const player = playing()
    await expectRetry(player, 'startView', unreachable, 2_000)
    await player.script.answer('startView', { output: undefined })
    expect([asked(player), facts(player), player.script.effects]).toEqual([
      [start, start],
      [{ type: 'view.recorded' }],
      [{ type: 'logViewFailure', params: { during: 'startView', error: unreachable } }],
    ])
  })

  it('is given up after five failures in a row', async () => {
    const player = playing()
    await expectRetry(player, 'startView', unreachable, 2_000)
    await expectRetry(player, 'startView', unreachable, 4_000)
    await expectRetry(player, 'startView', unreachable, 8_000)
    await expectRetry(player, 'startView', unreachable, 16_000)
    await player.script.answer('startView', { error: unreachable })
    playOn(player)
    expect([asked(player), facts(player), isIn(player, 'unrecorded')]).toEqual([[start, start, start, start, start], [], true])
  })

  it.each(['INTERNAL', 'CONTENT_NOT_FOUND'] as const)('is not requested again after %s', async (code) => {
    const player = playing()
    await player.script.answer('startView', { error: new AppError(code) })
    playOn(player)
    expect([asked(player), facts(player), isSettled(player), isIn(player, 'unrecorded')]).toEqual([[start], [], true, true])
  })
})

describe('the count of a view', () => {
  it('is requested when enough was watched, and not before', async () => {
    const player = await recorded()
    player.script.clock.increment(3_600_000)
    expect(asked(player)).toEqual([start])
    player.actor.send({ type: 'view.watchedEnough' })
    expect(asked(player)).toEqual([start, count])
  })

  it('is requested once', async () => {
    const player = await counting()
    await player.script.answer('countView', { output: undefined })
    playOn(player)
    expect([asked(player), facts(player), player.script.effects]).toEqual([[start, count], [{ type: 'view.recorded' }], []])
    expect(isIn(player, 'counted')).toBe(true)
  })

  it('is requested again when it was too early by the server’s clock, which is not logged, at most five times', async () => {
    const player = await counting()
    await expectRetry(player, 'countView', tooEarly, 2_000)
    await expectRetry(player, 'countView', tooEarly, 4_000)
    await expectRetry(player, 'countView', tooEarly, 8_000)
    await expectRetry(player, 'countView', tooEarly, 16_000)
    await player.script.answer('countView', { error: tooEarly })
    playOn(player)
    expect([asked(player), player.script.effects]).toEqual([[start, count, count, count, count, count], []])
    expect(isIn(player, 'unrecorded')).toBe(true)
  })

  it('is requested again when the server is unreachable, and the failure is logged', async () => {
    const player = await counting()
    await expectRetry(player, 'countView', unreachable, 2_000)
    await player.script.answer('countView', { output: undefined })
    playOn(player)
    expect([asked(player), player.script.effects]).toEqual([
      [start, count, count],
      [{ type: 'logViewFailure', params: { during: 'countView', error: unreachable } }],
    ])
  })

  it.each(['INTERNAL', 'CONTENT_NOT_FOUND'] as const)('is not requested again after %s', async (code) => {
    const player = await counting()
    await player.script.answer('countView', { error: new AppError(code) })
    playOn(player)
    expect([asked(player), isIn(player, 'unrecorded')]).toEqual([[start, count], true])
  })

  it('logs a failure that is no refusal', async () => {
    const player = await counting()
    const error = new AppError('INTERNAL')
    await player.script.answer('countView', { error })
    expect(player.script.effects).toEqual([{ type: 'logViewFailure', params: { during: 'countView', error } }])
  })

  it('is retried after two seconds, however often the record had failed', async () => {
    const player = playing()
    await expectRetry(player, 'startView', unreachable, 2_000)
    await expectRetry(player, 'startView', unreachable, 4_000)
    await player.script.answer('startView', { output: undefined })
    player.actor.send({ type: 'view.watchedEnough' })
    await expectRetry(player, 'countView', tooEarly, 2_000)
  })
})
