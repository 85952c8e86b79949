import { act, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import type { InspectionEvent } from 'xstate'
import type { MediaSurfaceProps } from '../../src/components/Player/media/MediaSurface.tsx'
import type { PlaybackClock } from '../../src/components/Player/playbackClock.ts'
import { small } from '../../src/app/flows/player/miniPlayer/miniPlayer.styles.ts'
import { selectHasStarted, selectIsNextOffered } from '../../src/machines/player/player/selectors.ts'
import type { PlayerEvent, PlayerFact } from '../../src/machines/player/player/types.ts'
import type { PlayerActor } from '../../src/machines/player/player/usePlayer.ts'
import { playState } from '../../src/shared/routes.ts'
import { createEdge } from './support/edge.ts'
import { channel, content, details, homeData } from './support/fixtures.ts'
import { camille, renderApp } from './support/renderApp.tsx'

type Media = { actor?: PlayerActor; clock?: PlaybackClock; said: PlayerFact[]; isBroken: boolean }
const media = vi.hoisted((): Media => ({ said: [], isBroken: false }))
const isRequest = vi.hoisted(
  () =>
    ({ type }: PlayerFact): boolean =>
      /^(load|play|pause|seek)\.requested$/.test(type),
)

// In the place of Vidstack: what the machine asks of it is noted, and what a media element reports is sent by the tests.
vi.mock('../../src/components/Player/media/MediaSurface.tsx', async () => {
  const { useEffect, useReducer } = await import('react')
  const { usePlayerOfContext } = await import('../../src/machines/player/player/usePlayer.ts')
  return {
    default: function MediaSurface({ clock }: MediaSurfaceProps) {
      const actor = usePlayerOfContext()
      const [, renderAgain] = useReducer((count: number) => count + 1, 0)
      useEffect(() => {
        Object.assign(media, { actor, clock })
        const requests = actor.on('*', (fact) => isRequest(fact) && media.said.push(fact))
        const subscription = actor.subscribe(renderAgain)
        return () => {
          requests.unsubscribe()
          subscription.unsubscribe()
          delete media.actor
        }
      }, [actor, clock])
      if (media.isBroken) throw new Error('The media surface is broken')
      return null
    },
  }
})

const titles: Readonly<Record<string, string>> = { v1: 'La mer', v2: 'Le port', v3: 'Le vent' }
const video = (id: string) => ({
  ...content(id, titles[id] ?? ''),
  channel,
  description: '',
  updatedAt: '2026-11-01T00:00:00.000Z',
  videoUrl: `/media/${id}.m3u8`,
  hashtags: [],
  details,
  viewerLikes: null,
  viewerCanEdit: false,
  media: { __typename: 'Media', state: 'complete', progress: 100, failure: null, renditions: [], storyboardUrl: null },
  comments: { __typename: 'CommentPage', items: [], nextCursor: null },
})
const recommended = { __typename: 'Recommendation', reason: null, content: content('v3', 'Le vent') }

const own = { ...video('v1'), viewerCanEdit: true, details: { ...details, trim: null } }

/** @param others answers once the pages of other videos than the first may open */
const edgeOf = (others: Promise<void>) =>
  createEdge({
    Watch: async ({ variables }) => {
      if (variables['id'] !== 'v1') await others
      return { data: { __typename: 'Query', content: video(String(variables['id'])), recommendations: [recommended] } }
    },
    OwnContent: { data: { __typename: 'Query', content: own } },
    Home: ({ variables }) => ({ data: { ...homeData(variables), trending: [content('v2', 'Le port')] } }),
    StartView: { data: { __typename: 'Mutation', startView: { __typename: 'Content', id: 'v1', viewsCount: 1, viewerPosition: 0 } } },
    Logout: { data: { __typename: 'Mutation', logout: true } },
  })

const tell = (...events: readonly PlayerEvent[]): void => {
  const { actor } = media
  if (!actor) throw new Error('No player is drawn')
  act(() => events.forEach((event) => actor.send(event)))
}

/** As a link of the site does. */
const visit = (path: string, state?: string): Promise<void> => act(async () => navigate(path, { state }))

/** Opens the page of the first video, and plays it if that is said. */
async function open({ path = '/watch/v1', plays = true, others = Promise.resolve() } = {}) {
  media.said.length = 0
  media.isBroken = false
  const players = new Set<string>()
  const inspect = {
    next: (event: InspectionEvent) => {
      if (event.type === '@xstate.event' && event.event.type.startsWith('media.')) players.add(event.actorRef.sessionId)
    },
  }
  const edge = edgeOf(others)
  const { app, screen, user } = renderApp({ path, edge, user: camille, inspect })
  await waitFor(() => expect(media.actor).toBeDefined())
  if (plays) tell({ type: 'media.canPlay' }, { type: 'player.play' }, { type: 'media.playing' })
  const large = (): HTMLElement | null => screen.queryByRole('region', { name: /^Lecteur vidéo/ })
  const reduced = (): HTMLElement | null => screen.queryByRole('region', { name: 'Lecteur réduit\u202f: La mer' })
  /** Follows the link of the top bar. */
  const leave = async (): Promise<void> => {
    await user.click(screen.getByRole('link', { name: 'Lucarne, accueil' }))
    await screen.findByRole('heading', { name: 'Tendances' })
  }
  const goBack = async (): Promise<void> => {
    await act(async () => history.back())
    await screen.findByRole('heading', { level: 1, name: 'La mer' })
  }
  return { app, screen, user, edge, players, large, reduced, leave, goBack }
}
afterEach(() => vi.restoreAllMocks())

/** Not within «act», which would throw the error itself. */
const breakDown = (): void => {
  media.isBroken = true
  media.actor?.send({ type: 'media.waiting' })
}
const isGone = (): void =>
  expect([media.actor, document.querySelector('[data-player-stage]'), document.querySelector(`.${small}`)]).toEqual([undefined, null, null])

describe('a video that plays when its page is left by a link', () => {
  it('goes on in the small player, and in its page again, by the same actor and without a request to its element', async () => {
    const { screen, user, players, large, reduced, leave } = await open()
    media.clock?.set({ position: 12 })
    media.said.length = 0
    const { clock } = media
    await leave()
    expect([reduced() !== null, large()]).toEqual([true, null])
    await user.click(screen.getByRole('link', { name: 'Revenir à la vidéo\u202f: La mer' }))
    await screen.findByRole('heading', { level: 1, name: 'La mer' })
    await waitFor(() => expect([large() !== null, reduced()]).toEqual([true, null]))
    expect(screen.getByRole('main').contains(large())).toBe(true)
    expect([media.clock === clock, clock?.read().position, media.said, players.size, location.pathname]).toEqual([
      true,
      12,
      [],
      1,
      '/watch/v1',
    ])
  })

  it('obeys the page again that it has come back to', async () => {
    const { user, large, leave, goBack } = await open()
    await leave()
    await goBack()
    tell({ type: 'media.paused' }, { type: 'media.ended' })
    const player = within(large() ?? document.body)
    await user.click(await player.findByRole('button', { name: 'Lire maintenant' }))
    await waitFor(() => expect(location.pathname).toMatch(/^\/watch\/(?!v1)/))
  })

  it('is outside of the page that is read instead', async () => {
    const { screen, reduced, leave } = await open()
    await leave()
    expect(screen.getByRole('main').contains(reduced())).toBe(false)
    expect(document.activeElement?.textContent).toContain('Bienvenue')
  })

  it.each([
    ['has never started', false, []],
    ['is paused', true, [{ type: 'player.pause' }, { type: 'media.paused' }]],
    ['has ended', true, [{ type: 'media.paused' }, { type: 'media.ended' }]],
  ] satisfies [string, boolean, PlayerEvent[]][])('ends, if it %s', async (_, plays, events) => {
    const { leave } = await open({ plays })
    tell(...events)
    await leave()
    isGone()
  })

  it('ends, if another site plays it in a frame, which this browser cannot move without loading it anew', async () => {
    const { large, leave } = await open()
    large()?.append(document.createElement('iframe'))
    await leave()
    isGone()
  })

  it('ends there, and offers itself once more: nobody is led away from the page that they read', async () => {
    localStorage.setItem('lucarne.player', '{"autoplay":true}')
    const { screen, reduced, leave } = await open()
    await leave()
    tell({ type: 'media.paused' }, { type: 'media.ended' })
    expect(media.actor && selectIsNextOffered(media.actor.getSnapshot())).toBe(false)
    const player = within(reduced() ?? document.body)
    expect(player.getByRole('button', { name: 'Revoir' })).toBeDefined()
    expect([screen.queryByText(/^À suivre/), location.pathname]).toEqual([null, '/'])
  })
})

describe('the small player beside another page', () => {
  it('plays, pauses and closes at a press', async () => {
    const { reduced, user, leave } = await open()
    await leave()
    const player = within(reduced() ?? document.body)
    media.said.length = 0
    await user.click(player.getByRole('button', { name: 'Pause' }))
    expect(media.said).toEqual([{ type: 'pause.requested' }])
    tell({ type: 'media.paused' })
    await user.click(player.getByRole('button', { name: 'Lecture' }))
    expect(media.said).toEqual([{ type: 'pause.requested' }, { type: 'play.requested' }])
    await user.click(player.getByRole('button', { name: 'Fermer le lecteur' }))
    isGone()
    expect(document.activeElement?.id).toBe('contenu')
  })

  it('can be closed when its video fails', async () => {
    const { reduced, user, leave } = await open()
    await leave()
    tell({ type: 'media.failed', failure: 'network' })
    const player = within(reduced() ?? document.body)
    expect(player.getByRole('button', { name: 'Réessayer' })).toBeDefined()
    await user.click(player.getByRole('button', { name: 'Fermer le lecteur' }))
    isGone()
  })

  it('takes «k» and «i» on the whole page, and its other keys where it has the focus', async () => {
    const { screen, reduced, user, leave } = await open()
    await leave()
    media.said.length = 0
    await user.keyboard('{ArrowRight} mf{Escape}')
    expect([media.said, reduced() !== null]).toEqual([[], true])
    await user.keyboard('k')
    expect(media.said).toEqual([{ type: 'pause.requested' }])
    act(() => reduced()?.focus())
    await user.keyboard('{ArrowRight} ')
    expect(media.said.slice(1)).toEqual([{ type: 'seek.requested', to: { kind: 'by', seconds: 10 } }, { type: 'play.requested' }])
    await user.keyboard('i')
    await screen.findByRole('heading', { level: 1, name: 'La mer' })
    expect(location.pathname).toBe('/watch/v1')
  })

  it('is closed by Escape in it, which leads the focus to the page', async () => {
    const { reduced, user, leave } = await open()
    await leave()
    act(() => reduced()?.focus())
    await user.keyboard('{Escape}')
    isGone()
    expect(document.activeElement?.id).toBe('contenu')
  })

  it('ends as soon as another video’s page is opened, before that has loaded', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const { screen, user, leave } = await open({ others: promise })
    await leave()
    await user.click(screen.getByRole('link', { name: 'Le port' }))
    isGone()
    resolve()
    await waitFor(() => expect(screen.getByRole('region', { name: 'Lecteur vidéo\u202f: Le port' })).toBeDefined())
    expect(media.actor && selectHasStarted(media.actor.getSnapshot())).toBe(false)
  })

  it('is not there between two videos', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const { screen, user } = await open({ others: promise })
    await user.click(screen.getByRole('link', { name: 'Le vent' }))
    isGone()
    resolve()
    await waitFor(() => expect(screen.getByRole('region', { name: 'Lecteur vidéo\u202f: Le vent' })).toBeDefined())
  })

  it('ends where the same video is edited: one alone plays', async () => {
    const { screen, leave } = await open()
    await leave()
    const former = media.actor
    await visit('/captions/v1')
    await waitFor(() => expect(media.actor).not.toBe(former))
    await screen.findByRole('region', { name: 'Lecteur vidéo\u202f: La mer' })
    expect(document.querySelectorAll('[data-player-stage]')).toHaveLength(1)
    expect(document.querySelector(`.${small}`)).toBeNull()
  })

  it.each(['in its page', 'beside another page'])('ends when the person signs out, %s', async (where) => {
    const { app, screen, leave } = await open()
    if (where !== 'in its page') await leave()
    act(() => app.session.send({ type: 'session.logout' }))
    await waitFor(isGone)
    expect(screen.queryByRole('button', { name: 'Se déconnecter' })).toBeNull()
  })
})

describe('coming back', () => {
  it('by a link to a second of the video goes there, by the back button nowhere', async () => {
    const { screen, leave, goBack } = await open({ path: '/watch/v1?t=5' })
    media.clock?.set({ position: 20 })
    await leave()
    media.said.length = 0
    await goBack()
    expect(media.said).toEqual([])
    await leave()
    await visit('/watch/v1?t=7')
    await screen.findByRole('heading', { level: 1, name: 'La mer' })
    expect(media.said).toEqual([{ type: 'seek.requested', to: { kind: 'at', seconds: 7 } }])
  })

  it('plays, if the press that led back was one to play', async () => {
    const { screen, leave } = await open()
    await leave()
    tell({ type: 'player.pause' }, { type: 'media.paused' })
    media.said.length = 0
    await visit('/watch/v1', playState)
    await screen.findByRole('heading', { level: 1, name: 'La mer' })
    expect(media.said).toEqual([{ type: 'play.requested' }])
  })

  it('leads to the page as it was, but for the second that it had asked for', async () => {
    const { screen, leave } = await open({ path: '/watch?v=v1&t=5&end=9&shuffle=true' })
    await leave()
    expect(screen.getByRole('link', { name: /^Revenir à la vidéo/ }).getAttribute('href')).toBe('/watch?v=v1&shuffle=true')
  })
})

describe('an error of the player', () => {
  it('is the page’s, which can be tried again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { screen } = await open()
    breakDown()
    expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeDefined()
    isGone()
  })

  it('ends the small player, and leaves the page beside it alone', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const reported = vi.spyOn(globalThis, 'reportError').mockImplementation(() => undefined)
    const { screen, leave } = await open()
    await leave()
    breakDown()
    await waitFor(isGone)
    expect(screen.getByRole('heading', { name: 'Tendances' })).toBeDefined()
    expect(reported.mock.calls.map(([error]) => String(error))).toEqual(['Error: Lucarne, the small player'])
  })
})
