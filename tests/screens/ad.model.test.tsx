import { act, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'
import type { ActorRefLike } from 'xstate'
import { ProvideFlows } from '../../src/app/flows/common/ProvideFlows.tsx'
import { Player } from '../../src/components/Player/Player.tsx'
import { adMachine } from '../../src/machines/player/ad/adMachine.ts'
import { playbackReportMachine } from '../../src/machines/player/playbackReport/playbackReportMachine.ts'
import { playerMachine } from '../../src/machines/player/player/playerMachine.ts'
import { adFixtures } from '../machines/player/ad/fixtures.ts'
import { buttonOf, press } from '../support/model/controls.ts'
import { describeOnScreen } from '../support/model/onScreen.ts'
import { Script } from '../support/model/script.ts'
import { playerStage } from './support/playerStage.tsx'

// Neither the video nor the ad have a media element: happy-dom's fails to load, on its own. What a browser's element reports is sent instead.
vi.mock('@vidstack/react', async (original) => ({ ...(await original<object>()), MediaProvider: () => null }))
vi.mock('../../src/components/Player/media/ad/AdSurface.tsx', () => ({ AdSurface: () => null }))
vi.setConfig({ testTimeout: 60_000 })
configure({ asyncUtilTimeout: 20_000 })
// happy-dom would load the page of the advertiser.
document.addEventListener('click', (event) => event.preventDefault())

const spinner = (): HTMLElement | null => screen.queryByText('Chargement de la publicité…')
const skip = (): HTMLElement | null => buttonOf('Ignorer la publicité')
const advertiser = (): HTMLElement | null => screen.queryByRole('link', { name: 'Visiter annonceur.example' })
const start = (): HTMLElement | null => buttonOf('Lire la vidéo')
const controls = (): HTMLElement | null => screen.queryByRole('group', { name: 'Publicité' })
/** The video has a button of the same name. */
const control = (): HTMLElement | null => controls() && buttonOf(/^(Lecture|Pause)$/)
const content = {
  id: 'content-1',
  title: 'La mer',
  duration: 60,
  thumbnailUrl: null,
  videoUrl: '/media/1.m3u8',
  media: { state: 'complete', progress: 100, failure: null, storyboardUrl: null },
  channel: { name: 'Le vent' },
  details: { captions: [], chapters: [], adTagUrl: 'https://pubs.example/vast.xml' },
} as const
const pressK = (): void => act(() => void fireEvent.keyDown(document.body, { key: 'k' }))
const fact = { act: (event: never, send: (event: never) => void): void => send(event) }
const pressing = (find: () => HTMLElement | null) => ({ act: () => press(find()) })

function seesShown({ isPaused, isWaiting }: { isPaused: boolean; isWaiting: boolean }) {
  return (): void => {
    expect(control()?.getAttribute('aria-label')).toBe(isPaused ? 'Lecture' : 'Pause')
    expect(spinner() !== null).toBe(isWaiting)
  }
}
const seesWait = (): void => expect([spinner() !== null, controls()]).toEqual([true, null])

describeOnScreen('The advertisement', {
  machine: adMachine,
  fixtures: adFixtures,
  mount: async ({ machine, inspect, clock }) => {
    await import('../../src/components/Player/stage/ad/AdStage.tsx')
    await import('../../src/components/Player/media/MediaSurface.tsx')
    const around = new Script(playerMachine)
    let player: ActorRefLike | undefined
    let ad: ActorRefLike | undefined
    const flow = {
      machine: around.machine.provide({ actors: { ad: machine } }),
      onFact: () => undefined,
      actorOptions: {
        clock,
        inspect: (inspected: Parameters<typeof inspect>[0]) => {
          if (inspected.type === '@xstate.actor') {
            const { actorRef, rootId } = inspected
            if (actorRef.sessionId === rootId) player = actorRef
            else if ('id' in actorRef && actorRef.id === 'ad') ad = actorRef
          }
          inspect(inspected)
        },
      },
    }
    render(
      <ProvideFlows flows={{ playerStage, player: flow, playbackReport: { machine: new Script(playbackReportMachine).machine } }}>
        <Player content={content} isSignedIn />
      </ProvideFlows>,
    )
    act(() => player?.send({ type: 'media.canPlay' }))
    press(buttonOf('Lire la vidéo'))
    await waitFor(() => expect(spinner()).not.toBeNull())
    return { send: (event) => ad?.send(event) }
  },
  do: {
    // Before its first picture it has no controls: the keys do so.
    'ad.togglePlay': { act: () => (control() ? press(control()) : pressK()) },
    'ad.skip': { act: (event, send) => (skip() ? press(skip()) : send(event)) },
    'ad.visit': pressing(advertiser),
    // The system's media keys.
    'ad.play': fact,
    'ad.pause': fact,
    'media.canPlay': fact,
    'media.playing': fact,
    'media.paused': fact,
    'media.waiting': fact,
    'media.progressed': fact,
    'media.muted': fact,
    'media.unmuted': fact,
    'media.ended': fact,
    'media.failed': fact,
    'media.refused': fact,
  },
  see: {
    'beginning.requesting': seesWait,
    'beginning.loading': seesWait,
    'shown.playing': seesShown({ isPaused: false, isWaiting: false }),
    'shown.stalled': seesShown({ isPaused: false, isWaiting: true }),
    'shown.paused': seesShown({ isPaused: true, isWaiting: false }),
    over: () => expect([spinner(), controls(), start()?.getAttribute('aria-busy')]).toEqual([null, null, 'true']),
    withdrawn: () => expect([spinner(), controls(), start()?.getAttribute('aria-busy')]).toEqual([null, null, null]),
  },
  sameLook: [{ states: ['beginning.requesting', 'beginning.loading'], because: 'Until its first picture, it is one wait.' }],
})
