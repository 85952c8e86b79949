import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { ProvideFlows } from '../../../../src/app/flows/common/ProvideFlows.tsx'
import { playerMachine } from '../../../../src/machines/player/player/playerMachine.ts'
import * as select from '../../../../src/machines/player/player/selectors.ts'
import type { MediaFact, PlayerInput } from '../../../../src/machines/player/player/types.ts'
import {
  PlayerContext,
  type PlayerFlow,
  usePlayer,
  usePlayerActor,
  usePlayerIntent,
  usePlayerOfContext,
} from '../../../../src/machines/player/player/usePlayer.ts'
import { Script } from '../../../support/model/script.ts'
import { guest, processing, watchable } from './fixtures.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

type ShownProps = { input: PlayerInput; facts?: readonly MediaFact[] | undefined; onEnded?: () => void; onViewRecorded?: () => void }

function PlayerScreen({ input, facts, onEnded, onViewRecorded }: ShownProps) {
  const actor = usePlayerActor(input, { onEnded, onViewRecorded })
  return (
    <PlayerContext value={actor}>
      <Status />
      <Controls facts={facts} />
    </PlayerContext>
  )
}

function Status() {
  const isLocked = usePlayer(select.selectIsLocked)
  const isPreparing = usePlayer(select.selectIsPreparing)
  const isUnavailable = usePlayer(select.selectIsUnavailable)
  const isPlaying = usePlayer(select.selectIsPlaying)
  const hasBetterVersion = usePlayer(select.selectHasBetterVersion)
  const sourceUrl = usePlayer(select.selectSourceUrl)
  return (
    <p role="status">
      {isLocked && 'locked'} {isPreparing && 'preparing'} {isUnavailable && 'unavailable'} {isPlaying && 'playing'}{' '}
      {hasBetterVersion && 'better'} {sourceUrl}
    </p>
  )
}

function Controls({ facts }: Pick<ShownProps, 'facts'>) {
  const send = usePlayerIntent()
  const actor = usePlayerOfContext()
  return (
    <>
      <button onClick={() => send({ type: 'player.play' })}>Lire</button>
      <button onClick={() => send({ type: 'player.pause' })}>Pause</button>
      <button onClick={() => facts?.forEach(actor.send)}>Le média parle</button>
    </>
  )
}

function open(input: PlayerInput, rest: Omit<ShownProps, 'input'> = {}) {
  const script = new Script(playerMachine)
  const login: unknown[] = []
  const { machine, inspect, clock } = script
  const flow: PlayerFlow = {
    machine,
    onFact: (fact) => login.push(fact),
    actorOptions: { inspect, clock },
  }
  const element = (shown: PlayerInput) => (
    <ProvideFlows flows={{ player: flow }}>
      <PlayerScreen input={shown} {...rest} />
    </ProvideFlows>
  )
  const { rerender, unmount } = render(element(input))
  return { show: (shown: PlayerInput) => rerender(element(shown)), login, script, unmount }
}

const status = (): string | undefined => screen.getByRole('status').textContent?.trim().replaceAll(/\s+/g, ' ')
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }))
const plays: readonly MediaFact[] = [{ type: 'media.canPlay' }, { type: 'media.playing' }]

it('takes intents, and changes its state only by what the media element says', async () => {
  const { script } = open(watchable, { facts: plays })
  await press('Lire')
  expect(status()).toBe('/media/1.m3u8')
  await press('Le média parle')
  expect(status()).toBe('playing /media/1.m3u8')
  await press('Pause')
  expect(status()).toBe('playing /media/1.m3u8')
  await act(() => script.answer('startView', { output: undefined }))
})

it('asks a guest to sign in', async () => {
  const { login } = open(guest)
  await press('Lire')
  expect([status(), login]).toEqual(['locked', [{ type: 'login.required' }]])
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
  const { show } = open(watchable, { facts: plays })
  await press('Le média parle')
  show({ ...watchable, videoUrl: '/media/2.m3u8' })
  expect(status()).toBe('playing better /media/1.m3u8')
})

it('tells each end of the video', async () => {
  const onEnded = vi.fn<() => void>()
  open(watchable, { facts: [...plays, { type: 'media.paused' }, { type: 'media.ended' }], onEnded })
  expect(onEnded).not.toHaveBeenCalled()
  await press('Le média parle')
  expect(onEnded).toHaveBeenCalledOnce()
  await press('Le média parle')
  expect(onEnded).toHaveBeenCalledTimes(2)
})

it('tells that the view is recorded, also when the player was left meanwhile', async () => {
  const onViewRecorded = vi.fn<() => void>()
  const { script, unmount } = open(watchable, { facts: plays, onViewRecorded })
  await press('Le média parle')
  unmount()
  expect(onViewRecorded).not.toHaveBeenCalled()
  await script.answer('startView', { output: undefined })
  expect(onViewRecorded).toHaveBeenCalledOnce()
})

it('is required around what belongs to a player', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => render(<Status />)).toThrow('This component belongs inside a player')
})
