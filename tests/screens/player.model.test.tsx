import { render, screen } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { ProvideFlows } from '../../src/app/flows/common/ProvideFlows.tsx'
import { Player } from '../../src/components/Player/Player.tsx'
import { playbackReportMachine } from '../../src/machines/player/playbackReport/playbackReportMachine.ts'
import { playerMachine } from '../../src/machines/player/player/playerMachine.ts'
import * as pageMessages from '../../src/shared/pageMessages.ts'
import { playerFixtures } from '../machines/player/player/fixtures.ts'
import { captureActor } from '../support/model/captureActor.ts'
import { buttonOf, press } from '../support/model/controls.ts'
import { describeOnScreen } from '../support/model/onScreen.ts'
import { Script } from '../support/model/script.ts'

// Vidstack without its media element: happy-dom's fails to load, on its own. What a browser's element reports is sent as facts instead.
vi.mock('@vidstack/react', async (original) => ({ ...(await original<object>()), MediaProvider: () => null }))
vi.setConfig({ testTimeout: 60_000 })

const start = (): HTMLElement | null => buttonOf('Lire la vidéo')
/** The button of the bar under the video. */
const control = (): string | undefined => ['Lecture', 'Pause', 'Revoir'].find((name) => buttonOf(new RegExp(`^${name}`)))
const spinner = (): HTMLElement | null => screen.queryByText('Chargement...')
const playing = (): HTMLElement | null => start() ?? buttonOf(/^(Lecture|Revoir|Se connecter)/)
const says = (text: string) => (): void => expect(screen.getByRole('status').textContent).toContain(text)

/** The surface is imported by the first test that shows it. */
const whenDrawn = (): Promise<void> => vi.waitFor(() => expect(control() ?? screen.queryByRole('status')).toBeTruthy(), { timeout: 20_000 })

const fact = {
  act: async (event: never, send: (event: never) => void): Promise<void> => {
    send(event)
    await whenDrawn()
  },
}
const seesPaused = (): void => {
  expect(control()).toBe('Lecture')
  expect(spinner()).toBeNull()
}
const quality = (): string | null => buttonOf(/^Qualité/)?.getAttribute('aria-label') ?? null
const seesQuality = (spoken: RegExp) => (): void => expect(quality() ?? '').toMatch(spoken)
/** Chooses in the menu, where it is shown: by then the qualities are known. */
async function choose(label: string, send: () => void): Promise<void> {
  const menu = buttonOf(/^Qualité/)
  if (menu === null) send()
  else {
    press(menu)
    press(await screen.findByRole('menuitemradio', { name: new RegExp(`^${label}`) }))
  }
  await whenDrawn()
}
// The view is recorded in the background.
const seesNoFailure = (): void => expect(screen.queryByRole('alert')).toBeNull()
const view = ['unseen', 'starting', 'waitingToStart', 'started', 'counting', 'waitingToCount', 'counted', 'unrecorded'].map(
  (state) => `view.${state}`,
)

describeOnScreen('The player', {
  machine: playerMachine,
  fixtures: playerFixtures,
  mount: async ({ machine, inspect, clock }, chosen) => {
    const input = playerFixtures.inputs.find((candidate) => candidate === chosen)
    if (!input) throw new Error('no such input')
    await import('../../src/components/Player/surface/MediaSurface.tsx')
    const { watch, send } = captureActor(inspect)
    const reports = new Script(playbackReportMachine)
    const player = { machine, onFact: () => undefined, actorOptions: { inspect: watch, clock } }
    const media = { state: input.mediaState, progress: 40, failure: null, storyboardUrl: null }
    render(
      <ProvideFlows flows={{ player, playbackReport: { machine: reports.machine } }}>
        <Player
          content={{
            id: input.contentId,
            title: 'La mer',
            thumbnailUrl: null,
            videoUrl: input.videoUrl,
            media,
            channel: { name: 'Le vent' },
            details: { captions: [] },
          }}
          isSignedIn={input.isSignedIn}
          isPlayRequested={input.isPlayRequested}
        />
      </ProvideFlows>,
    )
    await whenDrawn()
    return { send }
  },
  do: {
    'player.play': {
      // The bar shows «Pause» while it plays, but a press on a time in a comment plays as well.
      act: (event, send) => (playing() ? press(playing()) : send(event)),
    },
    'player.pause': { act: (event, send) => (control() === 'Pause' ? press(buttonOf(/^Pause/)) : send(event)) },
    // A time in a comment.
    'player.goTo': fact,
    'player.retry': {
      control: () => buttonOf('Réessayer'),
      act: async () => {
        press(buttonOf('Réessayer'))
        await whenDrawn()
      },
    },
    'player.upgrade': {
      control: () => buttonOf('Meilleure qualité disponible'),
      act: async () => {
        press(buttonOf('Meilleure qualité disponible'))
        await whenDrawn()
      },
    },
    'quality.choose': {
      act: ({ quality }, send) =>
        choose(quality === 'auto' ? 'Automatique' : `${quality}p`, () => send({ type: 'quality.choose', quality })),
    },
    'quality.chooseAudioOnly': { act: (event, send) => choose('Audio seul', () => send(event)) },
    'source.changed': fact,
    'media.qualitiesFound': fact,
    'media.becameWatchable': fact,
    'media.conversionFailed': fact,
    'media.canPlay': fact,
    'media.loaded': fact,
    'media.playing': fact,
    'media.paused': fact,
    'user.paused': fact,
    'media.waiting': fact,
    'media.seeked': fact,
    'media.ended': fact,
    'media.failed': fact,
    'media.refused': fact,
    'view.watchedEnough': fact,
    'watch.noted': fact,
  },
  see: {
    'playback.locked': says('Connectez-vous pour regarder cette vidéo'),
    'playback.preparing': says('La vidéo est en cours de préparation'),
    'playback.unavailable': says('Cette vidéo n’a pas pu être préparée'),
    'playback.failed': says(pageMessages.play),
    'playback.loaded.loading': () => {
      expect(start() ? 'Lecture' : 'Pause').toBe(control())
      expect(start() ?? spinner()).not.toBeNull()
    },
    'playback.loaded.ready': seesPaused,
    'playback.loaded.blocked': seesPaused,
    'playback.loaded.paused': () => {
      seesPaused()
      expect(start()).toBeNull()
    },
    'playback.loaded.playing': () => {
      expect(control()).toBe('Pause')
      expect(spinner()).toBeNull()
    },
    'playback.loaded.buffering': () => {
      expect(control()).toBe('Pause')
      expect(spinner()).not.toBeNull()
    },
    'playback.loaded.ended': () => expect(control()).toBe('Revoir'),
    'quality.picture.automatic': seesQuality(/^$|Auto(, \d+p)?$/),
    'quality.picture.fixed': seesQuality(/^$|: \d+p$/),
    'quality.audioOnly': seesQuality(/: Audio seul$/),
    ...Object.fromEntries(view.map((state) => [state, seesNoFailure])),
  },
  sameLook: [
    {
      states: ['playback.loaded.loading', 'playback.loaded.ready', 'playback.loaded.blocked'],
      because: 'A press on the poster is kept until the video can play: nobody has to wait before it.',
    },
    { states: ['playback.loaded.loading', 'playback.loaded.buffering'], because: 'Another source that loads is a wait like any other.' },
    { states: ['playback.loaded.ready', 'playback.loaded.blocked', 'playback.loaded.paused'], because: 'A press on play plays in all.' },
    { states: ['quality.picture.automatic', 'quality.picture.fixed'], because: 'The menu is not there before the qualities are known.' },
    { states: view, because: 'The view is recorded in the background, and its failure never stops playback.' },
  ],
})
