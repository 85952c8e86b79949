import { describe, expect, it } from 'vitest'
import { playerMachine } from '../../../../src/machines/player/player/playerMachine.ts'
import * as selectors from '../../../../src/machines/player/player/selectors.ts'
import type { PlayerInput } from '../../../../src/machines/player/player/types.ts'
import { startScripted, type Scripted } from '../../../support/model/startScripted.ts'
import { watchable } from './fixtures.ts'

type Player = Scripted<typeof playerMachine>

const withAudio = { type: 'media.qualitiesFound', qualities: [720, 480], audioUrl: '/media/1/audio.m3u8' } as const

/** A video that plays, whose qualities are known. */
function play(input: PlayerInput = watchable): Player {
  const player = startScripted(playerMachine, input)
  player.actor.send({ type: 'media.canPlay' })
  player.actor.send(withAudio)
  player.actor.send({ type: 'media.playing' })
  return player
}
const source = ({ actor }: Player) => {
  const snapshot = actor.getSnapshot()
  return {
    url: selectors.selectSourceUrl(snapshot),
    isLoading: selectors.selectIsLoading(snapshot),
    isAudioOnly: selectors.selectIsAudioOnly(snapshot),
  }
}
const quality = ({ actor }: Player) => selectors.selectPictureQuality(actor.getSnapshot())
const asked = ({ facts }: Player) => facts.filter(({ type }) => type === 'quality.requested')
const stored = ({ script }: Player) => script.effects.filter(({ type }) => type === 'storePictureQuality').map(({ params }) => params)

describe('the quality of the picture', () => {
  it('is the one of the last visit', () => {
    expect([quality(play()), quality(play({ ...watchable, pictureQuality: 480 }))]).toEqual([null, 480])
  })

  it.each(['auto', 480] as const)('is asked for and kept once it is chosen, while the video plays on: %s', (chosen) => {
    const player = play()
    player.actor.send({ type: 'quality.choose', quality: chosen })
    expect([quality(player), asked(player), stored(player)]).toMatchObject([
      chosen,
      [{ type: 'quality.requested', quality: chosen }],
      [{ quality: chosen }],
    ])
    expect(source(player)).toEqual({ url: '/media/1.m3u8', isLoading: false, isAudioOnly: false })
    expect(selectors.selectIsPlaying(player.actor.getSnapshot())).toBe(true)
  })
})

describe('audio only', () => {
  function listen(): Player {
    const player = play()
    player.actor.send({ type: 'quality.chooseAudioOnly' })
    return player
  }

  it('loads the audio’s own address and goes on playing, and is not kept for other videos', () => {
    const player = listen()
    expect(source(player)).toEqual({ url: '/media/1/audio.m3u8', isLoading: true, isAudioOnly: true })
    const before = player.facts.length
    player.actor.send({ type: 'media.canPlay' })
    player.actor.send({ type: 'media.loaded' })
    expect(player.facts.slice(before)).toEqual([{ type: 'play.requested' }])
    expect([asked(player), stored(player)]).toEqual([[], []])
  })

  it('is not possible before the address is known', () => {
    const player = startScripted(playerMachine, watchable)
    player.actor.send({ type: 'media.canPlay' })
    player.actor.send({ type: 'quality.chooseAudioOnly' })
    expect(source(player)).toEqual({ url: '/media/1.m3u8', isLoading: false, isAudioOnly: false })
  })

  it('ends when a quality of the picture is chosen: the video is loaded with it', () => {
    const player = listen()
    player.actor.send({ type: 'quality.choose', quality: 480 })
    expect(source(player)).toEqual({ url: '/media/1.m3u8', isLoading: true, isAudioOnly: false })
    expect([quality(player), stored(player)]).toMatchObject([480, [{ quality: 480 }]])
  })

  it('goes on with the audio of another version, once its address is known', () => {
    const player = listen()
    player.actor.send({ type: 'media.becameWatchable', videoUrl: '/media/2.m3u8' })
    player.actor.send({ type: 'player.upgrade' })
    expect(source(player)).toMatchObject({ url: '/media/2.m3u8', isAudioOnly: true })
    player.actor.send({ ...withAudio, audioUrl: '/media/2/audio.m3u8' })
    expect(source(player)).toMatchObject({ url: '/media/2/audio.m3u8', isAudioOnly: true })
  })

  it('ends with another version that has no audio of its own', () => {
    const player = listen()
    player.actor.send({ type: 'media.becameWatchable', videoUrl: '/media/2.m3u8' })
    player.actor.send({ type: 'player.upgrade' })
    player.actor.send({ type: 'media.canPlay' })
    player.actor.send({ type: 'media.qualitiesFound', qualities: [480], audioUrl: null })
    expect(source(player)).toEqual({ url: '/media/2.m3u8', isLoading: false, isAudioOnly: false })
  })
})
