import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { ProvideFlows } from '../../../../src/app/flows/common/ProvideFlows.tsx'
import { playerMachine } from '../../../../src/machines/player/player/playerMachine.ts'
import type { MediaFact, PictureQuality, PlayerInput } from '../../../../src/machines/player/player/types.ts'
import { usePlayer, type PlayerFlow } from '../../../../src/machines/player/player/usePlayer.ts'
import { Script } from '../../../support/model/script.ts'
import { guest, processing, watchable } from './fixtures.ts'

afterEach(() => cleanup())

const calls: string[] = []
const controls = {
  play: () => void calls.push('play'),
  pause: () => void calls.push('pause'),
  goTo: (seconds: number) => void calls.push(`to ${seconds}`),
  setQuality: (quality: PictureQuality) => void calls.push(`quality ${quality}`),
}

function PlayerScreen({ input, facts }: { input: PlayerInput; facts: readonly MediaFact[] }) {
  const player = usePlayer(input, controls)
  return (
    <>
      <p role="status">
        {player.isLocked && 'locked'} {player.isPreparing && 'preparing'} {player.isUnavailable && 'unavailable'}{' '}
        {player.isPlaying && 'playing'} {player.hasBetterVersion && 'better'} {player.sourceUrl}
      </p>
      <button onClick={player.play}>Lire</button>
      <button onClick={player.pause}>Pause</button>
      <button onClick={() => player.goTo(62)}>1:02</button>
      <button onClick={() => facts.forEach(player.report)}>Le média parle</button>
    </>
  )
}

function open(
  input: PlayerInput,
  facts: readonly MediaFact[] = [],
): { show: (input: PlayerInput) => void; emitted: unknown[]; script: Script<typeof playerMachine> } {
  calls.length = 0
  const script = new Script(playerMachine)
  const emitted: unknown[] = []
  const { machine, inspect, clock } = script
  const flow: PlayerFlow = { machine, onFact: (fact) => emitted.push(fact), actorOptions: { inspect, clock } }
  const element = (shown: PlayerInput) => (
    <ProvideFlows flows={{ player: flow }}>
      <PlayerScreen input={shown} facts={facts} />
    </ProvideFlows>
  )
  const { rerender } = render(element(input))
  return { show: (shown) => rerender(element(shown)), emitted, script }
}

const status = (): string | undefined => screen.getByRole('status').textContent?.trim().replaceAll(/\s+/g, ' ')
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }))

it('commands the media element to play and to pause, and changes state only on its events', async () => {
  const { script } = open(watchable, [{ type: 'media.canPlay' }, { type: 'media.playing' }])
  await press('Lire')
  expect(calls).toEqual([])
  await press('Le média parle')
  await press('Pause')
  expect(calls).toEqual(['play', 'pause'])
  expect(status()).toBe('playing /media/1.m3u8')
  await act(() => script.answer('startView', { output: undefined }))
})

it('seeks to a position and plays from there', async () => {
  open(watchable, [{ type: 'media.canPlay' }])
  await press('Le média parle')
  await press('1:02')
  expect(calls).toEqual(['to 62', 'play'])
})

it('asks a guest to sign in', async () => {
  const { emitted } = open(guest)
  await press('Lire')
  expect([status(), emitted]).toEqual(['locked', [{ type: 'login.required' }]])
})

it('is notified by the cache that a first rendition is ready', () => {
  const { show } = open(processing)
  expect(status()).toBe('preparing')
  show(watchable)
  expect(status()).toBe('/media/1.m3u8')
})

it('is notified by the cache that the conversion failed', () => {
  const { show } = open(processing)
  show({ ...processing, mediaState: 'failed' })
  expect(status()).toBe('unavailable')
})

it('keeps the current source when the cache receives a better one', async () => {
  const { show } = open(watchable, [{ type: 'media.canPlay' }, { type: 'media.playing' }])
  await press('Le média parle')
  show({ ...watchable, videoUrl: '/media/2.m3u8' })
  expect(status()).toBe('playing better /media/1.m3u8')
})
