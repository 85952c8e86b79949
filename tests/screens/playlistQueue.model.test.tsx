import { act, render, waitFor } from '@testing-library/react'
import { Provider } from 'urql'
import { expect, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import type { EventObject } from 'xstate'
import { pagingFlow } from '../../src/app/flows/common/pagingFlow.ts'
import { ProvideFlows } from '../../src/app/flows/common/ProvideFlows.tsx'
import { Player } from '../../src/components/Player/Player.tsx'
import { playbackReportMachine } from '../../src/machines/player/playbackReport/playbackReportMachine.ts'
import { playerMachine } from '../../src/machines/player/player/playerMachine.ts'
import { playlistQueueMachine } from '../../src/machines/playlist/playlistQueue/playlistQueueMachine.ts'
import {
  PlaylistQueueContext,
  usePlaylistQueue,
  usePlaylistQueueActor,
} from '../../src/machines/playlist/playlistQueue/usePlaylistQueue.ts'
import { PlaylistPanel } from '../../src/screens/Watch/PlaylistPanel.tsx'
import { watchInPlaylistPath } from '../../src/shared/routes.ts'
import { playlistQueueFixtures } from '../machines/playlist/playlistQueue/fixtures.ts'
import { captureActor } from '../support/model/captureActor.ts'
import { buttonOf, press } from '../support/model/controls.ts'
import { describeOnScreen } from '../support/model/onScreen.ts'
import { Script } from '../support/model/script.ts'
import { createEdge } from './support/edge.ts'
import { content } from './support/fixtures.ts'
import { playerStage } from './support/playerStage.tsx'
import { garden, itemOf } from './support/playlist.ts'
import { createServices } from './support/services.ts'

// As in player.model.test.tsx.
vi.mock('@vidstack/react', async (original) => ({ ...(await original<object>()), MediaProvider: () => null }))
vi.setConfig({ testTimeout: 60_000 })

const videos = [content('content-1', 'Fabriquer une guitare'), content('content-2', 'Les étoiles filantes')]
const media = { state: 'watchable', progress: 40, failure: null, storyboardUrl: null } as const
const pathOf = (id: string): string => watchInPlaylistPath(id, garden.id, false)

let address = memoryLocation({ record: true })
/** Shows the page of a video, anew also when it is the same. */
let open: (id: string) => Promise<void>
let tellPlayer: (fact: EventObject) => void

function Watch({ id, visit }: { id: string; visit: number }) {
  const queue = usePlaylistQueueActor()
  return (
    <PlaylistQueueContext value={queue}>
      <WatchPage key={visit} id={id} />
    </PlaylistQueueContext>
  )
}

/** What the page of a video has of the playlist: the player and the panel beside it. */
function WatchPage({ id }: { id: string }) {
  const queue = usePlaylistQueue()
  const video = {
    id,
    title: 'La mer',
    thumbnailUrl: null,
    duration: 60,
    videoUrl: '/media/1.m3u8',
    media,
    channel: { name: 'Le vent' },
    details: { captions: [], chapters: [], adTagUrl: null },
  }
  return (
    <>
      <Player content={video} isSignedIn isPlayRequested={queue.autoplays} onEnded={queue.reportEnd} />
      <PlaylistPanel playlistId={garden.id} contentId={id} isShuffled={false} isComing={false} />
    </>
  )
}

const current = (): HTMLElement | null => document.querySelector('a[aria-current="true"]')
const addressOfPage = (): string | null => current()?.getAttribute('href') ?? null
const isAboutToPlay = (): boolean => buttonOf('Lire la vidéo')?.getAttribute('aria-busy') === 'true'

describeOnScreen('The playlist beside the player', {
  machine: playlistQueueMachine,
  fixtures: playlistQueueFixtures,
  mount: async ({ machine, inspect }) => {
    await import('../../src/components/Player/media/MediaSurface.tsx')
    const page = { __typename: 'PlaylistContentPage', nextCursor: null, items: videos.map(itemOf) }
    const edge = createEdge({ PlayingPlaylist: { data: { __typename: 'Query', playlist: garden, playlistContents: page } } })
    const { client, services } = createServices(edge)
    const { watch, send } = captureActor(() => undefined)
    tellPlayer = send
    const flows = {
      session: services.session,
      paging: pagingFlow(services),
      playerStage,
      player: { machine: new Script(playerMachine).machine, onFact: () => undefined, actorOptions: { inspect: watch } },
      playbackReport: { machine: new Script(playbackReportMachine).machine },
      playlistQueue: { machine, actorOptions: { inspect } },
    }
    address = memoryLocation({ path: pathOf('content-2'), record: true })
    const pages = (id: string, visit: number) => (
      <Provider value={client}>
        <Router hook={address.hook} searchHook={address.searchHook}>
          <ProvideFlows flows={flows}>
            <Watch id={id} visit={visit} />
          </ProvideFlows>
        </Router>
      </Provider>
    )
    const { rerender } = render(pages('content-2', 0))
    let visit = 0
    open = async (id) => {
      visit += 1
      act(() => address.navigate(pathOf(id)))
      rerender(pages(id, visit))
      await waitFor(() => expect(addressOfPage()).toBe(pathOf(id)), { timeout: 10_000 })
    }
    await open('content-2')
    return {}
  },
  do: {
    // The first video of the two, or the last.
    'order.changed': { act: ({ nextId }) => open(nextId === 'content-2' ? 'content-1' : 'content-2') },
    // The row of the open video: another one would change the order as well.
    'video.choose': {
      act: () => {
        press(current())
        return open(current()?.getAttribute('href') === pathOf('content-1') ? 'content-1' : 'content-2')
      },
    },
    'video.ended': {
      act: () => act(() => ['media.canPlay', 'media.playing', 'media.ended'].forEach((type) => tellPlayer({ type }))),
    },
  },
  see: {
    waiting: () => {
      expect(isAboutToPlay()).toBe(false)
      expect(address.history.at(-1)).toBe(addressOfPage())
    },
    'autoplaying.playing': () => expect(isAboutToPlay()).toBe(true),
    // The address is the next video's already; its page is about to be shown.
    'autoplaying.opening': () => {
      expect(addressOfPage()).toBe(pathOf('content-1'))
      expect(address.history.at(-1)).toBe(pathOf('content-2'))
    },
  },
})
