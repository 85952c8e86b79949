import { act, configure, fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'urql'
import { expect, vi } from 'vitest'
import { ProvideFlows } from '../../src/app/flows/common/ProvideFlows.tsx'
import { AddToPlaylistDialog } from '../../src/components/AddToPlaylist/AddToPlaylistDialog.tsx'
import { addToPlaylistMachine } from '../../src/machines/playlist/addToPlaylist/addToPlaylistMachine.ts'
import { useAddToPlaylist } from '../../src/machines/playlist/addToPlaylist/useAddToPlaylist.ts'
import { addToPlaylistFixtures } from '../machines/playlist/addToPlaylist/fixtures.ts'
import { answeringClient } from '../support/model/answeringClient.ts'
import { buttonOf, coveredButton, alertCloseButton, fieldOf, fill, press } from '../support/model/controls.ts'
import { describeOnScreen } from '../support/model/onScreen.ts'
import { captureActor } from '../support/model/captureActor.ts'

configure({ asyncUtilTimeout: 20_000 })
vi.setConfig({ testTimeout: 60_000 })

const playlist = (id: string, name: string) => ({
  __typename: 'Playlist',
  id,
  name,
  description: '',
  isDefault: false,
  isPrivate: true,
  videoCount: 2,
  thumbnailUrl: null,
  updatedContentAt: null,
})
const client = answeringClient({
  viewer: {
    id: 'user-1',
    playlistChoices: [playlist('playlist-1', 'Jardin'), playlist('playlist-2', 'À revoir')].map((held) => ({
      containsContent: false,
      playlist: held,
    })),
  },
})
let isSignedIn = true

const dialog = (): HTMLElement | null => screen.queryByRole('dialog')
const choices = (): HTMLInputElement[] => screen.queryAllByRole<HTMLInputElement>('radio')
/** The dialog's own, not the alert's. */
const crossOfDialog = (): HTMLElement | null =>
  screen.queryAllByRole('button', { name: 'Fermer' }).find((cross) => cross.closest('[role="alert"]') === null) ?? null

function Page() {
  const adding = useAddToPlaylist('content-1')
  return (
    <>
      <button onClick={adding.open}>Ajouter la vidéo</button>
      <button onClick={adding.create}>Créer quand même</button>
      <AddToPlaylistDialog contentId="content-1" dialog={adding} />
    </>
  )
}

describeOnScreen('The dialog that adds a video to a playlist', {
  machine: addToPlaylistMachine,
  fixtures: addToPlaylistFixtures,
  mount: async ({ machine, inspect, clock }) => {
    await import('../../src/ui/Dialog/DialogSurface.tsx')
    const { watch, send } = captureActor(inspect)
    const flow = { machine, isSignedIn: () => isSignedIn, onFact: () => undefined, actorOptions: { inspect: watch, clock } }
    render(
      <Provider value={client}>
        <ProvideFlows flows={{ addToPlaylist: flow }}>
          <Page />
        </ProvideFlows>
      </Provider>,
    )
    return { send }
  },
  do: {
    'dialog.open': {
      act: async (event) => {
        isSignedIn = event.isSignedIn
        press(coveredButton('Ajouter la vidéo'))
        if (isSignedIn) await screen.findAllByRole('radio')
      },
    },
    'dialog.close': { control: crossOfDialog, act: () => press(crossOfDialog()) },
    'playlist.choose': {
      act: async () => {
        await screen.findAllByRole('radio')
        // A browser sends no change event for the same choice.
        const other = choices().find(({ checked }) => !checked)
        if (other) press(other)
      },
    },
    'content.add': { control: () => buttonOf('Ajouter'), act: () => press(buttonOf('Ajouter')) },
    'creation.open': {
      control: () => buttonOf('Créer une nouvelle playlist'),
      act: () => press(buttonOf('Créer une nouvelle playlist')),
    },
    'creation.cancel': { control: () => buttonOf('Retour'), act: () => press(buttonOf('Retour')) },
    'form.change': { control: () => fieldOf('name'), act: ({ patch }) => fill(fieldOf('name'), patch.name ?? '') },
    // The button is disabled without a name; the machine refuses a blank one that is sent anyway.
    'playlist.create': {
      act: () => {
        if (fieldOf('name')?.value === '') press(coveredButton('Créer quand même'))
        else act(() => void fireEvent.submit(fieldOf('name')?.form ?? document.body))
      },
    },
    'failure.dismiss': { control: alertCloseButton, act: () => press(alertCloseButton()) },
  },
  see: {
    closed: () => expect(dialog()).toBeNull(),
    choosing: () => expect(buttonOf('Ajouter')).not.toBeNull(),
    naming: () => expect(buttonOf('Créer')).not.toBeNull(),
    creating: () => expect(buttonOf('Création...')?.getAttribute('aria-busy')).toBe('true'),
    adding: () => expect(buttonOf('Ajout...')?.getAttribute('aria-busy')).toBe('true'),
  },
})
