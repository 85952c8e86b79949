import { describe, expect, it } from 'vitest'
import * as selectors from '../../../../src/machines/player/player/selectors.ts'
import type { PictureQuality } from '../../../../src/machines/player/player/preferences.ts'
import type { PlayerInput } from '../../../../src/machines/player/player/types.ts'
import { watchable } from './fixtures.ts'
import { isIn, open, pass, perform, type Player, requests, said, shown, type Step, stored, watch } from './viewing.ts'

const withAudio = { type: 'media.qualitiesFound', qualities: [720, 480], audioUrl: '/media/1/audio.m3u8' } as const
const played = (quality: number): Step => ({ type: 'media.qualityPlayed', quality })
const choose = (quality: PictureQuality): Step => ({ type: 'quality.choose', quality })
const left = (quality: PictureQuality | null): PlayerInput => ({ ...watchable, preferences: { ...watchable.preferences, quality } })

/** A video that plays, whose qualities are known. */
const play = (input: PlayerInput = watchable): Player => watch(input, withAudio)
const source = (player: Player) => ({
  url: shown(player, selectors.selectSourceUrl),
  isLoading: isIn(player, 'loading'),
  isAudioOnly: shown(player, selectors.selectIsAudioOnly),
})
const quality = (player: Player) => shown(player, selectors.selectPictureQuality)
const asked = (player: Player) => requests(player, 'quality.requested')

describe('the quality of the picture', () => {
  it('is the one of the last visit', () => {
    expect([quality(play()), quality(play(left(480))), quality(play(left('auto')))]).toEqual([null, 480, 'auto'])
  })

  it.each(['auto', 480] as const)('is asked for and kept once it is chosen, while the video plays on: %s', (chosen) => {
    const player = play()
    player.actor.send({ type: 'quality.choose', quality: chosen })
    expect([quality(player), asked(player), stored(player)]).toEqual([
      chosen,
      [{ type: 'quality.requested', quality: chosen, isLowered: false }],
      [{ quality: chosen }],
    ])
    expect(source(player)).toEqual({ url: '/media/1.m3u8', isLoading: false, isAudioOnly: false })
    expect(isIn(player, 'playing')).toBe(true)
  })

  it('that is shown is told by the media element, and by nothing else', () => {
    const player = play()
    expect(shown(player, selectors.selectPlayedQuality)).toBeNull()
    perform(player, choose(480))
    expect(shown(player, selectors.selectPlayedQuality)).toBeNull()
    perform(player, played(480))
    expect(shown(player, selectors.selectPlayedQuality)).toBe(480)
  })
})

describe('a network that is too slow for the chosen quality', () => {
  const isLowered = (player: Player): boolean => shown(player, selectors.selectIsQualityLowered)
  const slow = 4_000

  it.each<[string, PictureQuality | null]>([
    ['the one that was chosen', 720],
    ['the usual one', null],
  ])('makes the player go on at a lower one than %s, after a wait of four seconds', (_, chosen) => {
    const player = watch(left(chosen), withAudio, played(720), 'media.waiting')
    pass(player, slow - 1)
    expect([isLowered(player), asked(player)]).toEqual([false, []])
    pass(player, 1)
    expect([isLowered(player), asked(player)]).toEqual([true, [{ type: 'quality.requested', quality: chosen, isLowered: true }]])
    expect(isIn(player, 'buffering')).toBe(true)
  })

  it('is noticed in a quality that was chosen in this video, and in none that is automatic now', () => {
    const fixed = watch(left('auto'), withAudio, choose(720), played(720), 'media.waiting')
    pass(fixed, slow)
    expect(isLowered(fixed)).toBe(true)
    const automatic = watch(left(720), withAudio, choose('auto'), played(720), 'media.waiting')
    pass(automatic, slow)
    expect(isLowered(automatic)).toBe(false)
  })

  it('is judged by the chosen quality before a picture is shown', () => {
    const first = open({ ...left(480), isPlayRequested: true }, withAudio)
    pass(first, slow)
    expect(isLowered(first)).toBe(false)
    const high = open({ ...left(720), isPlayRequested: true }, withAudio)
    pass(high, slow)
    expect(isLowered(high)).toBe(true)
    const usual = open({ ...left(null), isPlayRequested: true }, withAudio)
    pass(usual, slow)
    expect(isLowered(usual)).toBe(true)
  })

  it('changes nothing in the lowest quality, in an automatic one, or after a short wait', () => {
    const lowest = watch(left(720), withAudio, played(480), 'media.waiting')
    const automatic = watch(left('auto'), withAudio, played(720), 'media.waiting')
    const short = watch(left(720), withAudio, played(720), 'media.waiting')
    pass(short, slow - 1)
    perform(short, 'media.playing')
    for (const player of [lowest, automatic, short]) {
      pass(player, slow)
      expect([isLowered(player), asked(player)]).toEqual([false, []])
    }
  })

  it('is no wish: the chosen quality is kept for other videos', () => {
    const player = watch(left(720), withAudio, played(720), 'media.waiting')
    pass(player, slow)
    expect([quality(player), stored(player)]).toEqual([720, []])
  })

  it.each<PictureQuality>([720, 'auto'])('ends with another choice: %s', (chosen) => {
    const player = watch(left(720), withAudio, played(720), 'media.waiting')
    pass(player, slow)
    expect(said(player, choose(chosen))).toEqual([{ type: 'quality.requested', quality: chosen, isLowered: false }])
    expect(isLowered(player)).toBe(false)
  })

  it('makes playback fail only when nothing comes for a minute', () => {
    const player = watch(left(720), withAudio, played(720), 'media.waiting')
    pass(player, 59_999)
    expect(shown(player, selectors.selectFailure)).toBeNull()
    pass(player, 1)
    expect(shown(player, selectors.selectFailure)).toBe('tooSlow')
  })
})

describe('audio only', () => {
  const loads = ['media.canPlay', 'media.playing'] as const
  const another: Step = { type: 'media.becameWatchable', videoUrl: '/media/2.m3u8' }
  /** A video that is only heard. */
  const listen = (): Player => watch(undefined, withAudio, 'quality.chooseAudioOnly', ...loads)

  it('loads the audio’s own address and goes on playing, and is not kept for other videos', () => {
    const player = watch(undefined, withAudio, 'quality.chooseAudioOnly')
    expect(source(player)).toEqual({ url: '/media/1/audio.m3u8', isLoading: true, isAudioOnly: true })
    expect(said(player, 'media.canPlay')).toEqual([{ type: 'play.requested' }])
    expect([asked(player), stored(player)]).toEqual([[], []])
  })

  it('is not possible before the address is known', () => {
    const player = open(watchable, 'media.canPlay', 'quality.chooseAudioOnly')
    expect(source(player)).toEqual({ url: '/media/1.m3u8', isLoading: false, isAudioOnly: false })
  })

  it('ends when a quality of the picture is chosen: the video is loaded with it', () => {
    const player = listen()
    expect(source(player).isLoading).toBe(false)
    perform(player, choose(480))
    expect(source(player)).toEqual({ url: '/media/1.m3u8', isLoading: true, isAudioOnly: false })
    expect([quality(player), stored(player)]).toEqual([480, [{ quality: 480 }]])
  })

  it('goes on with the audio of another version, once its address is known', () => {
    const player = listen()
    perform(player, another, 'player.upgrade', ...loads)
    expect(source(player)).toEqual({ url: '/media/2.m3u8', isLoading: false, isAudioOnly: true })
    perform(player, { ...withAudio, audioUrl: '/media/2/audio.m3u8' })
    expect(source(player)).toEqual({ url: '/media/2/audio.m3u8', isLoading: true, isAudioOnly: true })
  })

  it('ends with another version that has no audio of its own', () => {
    const player = listen()
    perform(player, another, 'player.upgrade', ...loads, { type: 'media.qualitiesFound', qualities: [480], audioUrl: null })
    expect(source(player)).toEqual({ url: '/media/2.m3u8', isLoading: false, isAudioOnly: false })
    expect(shown(player, selectors.selectQualities)).toEqual([480])
  })

  it('ends with another version whose audio is not known yet: it plays on with its picture', () => {
    const player = listen()
    perform(player, another, 'player.upgrade', ...loads, choose(480))
    expect(source(player)).toEqual({ url: '/media/2.m3u8', isLoading: false, isAudioOnly: false })
    expect([quality(player), stored(player)]).toEqual([480, [{ quality: 480 }]])
  })
})
