import { act, configure, fireEvent, render, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { expect, vi } from 'vitest'
import { ProvideFlows } from '../../src/app/flows/common/ProvideFlows.tsx'
import { Player, type PlayerProps } from '../../src/components/Player/Player.tsx'
import { writePreferences } from '../../src/components/Player/preferences.ts'
import { surface } from '../../src/components/Player/stage/Gestures.styles.ts'
import { playbackReportMachine } from '../../src/machines/player/playbackReport/playbackReportMachine.ts'
import { playerMachine } from '../../src/machines/player/player/playerMachine.ts'
import * as pageMessages from '../../src/shared/pageMessages.ts'
import { playerFixtures } from '../machines/player/player/fixtures.ts'
import { captureActor } from '../support/model/captureActor.ts'
import { buttonOf, press } from '../support/model/controls.ts'
import { describeOnScreen } from '../support/model/onScreen.ts'
import { Script } from '../support/model/script.ts'
import {
  start,
  control,
  controlName,
  spinner,
  says,
  stage,
  slider,
  nameOf,
  mute,
  fullscreen,
  pictureInPicture,
  menuOf,
  openMenu,
  isMini,
  hasBar,
  areControlsShown,
  whenDrawn,
  fact,
  pressing,
  key,
  choose,
  chooseItem,
  turn,
  point,
} from './support/playerControls.ts'
import { playerStage } from './support/playerStage.tsx'

// Vidstack without its media element: happy-dom's fails to load, on its own. What a browser's element reports is sent as facts instead.
vi.mock('@vidstack/react', async (original) => ({ ...(await original<object>()), MediaProvider: () => null }))
// A machine of its own, which ad.model.test.tsx draws.
vi.mock('../../src/components/Player/stage/ad/AdStage.tsx', async () => {
  const { usePlayerIntent } = await import('../../src/machines/player/player/usePlayer.ts')
  function AdStage() {
    const send = usePlayerIntent()
    return <button onClick={() => send({ type: 'player.togglePlay' })}>Publicité</button>
  }
  return { AdStage }
})
vi.setConfig({ testTimeout: 60_000 })
configure({ asyncUtilTimeout: 20_000 })
Object.defineProperty(document, 'pictureInPictureEnabled', { value: true, configurable: true })

const ad = (): HTMLElement | null => buttonOf('Publicité')
const seesPaused = (): void => {
  expect(controlName()).toBe('Lecture')
  expect(spinner()).toBeNull()
}
/** A video that has started shows a spinner, before there is the large button. */
const seesWait = (): void => {
  expect(start() ?? spinner()).not.toBeNull()
  expect(controlName()).not.toBe('Revoir')
}
/** Names a control, where there is a video to control. */
const seesControl = (find: () => HTMLElement | null, name: RegExp) => (): void => {
  if (hasBar()) expect(nameOf(find())).toMatch(name)
}
const seesQuality = (spoken: RegExp) => (): void => expect(nameOf(menuOf('Qualité')) ?? '').toMatch(spoken)
const seesLoop = (isOn: boolean) => (): void => {
  if (hasBar()) expect(screen.queryByText('Lecture en boucle') !== null).toBe(isOn)
}
const seesPlace = ({ isTheatre = false, isSmall = false, isFullscreen = false, isPictureInPicture = false }) => {
  return (): void => {
    expect([stage()?.dataset['theatre'] !== undefined, isMini()]).toEqual([isTheatre, isSmall])
    if (isSmall) expect([buttonOf('Fermer le lecteur réduit'), buttonOf('Revenir à la vidéo')]).not.toContain(null)
    if (!hasBar()) return
    expect(nameOf(fullscreen())).toBe(isFullscreen ? 'Quitter le plein écran' : 'Plein écran')
    // A video that is only heard has no picture for a window of its own, and a window leaves the screen that is filled.
    const wanted = isPictureInPicture ? 'Quitter l’image dans l’image' : 'Image dans l’image'
    const hasNone = nameOf(menuOf('Qualité'))?.endsWith('Audio seul') === true || isFullscreen || isElsewhere
    expect(nameOf(pictureInPicture())).toBe(hasNone ? null : wanted)
  }
}
/** Beside another page, which is no page of the video. */
const seesAway = (): void => {
  expect(screen.getByRole('region').getAttribute('aria-label')).toBe('Lecteur réduit\u202f: La mer')
  expect([buttonOf('Fermer le lecteur'), buttonOf('Revenir à la vidéo') === null]).toEqual([expect.anything(), true])
}
const seesControls = (areShown: boolean) => (): void => expect(areControlsShown()).toBe(areShown)
/** At the end of a video that is not small. */
const seesNext = (words: RegExp) => (): void => {
  if (controlName() === 'Revoir' && !isMini()) expect(screen.getByText(words)).toBeTruthy()
}
const seesRemote = (isConnected: boolean) => (): void =>
  expect(screen.queryByText('La vidéo est lue sur un autre appareil') !== null).toBe(isConnected)
const seesNoFailure = (): void => expect(screen.queryByRole('alert')).toBeNull()

// The view is recorded in the background.
const view = ['unseen', 'starting', 'waitingToStart', 'started', 'counting', 'waitingToCount', 'counted', 'unrecorded'].map(
  (state) => `view.${state}`,
)
const supply = ['supply.flowing', 'supply.lost']
const autoplay = ['autoplay.off', 'autoplay.on']
const waits = ['loading', 'buffering', 'seeking'].map((state) => `playback.loaded.waiting.${state}`)
const withoutVideo = 'Without a video there are no controls.'

const nextVideo = { id: 'content-2', title: 'Le port', thumbnailUrl: null, channel: { name: 'Le vent' } }
/** Another site plays it. */
let isElsewhere = false
let offer: (contentId: string | null) => void = () => undefined

/** The player, and the page around it, which knows what follows. */
function Watching(props: PlayerProps) {
  const [next, setNext] = useState<typeof nextVideo | null>(null)
  useEffect(() => {
    offer = (contentId) => setNext(contentId === null ? null : nextVideo)
  }, [])
  return <Player {...props} next={next} />
}

describeOnScreen('The player', {
  machine: playerMachine,
  fixtures: playerFixtures,
  mount: async ({ machine, inspect, clock }, chosen) => {
    const input = playerFixtures.inputs.find((candidate) => candidate === chosen)
    if (!input) throw new Error('no such input')
    await import('../../src/components/Player/media/MediaSurface.tsx')
    await import('../../src/components/Player/stage/ad/AdStage.tsx')
    isElsewhere = input.videoUrl?.startsWith('https:') === true
    localStorage.clear()
    writePreferences(input.preferences)
    const { watch, send } = captureActor(inspect)
    const reports = new Script(playbackReportMachine)
    const player = { machine, onFact: () => undefined, actorOptions: { inspect: watch, clock } }
    const media = { state: input.mediaState, progress: 40, failure: null, storyboardUrl: null }
    const captions = input.captionsLanguages.map((language) => ({
      language,
      languageName: language === 'fr' ? 'français' : 'anglais',
      isAutomatic: false,
      url: `/api/captions/${language}`,
    }))
    render(
      <ProvideFlows flows={{ playerStage, player, playbackReport: { machine: reports.machine } }}>
        <Watching
          isMainPart={input.isMainPart}
          content={{
            id: input.contentId,
            title: 'La mer',
            duration: 60,
            thumbnailUrl: null,
            videoUrl: input.videoUrl,
            media,
            channel: { name: 'Le vent' },
            details: { captions, chapters: [], adTagUrl: input.adTagUrl },
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
    // The large button, and the sign-in of a guest; a press on a time in a comment plays as well.
    'player.play': pressing(() => start() ?? buttonOf('Se connecter') ?? buttonOf('Lire depuis YouTube')),
    // The system's media keys.
    'player.pause': fact,
    'player.togglePlay': { control: () => control() ?? ad(), ...pressing(() => control() ?? ad()) },
    'player.seek': key('ArrowRight'),
    'player.stepFrame': key('.'),
    // A time in a comment.
    'player.goTo': fact,
    'player.retry': { control: () => buttonOf('Réessayer'), ...pressing(() => buttonOf('Réessayer')) },
    'player.upgrade': {
      control: () => buttonOf('Nouvelle version disponible'),
      ...pressing(() => buttonOf('Nouvelle version disponible')),
    },
    'sound.toggleMuted': pressing(mute),
    'sound.setVolume': {
      act: (event, send) => {
        const field = slider()
        // A browser sends no change event for the same value.
        if (!(field instanceof HTMLInputElement) || field.value === String(event.volume)) return send(event)
        act(() => void fireEvent.change(field, { target: { value: String(event.volume) } }))
      },
    },
    // More than a press of the arrows.
    'sound.changeVolume': fact,
    'speed.choose': {
      act: (event, send) => choose('Vitesse', event.speed === 1 ? /^Normale$/ : new RegExp(`^${event.speed}×$`), () => send(event)),
    },
    'speed.step': { act: (event, send) => key(event.steps > 0 ? '>' : '<').act(event, send) },
    'loop.toggle': { act: (_, send) => turn('Lecture en boucle', () => send({ type: 'loop.toggle' })) },
    'quality.choose': {
      act: async (event, send) => {
        await choose('Qualité', event.quality === 'auto' ? /^Automatique/ : new RegExp(`^${event.quality}p$`), () => send(event))
        await whenDrawn()
      },
    },
    'quality.chooseAudioOnly': {
      act: async (event, send) => {
        await choose('Qualité', /^Audio seul$/, () => send(event))
        await whenDrawn()
      },
    },
    'captions.toggle': key('c'),
    'captions.choose': {
      act: (event, send) => choose('Sous-titres', event.language === null ? /^Désactivés$/ : /^Anglais/, () => send(event)),
    },
    'captions.setStyle': fact,
    'presentation.toggleFullscreen': pressing(fullscreen),
    'presentation.togglePictureInPicture': pressing(pictureInPicture),
    'presentation.toggleTheatre': key('t'),
    'controls.wake': {
      act: (event, send) => {
        if (event.pointer === 'mouse') return point(stage(), 'pointermove', 'mouse')
        const button = stage()?.querySelector('button') ?? null
        return button ? point(button, 'pointerdown', 'touch') : send(event)
      },
    },
    'controls.toggle': {
      act: (event, send) => {
        const picture = document.querySelector<HTMLElement>(`.${surface}`)
        return picture ? point(picture, 'pointerup', 'touch') : send(event)
      },
    },
    'controls.leave': { act: () => point(stage(), 'pointerleave', 'mouse') },
    'controls.hold': {
      act: async (event, send) => {
        const menu = openMenu() ? null : menuOf('Vitesse')
        if (!menu) return send(event)
        press(menu)
        await screen.findByRole('menu')
      },
    },
    'controls.release': {
      act: async (event, send) => {
        const menu = openMenu() && menuOf('Vitesse')
        if (!menu) return send(event)
        press(menu)
        await vi.waitFor(() => expect(openMenu()).toBeNull())
      },
    },
    'mini.close': pressing(() => buttonOf(/^Fermer le lecteur/)),
    'mini.expand': pressing(() => buttonOf('Revenir à la vidéo')),
    'autoplay.toggle': { act: (_, send) => turn('Enchaîner les vidéos', () => send({ type: 'autoplay.toggle' })) },
    'next.play': pressing(() => buttonOf('Lire maintenant')),
    'next.cancel': pressing(() => buttonOf('Annuler')),
    'next.comes': fact,
    'playback.restarted': fact,
    'playback.finished': fact,
    'source.changed': fact,
    'playback.slow': fact,
    'playback.ended': fact,
    'media.becameWatchable': fact,
    'media.conversionFailed': fact,
    'media.canPlay': fact,
    'media.emptied': fact,
    'media.qualitiesFound': fact,
    'media.qualityPlayed': fact,
    'media.playing': fact,
    'media.paused': fact,
    'media.waiting': fact,
    'media.seeking': fact,
    'media.seeked': fact,
    'media.ended': fact,
    'media.failed': fact,
    'media.supplyLost': fact,
    'media.supplied': fact,
    'media.refused': fact,
    'media.soundChanged': fact,
    'media.speedChanged': fact,
    'media.captionsLoaded': fact,
    'media.captionsFailed': fact,
    'media.enteredFullscreen': fact,
    'media.leftFullscreen': fact,
    'media.enteredPictureInPicture': fact,
    'media.leftPictureInPicture': fact,
    'remote.choose': {
      act: (_, send) => chooseItem('Réglages', /^(Lire sur un autre appareil|Changer d’appareil)$/, () => send({ type: 'remote.choose' })),
    },
    'media.remoteAvailable': fact,
    'media.remoteUnavailable': fact,
    'media.remoteConnected': fact,
    'media.remoteDisconnected': fact,
    'network.returned': fact,
    'clip.ended': fact,
    'preferences.changed': fact,
    'page.scrolledAway': fact,
    'page.scrolledBack': fact,
    'page.left': fact,
    'page.returned': fact,
    // The page’s recommendations.
    'next.found': { act: ({ contentId }) => act(() => offer(contentId)) },
    'view.watchedEnough': fact,
    'watch.noted': fact,
  },
  see: {
    'playback.locked': says('Connectez-vous pour regarder cette vidéo'),
    'playback.elsewhere': says('Cette vidéo est lue par YouTube'),
    'playback.preparing': says('La vidéo est en cours de préparation'),
    'playback.unavailable': says('Cette vidéo n’a pas pu être préparée'),
    'playback.failed': says(pageMessages.play),
    ...Object.fromEntries(waits.map((state) => [state, seesWait])),
    'playback.loaded.ready': seesPaused,
    'playback.loaded.blocked': seesPaused,
    'playback.loaded.paused': seesPaused,
    'playback.loaded.playing': () => {
      expect(controlName()).toBe('Pause')
      expect([start(), spinner()]).toEqual([null, null])
    },
    'playback.ad': () => {
      expect([control(), start()]).toEqual([null, null])
      expect(ad()).not.toBeNull()
    },
    'playback.loaded.ended': () => expect(controlName()).toBe('Revoir'),
    ...Object.fromEntries(supply.map((state) => [state, seesNoFailure])),
    'sound.audible': seesControl(mute, /^Couper le son$/),
    'sound.muted': () => {
      seesControl(mute, /^Rétablir le son$/)()
      if (hasBar()) expect(slider()?.getAttribute('aria-valuetext')).toBe('0 %')
    },
    'speed.usual': seesControl(() => menuOf('Vitesse'), /: 1×$/),
    'speed.changed': seesControl(() => menuOf('Vitesse'), /: (0,\d+|1,\d+|[2-4](,\d)?)×$/),
    'loop.once': seesLoop(false),
    'loop.looping': seesLoop(true),
    'quality.picture.automatic': seesQuality(/^$|: Auto(, \d+p)?$/),
    'quality.picture.fixed': seesQuality(/^$|: \d+p$/),
    'quality.picture.lowered': seesQuality(/^$|: \d+p, réduite( à \d+p)?\u202f: la connexion est lente$/),
    'quality.audioOnly': seesQuality(/^$|: Audio seul$/),
    'captions.none': () => expect(menuOf('Sous-titres')).toBeNull(),
    'captions.hidden': seesControl(() => menuOf('Sous-titres'), /: désactivés$/),
    'captions.shown.loading': seesControl(() => menuOf('Sous-titres'), /: (Français|Anglais)$/),
    'captions.shown.loaded': seesControl(() => menuOf('Sous-titres'), /: (Français|Anglais)$/),
    'captions.shown.failed': seesControl(() => menuOf('Sous-titres'), /: (Français|Anglais), introuvables$/),
    'presentation.inPage.inline': seesPlace({}),
    'presentation.inPage.theatre': seesPlace({ isTheatre: true }),
    'presentation.mini': seesPlace({ isSmall: true }),
    'presentation.away.small': seesAway,
    'presentation.away.pictureInPicture': seesAway,
    // The app takes it away: tests/screens/miniPlayer.test.tsx.
    'presentation.closed': seesPlace({}),
    'presentation.fullscreen': seesPlace({ isFullscreen: true }),
    'presentation.pictureInPicture': seesPlace({ isPictureInPicture: true }),
    'remote.unavailable': seesRemote(false),
    'remote.available': seesRemote(false),
    'remote.connected': seesRemote(true),
    'continuation.none': () => expect(screen.queryByText(/^À suivre/)).toBeNull(),
    'continuation.offered': seesNext(/^À suivre$/),
    'continuation.countingDown': seesNext(/^À suivre dans 8 secondes$/),
    'controls.shown.idle': seesControls(true),
    'controls.shown.held': seesControls(true),
    'controls.hidden': seesControls(false),
    ...Object.fromEntries([...autoplay, ...view].map((state) => [state, seesNoFailure])),
  },
  sameLook: [
    {
      states: [...waits, 'playback.loaded.ready', 'playback.loaded.blocked', 'playback.loaded.paused'],
      because: 'A press on the poster is kept until the video can play: nobody has to wait before it. Whatever is awaited, it is one wait.',
    },
    { states: supply, because: 'What has arrived plays on. Only a wait or a failure is told.' },
    { states: ['sound.audible', 'sound.muted'], because: withoutVideo },
    { states: ['speed.usual', 'speed.changed'], because: withoutVideo },
    { states: ['loop.once', 'loop.looping'], because: withoutVideo },
    {
      states: ['quality.picture.automatic', 'quality.picture.fixed', 'quality.picture.lowered', 'quality.audioOnly'],
      because: 'The menu is not there before the qualities are known.',
    },
    {
      states: ['captions.none', 'captions.hidden', 'captions.shown.loading', 'captions.shown.loaded', 'captions.shown.failed'],
      because: `${withoutVideo} With one, captions that load come with the next line that is said: nobody waits for them.`,
    },
    {
      states: ['presentation.inPage.inline', 'presentation.inPage.theatre', 'presentation.fullscreen', 'presentation.pictureInPicture'],
      because: 'Without a video nothing fills the screen, and a video that is only heard has no picture for a window of its own.',
    },
    {
      states: ['presentation.away.small', 'presentation.away.pictureInPicture'],
      because: 'The browser draws the window, and says in the picture’s place that there is one.',
    },
    {
      states: ['presentation.inPage.inline', 'presentation.closed'],
      because: 'The app takes a closed player away at once.',
    },
    { states: ['controls.shown.idle', 'controls.shown.held'], because: 'An open menu is seen by itself.' },
    { states: autoplay, because: 'The switch is in a menu.' },
    { states: ['remote.unavailable', 'remote.available'], because: 'The entry is in a menu.' },
    {
      states: ['continuation.none', 'continuation.offered', 'continuation.countingDown'],
      because: 'The small player has no room to offer a video, and one that loads anew or has failed says that first.',
    },
    { states: view, because: 'The view is recorded in the background, and its failure never stops playback.' },
  ],
})
