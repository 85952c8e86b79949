import { describe, expect, it } from 'vitest'
import { playerMachine } from '../../../../src/machines/player/player/playerMachine.ts'
import { selectIsAd, selectIsLoaded, selectIsPlayRequested } from '../../../../src/machines/player/player/selectors.ts'
import { startScripted } from '../../../support/model/startScripted.ts'
import { ad } from '../ad/fixtures.ts'
import { withAd } from './fixtures.ts'
import { isIn, open, perform, type Player, requests, said, shown } from './viewing.ts'

/** Answers the request for an ad. @returns what its media element says */
async function showAd(
  player: Player,
): Promise<(type: 'media.canPlay' | 'media.playing' | 'media.paused' | 'media.ended' | 'media.failed') => void> {
  await player.script.answer('requestAd', { output: ad })
  const actor = player.actor.getSnapshot().children.ad
  if (!actor) throw new Error('There is no ad')
  return (type) => actor.send({ type })
}

/** What the ad asks of its media element from now on. */
function followAd(player: Player): string[] {
  const asked: string[] = []
  player.actor.getSnapshot().children.ad?.on('*', ({ type }) => asked.push(type))
  return asked
}

describe('an advertisement before the video', () => {
  it('is asked for by the press on play, not before', () => {
    const player = open(withAd, 'media.canPlay')
    expect([shown(player, selectIsAd), player.script.asked]).toEqual([false, []])
    expect(said(player, 'player.play')).toEqual([])
    expect(shown(player, selectIsAd)).toBe(true)
    expect(player.script.asked).toEqual([{ id: 'requestAd', input: { tagUrl: withAd.adTagUrl } }])
  })

  it.each(['player.play', 'player.togglePlay'] as const)('is not passed by with a seek before the first press: %s', (press) => {
    const player = open(withAd, 'media.canPlay', { type: 'player.seek', to: { kind: 'share', share: 0.5 } }, 'media.seeking')
    expect(said(player, press)).toEqual([])
    expect(shown(player, selectIsAd)).toBe(true)
  })

  it('waits for the video, so that the two do not load at once', () => {
    const player = open(withAd, 'player.play')
    expect([shown(player, selectIsAd), shown(player, selectIsPlayRequested)]).toEqual([false, true])
    perform(player, 'media.canPlay')
    expect(shown(player, selectIsAd)).toBe(true)
  })

  it('leaves the video loaded, and gives way to it at its end', async () => {
    const player = open(withAd, 'media.canPlay', 'player.togglePlay')
    const send = await showAd(player)
    send('media.canPlay')
    send('media.playing')
    expect(shown(player, selectIsLoaded)).toBe(true)
    expect(requests(player, 'play.requested')).toEqual([])
    send('media.ended')
    expect([shown(player, selectIsAd), isIn(player, 'buffering')]).toEqual([false, true])
    expect(requests(player, 'play.requested')).toHaveLength(1)
  })

  it.each(['player.pause', 'player.togglePlay'] as const)(
    'is withdrawn by a pause while it is awaited, and comes with the next press: %s',
    async (press) => {
      const player = open(withAd, 'media.canPlay', 'player.play', press)
      expect([shown(player, selectIsAd), shown(player, selectIsPlayRequested), isIn(player, 'paused')]).toEqual([false, false, true])
      expect(requests(player, 'play.requested')).toEqual([])
      perform(player, 'player.play')
      const send = await showAd(player)
      send('media.canPlay')
      expect([shown(player, selectIsAd), shown(player, selectIsPlayRequested)]).toEqual([true, true])
    },
  )

  it('pauses and plays as asked', async () => {
    const player = open(withAd, 'media.canPlay', 'player.play')
    const asked = followAd(player)
    const send = await showAd(player)
    send('media.canPlay')
    send('media.playing')
    perform(player, 'player.pause')
    expect(asked).toEqual(['play.requested', 'pause.requested'])
    send('media.paused')
    perform(player, 'player.play')
    expect(asked).toEqual(['play.requested', 'pause.requested', 'play.requested'])
  })

  it('ends with the video that fails under it', () => {
    const player = open(withAd, 'media.canPlay', 'player.play', { type: 'media.failed', failure: 'unplayable' })
    expect([shown(player, selectIsAd), isIn(player, 'failed')]).toEqual([false, true])
  })

  it('is wanted by the key that plays and pauses, too', () => {
    const player = open(withAd, 'media.canPlay', 'player.togglePlay')
    expect(shown(player, selectIsPlayRequested)).toBe(true)
  })

  it('gives way to the video when it breaks', async () => {
    const player = startScripted(playerMachine, withAd, 'scripted')
    perform(player, 'media.canPlay', 'player.play')
    await player.script.answer('ad', { error: new Error('The ad cannot be drawn') })
    expect([shown(player, selectIsAd), isIn(player, 'buffering')]).toEqual([false, true])
    expect(requests(player, 'play.requested')).toHaveLength(1)
  })

  it('comes once', async () => {
    const player = open(withAd, 'media.canPlay', 'player.play')
    const send = await showAd(player)
    send('media.failed')
    perform(player, 'media.playing', 'media.paused', 'player.play')
    perform(player, { type: 'media.failed', failure: 'unplayable' }, 'player.retry', 'media.canPlay', 'player.play')
    expect(shown(player, selectIsAd)).toBe(false)
    expect(player.script.asked.filter(({ id }) => id === 'requestAd')).toHaveLength(1)
  })

  it('is over after 12 seconds without an answer', () => {
    const player = open(withAd, 'media.canPlay', 'player.play')
    player.script.clock.increment(12_000)
    expect([shown(player, selectIsAd), requests(player, 'play.requested').length]).toEqual([false, 1])
  })

  it('keeps a better version that arrives meanwhile', () => {
    const player = open(withAd, 'media.canPlay', 'player.play', { type: 'media.becameWatchable', videoUrl: '/media/2.m3u8' })
    expect(player.actor.getSnapshot().context).toMatchObject({ videoUrl: '/media/1.m3u8', newerVideoUrl: '/media/2.m3u8' })
  })

  it('cannot be sought through', () => {
    const player = open(withAd, 'media.canPlay', 'player.play')
    expect(said(player, { type: 'player.seek', to: { kind: 'at', seconds: 20 } })).toEqual([])
  })
})
