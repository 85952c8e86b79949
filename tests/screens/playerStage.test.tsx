import { act, cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRef } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ProvideFlows } from '../../src/app/flows/common/ProvideFlows.tsx'
import type { MediaSurfaceProps } from '../../src/components/Player/media/MediaSurface.tsx'
import type { PlaybackClock } from '../../src/components/Player/playbackClock.ts'
import { type LoadingStageProps, Player, type PlayerHandle, type PlayerProps } from '../../src/components/Player/Player.tsx'
import { writePreferences } from '../../src/components/Player/preferences.ts'
import { surface } from '../../src/components/Player/stage/Gestures.styles.ts'
import { playbackReportMachine } from '../../src/machines/player/playbackReport/playbackReportMachine.ts'
import { playerMachine } from '../../src/machines/player/player/playerMachine.ts'
import { selectAreControlsShown, selectSound } from '../../src/machines/player/player/selectors.ts'
import type { PlayerEvent, PlayerFact } from '../../src/machines/player/player/types.ts'
import type { PlayerActor } from '../../src/machines/player/player/usePlayer.ts'
import { Script } from '../support/model/script.ts'
import { playerStage } from './support/playerStage.tsx'

const media = vi.hoisted((): { actor?: PlayerActor; clock?: PlaybackClock; said: PlayerFact[] } => ({ said: [] }))

// In the place of Vidstack: what the machine asks of it is noted, and what a media element reports is sent by the tests.
vi.mock('../../src/components/Player/media/MediaSurface.tsx', async () => {
  const { useEffect } = await import('react')
  const { usePlayerOfContext } = await import('../../src/machines/player/player/usePlayer.ts')
  return {
    default: function MediaSurface({ clock }: MediaSurfaceProps) {
      const actor = usePlayerOfContext()
      useEffect(() => {
        Object.assign(media, { actor, clock })
        const requests = actor.on('*', (fact) => media.said.push(fact))
        return () => requests.unsubscribe()
      }, [actor, clock])
      return null
    },
  }
})

configure({ asyncUtilTimeout: 10_000 })
beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  delete media.actor
  vi.restoreAllMocks()
})

const track = (language: string, languageName: string) => ({
  language,
  languageName,
  isAutomatic: language === 'en',
  url: `/api/captions/${language}`,
})
const content: PlayerProps['content'] = {
  id: 'content-1',
  title: 'La mer',
  duration: 100,
  thumbnailUrl: null,
  videoUrl: '/media/1.m3u8',
  media: { state: 'complete', progress: 100, failure: null, storyboardUrl: null },
  channel: { name: 'Le vent' },
  details: { captions: [track('en', 'anglais'), track('fr', 'français')], chapters: [], adTagUrl: null },
}
const withoutCaptions = { ...content, details: { captions: [], chapters: [], adTagUrl: null } }

const actor = (): PlayerActor => {
  if (!media.actor) throw new Error('The player is not drawn')
  return media.actor
}
const tell = (...events: readonly PlayerEvent[]): void => act(() => events.forEach((event) => actor().send(event)))
/** What the machine says because of what a person does. */
async function saidBy(perform: () => unknown): Promise<PlayerFact[]> {
  media.said.length = 0
  await act(async () => void (await perform()))
  return [...media.said]
}

/** Draws the player of a video that plays. */
async function watch(props: Partial<PlayerProps> = {}) {
  const script = new Script(playerMachine)
  const player = { machine: script.machine, onFact: () => undefined, actorOptions: { clock: script.clock } }
  render(
    <ProvideFlows flows={{ playerStage, player, playbackReport: { machine: new Script(playbackReportMachine).machine } }}>
      <Player content={content} isSignedIn isMainPart {...props} />
    </ProvideFlows>,
  )
  await waitFor(() => expect(media.actor).toBeDefined())
  tell({ type: 'media.canPlay' }, { type: 'player.play' }, { type: 'media.playing' })
  return script
}

const stage = (): HTMLElement => screen.getByRole('region', { name: 'Lecteur vidéo\u202f: La mer' })
const picture = (): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`.${surface}`)
  if (!found) throw new Error('There is no picture')
  // Three parts of 100 pixels.
  vi.spyOn(found, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 200))
  return found
}
const areControlsShown = (): boolean => selectAreControlsShown(actor().getSnapshot())
const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name })

/** An event of a pointer at a time in milliseconds. */
function point(target: HTMLElement, type: string, { at, ...rest }: PointerEventInit & { at: number }): void {
  const event = new PointerEvent(type, { bubbles: true, button: 0, ...rest })
  // React takes 0 for no time at all.
  Object.defineProperty(event, 'timeStamp', { value: 1_000 + at })
  act(() => void target.dispatchEvent(event))
}

describe('a mouse over the picture', () => {
  it('plays and pauses by its first button, and by no other', async () => {
    await watch()
    expect(await saidBy(() => point(picture(), 'pointerup', { at: 0, pointerType: 'mouse' }))).toEqual([{ type: 'pause.requested' }])
    expect(await saidBy(() => point(picture(), 'pointerup', { at: 0, pointerType: 'mouse' }))).toEqual([{ type: 'play.requested' }])
    expect(await saidBy(() => point(picture(), 'pointerup', { at: 0, pointerType: 'mouse', button: 2 }))).toEqual([])
  })

  it('fills the screen by a double click, and plays on', async () => {
    await watch()
    const said = await saidBy(() => {
      for (const at of [0, 100]) point(picture(), 'pointerup', { at, pointerType: 'mouse' })
      fireEvent.doubleClick(picture())
    })
    expect(said).toEqual([{ type: 'pause.requested' }, { type: 'play.requested' }, { type: 'fullscreen.requested', isOn: true }])
  })

  it('shows the controls when it moves, and hides them when it leaves', async () => {
    const script = await watch()
    act(() => script.clock.increment(2_000))
    expect(areControlsShown()).toBe(false)
    point(stage(), 'pointermove', { at: 10_000, pointerType: 'mouse' })
    expect([areControlsShown(), stage().dataset['controls']]).toEqual([true, 'true'])
    point(stage(), 'pointerleave', { at: 10_100, pointerType: 'mouse' })
    expect([areControlsShown(), stage().dataset['controls']]).toEqual([false, undefined])
  })

  it('keeps the controls as long as it moves, whatever its events per second', async () => {
    const script = await watch()
    for (let at = 0; at < 5_000; at += 50) {
      point(stage(), 'pointermove', { at, pointerType: 'mouse' })
      act(() => script.clock.increment(50))
    }
    expect(areControlsShown()).toBe(true)
  })
})

describe('a finger on the picture', () => {
  const tap = (at: number, clientX: number): void => point(picture(), 'pointerup', { at, clientX, pointerType: 'touch' })
  const seek = (seconds: number): PlayerFact => ({ type: 'seek.requested', to: { kind: 'by', seconds } })

  it('hides and shows the controls, and neither plays nor pauses', async () => {
    await watch()
    const shown: boolean[] = []
    const said = await saidBy(() => {
      for (const at of [0, 1_000, 2_000]) {
        tap(at, 150)
        shown.push(areControlsShown())
      }
    })
    expect([shown, said]).toEqual([[false, true, false], []])
  })

  it.each([
    ['left', 50, -10],
    ['right', 250, 10],
  ])('seeks by two taps on the %s', async (_, clientX, seconds) => {
    await watch()
    const said = await saidBy(() => [0, 200].forEach((at) => tap(at, clientX)))
    expect(said).toEqual([seek(seconds)])
  })

  it('seeks further by each further tap', async () => {
    await watch()
    expect(await saidBy(() => [0, 200, 400].forEach((at) => tap(at, 250)))).toEqual([seek(10), seek(10)])
  })

  it.each<[string, [number, number][]]>([
    [
      'too slow',
      [
        [0, 250],
        [400, 250],
      ],
    ],
    [
      'on different sides',
      [
        [0, 50],
        [200, 250],
      ],
    ],
    [
      'in the middle',
      [
        [0, 150],
        [200, 150],
      ],
    ],
  ])('does not seek by two taps that are %s', async (_, taps) => {
    await watch()
    expect(await saidBy(() => taps.forEach(([at, clientX]) => tap(at, clientX)))).toEqual([])
    expect(areControlsShown()).toBe(true)
  })

  it('that moves or is lifted outside shows and hides nothing', async () => {
    await watch()
    point(stage(), 'pointerleave', { at: 0, pointerType: 'touch' })
    expect(areControlsShown()).toBe(true)
    tap(1_000, 150)
    point(stage(), 'pointermove', { at: 2_000, pointerType: 'touch' })
    expect(areControlsShown()).toBe(false)
  })

  it('keeps the controls for three seconds when it presses one of them', async () => {
    const script = await watch()
    point(button('Couper le son'), 'pointerdown', { at: 0, pointerType: 'touch' })
    act(() => script.clock.increment(2_999))
    expect(areControlsShown()).toBe(true)
    act(() => script.clock.increment(1))
    expect(areControlsShown()).toBe(false)
  })
})

describe('the keyboard', () => {
  it('plays, seeks and mutes from anywhere on the page', async () => {
    await watch()
    expect(await saidBy(() => userEvent.keyboard('k'))).toEqual([{ type: 'pause.requested' }])
    expect(await saidBy(() => userEvent.keyboard('{ArrowRight}'))).toEqual([{ type: 'seek.requested', to: { kind: 'by', seconds: 10 } }])
    await saidBy(() => userEvent.keyboard('m'))
    expect(selectSound(actor().getSnapshot())).toEqual({ volume: 50, isMuted: true })
  })

  it('shows the controls while the focus moves among them', async () => {
    const script = await watch()
    act(() => script.clock.increment(2_000))
    expect(areControlsShown()).toBe(false)
    act(() => button('Couper le son').focus())
    expect(areControlsShown()).toBe(true)
  })

  it('changes the volume while the focus is in the player, by five points', async () => {
    await watch()
    act(() => button('Couper le son').focus())
    await userEvent.keyboard('{ArrowUp}')
    expect(selectSound(actor().getSnapshot()).volume).toBe(55)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(selectSound(actor().getSnapshot()).volume).toBe(45)
  })
})

describe('the menus', () => {
  it('keep the controls while they are open', async () => {
    const script = await watch()
    await userEvent.click(button(/^Vitesse/))
    await screen.findByRole('menu')
    act(() => script.clock.increment(60_000))
    expect(areControlsShown()).toBe(true)
    await userEvent.click(await screen.findByRole('menuitemradio', { name: '4×' }))
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    expect(button(/^Vitesse/).getAttribute('aria-label')).toBe('Vitesse\u00a0: 4×')
    act(() => script.clock.increment(3_000))
    expect(areControlsShown()).toBe(false)
  })

  it('let the controls hide again after one went while it was open', async () => {
    const script = await watch()
    await userEvent.click(button(/^Vitesse/))
    await screen.findByRole('menu')
    tell({ type: 'media.failed', failure: 'network' })
    expect(screen.queryByRole('menu')).toBeNull()
    tell({ type: 'player.retry' }, { type: 'media.canPlay' }, { type: 'media.playing' })
    act(() => script.clock.increment(3_000))
    expect(areControlsShown()).toBe(false)
  })

  it('of the speed offers all of the specification, in its order', async () => {
    await watch()
    await userEvent.click(button(/^Vitesse/))
    const menu = within(await screen.findByRole('menu'))
    const labels = menu.getAllByRole('menuitemradio').map(({ textContent }) => textContent)
    expect(labels).toEqual(['0,5×', '0,75×', 'Normale', '1,25×', '1,5×', '1,75×', '2×', '2,5×', '3×', '4×'])
  })

  it('of the captions names each language, those made automatically, and those that cannot be found', async () => {
    await watch()
    expect(button(/^Sous-titres/).getAttribute('aria-label')).toBe('Sous-titres\u00a0: désactivés')
    tell({ type: 'captions.toggle' }, { type: 'media.captionsFailed' })
    expect(button(/^Sous-titres/).getAttribute('aria-label')).toBe('Sous-titres\u00a0: Français, introuvables')
    await userEvent.click(button(/^Sous-titres/))
    const menu = within(await screen.findByRole('menu'))
    const labels = menu.getAllByRole('menuitemradio').map(({ textContent }) => textContent)
    expect(labels).toEqual(['Désactivés', 'Anglais (automatiques)', 'Français\u202f: introuvables'])
    expect(menu.getByRole('menuitemradio', { checked: true }).textContent).toContain('Français')
  })

  it('have none for captions that do not exist', async () => {
    await watch({ content: withoutCaptions })
    expect(screen.queryByRole('button', { name: /^Sous-titres/ })).toBeNull()
  })
})

describe('a person’s preferences', () => {
  it('are those of the last visit, and are kept for the next', async () => {
    writePreferences({ volume: 20, speed: 2, areCaptionsShown: true, captionsLanguage: 'en', isTheatre: true })
    await watch()
    expect(screen.getByRole('slider', { name: 'Volume' }).getAttribute('aria-valuetext')).toBe('20 %')
    expect(button(/^Vitesse/).getAttribute('aria-label')).toBe('Vitesse\u00a0: 2×')
    expect(button(/^Sous-titres/).getAttribute('aria-label')).toBe('Sous-titres\u00a0: Anglais (automatiques)')
    expect(stage().dataset['theatre']).toBe('true')
  })
})

describe('a player whose code has not loaded', () => {
  const waiting = { drawn: undefined as LoadingStageProps | undefined }
  const flow = {
    draw: (props: LoadingStageProps) => {
      waiting.drawn = props
      return null
    },
    preload: () => Promise.resolve(),
  }
  const open = (props: Partial<PlayerProps> = {}) => {
    const handle = createRef<PlayerHandle>()
    render(
      <ProvideFlows flows={{ playerStage: flow }}>
        <Player ref={handle} content={content} isSignedIn {...props} />
      </ProvideFlows>,
    )
    return handle
  }
  const begins = () => ({ isPlayRequested: waiting.drawn?.isPlayRequested, start: waiting.drawn?.start })

  it('begins with the press of its start button, where it would have begun', () => {
    open({ start: { position: 300, isResumed: true, end: null } })
    expect(begins()).toEqual({ isPlayRequested: false, start: { position: 300, isResumed: true, end: null } })
    act(() => waiting.drawn?.onPlayRequest())
    expect(begins()).toEqual({ isPlayRequested: true, start: { position: 300, isResumed: true, end: null } })
  })

  it('begins with the time in a comment that was pressed meanwhile', () => {
    const handle = open({ start: { position: 300, isResumed: true, end: null } })
    act(() => handle.current?.goTo(62))
    expect(begins()).toEqual({ isPlayRequested: true, start: { position: 62, isResumed: false, end: null } })
  })

  it('begins at the beginning without anybody’s wish', () => {
    open()
    expect(begins()).toEqual({ isPlayRequested: false, start: { position: 0, isResumed: false, end: null } })
  })
})

describe('a player that has loaded', () => {
  it('goes to the time in a comment and plays', async () => {
    const handle = createRef<PlayerHandle>()
    await watch({ ref: handle })
    tell({ type: 'player.pause' }, { type: 'media.paused' })
    expect(await saidBy(() => handle.current?.goTo(62))).toEqual([
      { type: 'seek.requested', to: { kind: 'at', seconds: 62 } },
      { type: 'play.requested' },
    ])
    expect(media.clock?.read().position).toBe(62)
  })

  it('says where it is, and seeks to where the bar is let go', async () => {
    const onPosition = vi.fn<(second: number) => void>()
    await watch({ onPosition })
    act(() => media.clock?.set({ position: 61 }))
    const bar = screen.getByRole('slider', { name: 'Position dans la vidéo' })
    expect([bar.getAttribute('aria-valuetext'), onPosition.mock.lastCall]).toEqual(['1 minute 1 seconde sur 1 minute 40 secondes', [61]])
    expect(screen.getByText('1:01')).toBeDefined()
    if (!(bar instanceof HTMLInputElement)) throw new Error('no bar')
    const said = await saidBy(() => {
      bar.value = '30'
      fireEvent(bar, new Event('change', { bubbles: true }))
    })
    expect(said).toEqual([{ type: 'seek.requested', to: { kind: 'at', seconds: 30 } }])
  })
})
