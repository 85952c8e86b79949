import { render, screen } from '@testing-library/react'
import { expect } from 'vitest'
import { ProvideFlows } from '../../src/app/flows/common/ProvideFlows.tsx'
import { playlistOrderMachine } from '../../src/machines/playlist/playlistOrder/playlistOrderMachine.ts'
import { OwnVideos } from '../../src/screens/Playlist/OwnVideos.tsx'
import { playlistOrderFixtures } from '../machines/playlist/playlistOrder/fixtures.ts'
import { captureActor } from '../support/model/captureActor.ts'
import { buttonOf, press } from '../support/model/controls.ts'
import { describeOnScreen } from '../support/model/onScreen.ts'
import { content } from './support/fixtures.ts'

const addedAt = '2026-11-01T10:00:00.000Z'
const items = ['content-1', 'content-2'].map((id, index) => ({
  id: `item-${id}`,
  addedAt,
  position: index,
  content: content(id, `Vidéo ${id}`),
}))
const later = (): HTMLElement | null => buttonOf('Reculer «\u202fVidéo content-1\u202f»')
const seesBoth = (): void => expect(screen.getAllByRole('listitem')).toHaveLength(2)

describeOnScreen('The own order of a playlist', {
  machine: playlistOrderMachine,
  fixtures: playlistOrderFixtures,
  mount: ({ machine, inspect, clock }) => {
    const { watch, send } = captureActor(inspect)
    const flow = { machine, onFact: () => undefined, actorOptions: { inspect: watch, clock } }
    render(
      <ProvideFlows flows={{ playlistOrder: flow, playlistRemoval: () => undefined }}>
        <OwnVideos playlistId="playlist-1" items={items} canMove onRemoved={() => undefined} />
      </ProvideFlows>,
    )
    return { send }
  },
  do: {
    // A video that waits to be moved is already last: its button then moves nothing, and the other one is moved.
    'content.move': {
      act: (event, send) => {
        if (later()?.getAttribute('aria-disabled') === 'true') send(event)
        else press(later())
      },
    },
  },
  see: { settled: seesBoth, saving: seesBoth },
  sameLook: [{ states: ['settled', 'saving'], because: 'The video is in its new place at once, and only a failure is announced.' }],
})
