import { act, configure, fireEvent, render, screen, within } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { ProvideFlows } from '../../src/app/flows/common/ProvideFlows.tsx'
import { PlaylistFormDialog } from '../../src/components/PlaylistForm/PlaylistFormDialog.tsx'
import { playlistFormMachine } from '../../src/machines/playlist/playlistForm/playlistFormMachine.ts'
import { usePlaylistForm } from '../../src/machines/playlist/playlistForm/usePlaylistForm.ts'
import { playlistFormFixtures } from '../machines/playlist/playlistForm/fixtures.ts'
import { describeOnScreen } from '../support/model/onScreen.ts'

// The dialog is transformed when it is first imported.
configure({ asyncUtilTimeout: 20_000 })
vi.setConfig({ testTimeout: 60_000 })

const button = (name: RegExp): HTMLElement | null => screen.queryByRole('button', { name })
const opener = (name: string): HTMLElement | null => screen.queryByRole('button', { name, hidden: true })
const field = (): HTMLElement | null => screen.queryByRole('textbox', { name: /^Nom de la playlist/ })
const save = (): HTMLElement | null => button(/^(Créer|Sauvegarder)$/)
const press = (control: HTMLElement | null): void => act(() => void (control && fireEvent.click(control)))

/** The alert's own; the dialog has one as well. */
function cross(): HTMLElement | null {
  const alert = screen.queryByRole('alert')
  return alert && within(alert).queryByRole('button', { name: 'Fermer' })
}

function Page() {
  const playlist = usePlaylistForm('playlist')
  return (
    <>
      <button onClick={playlist.create}>Nouvelle</button>
      <button onClick={() => playlist.edit('playlist-1', { name: 'Jardin', description: '', isPrivate: true })}>Changer</button>
      <button onClick={playlist.submit}>Envoyer quand même</button>
      <PlaylistFormDialog playlist={playlist} />
    </>
  )
}

async function open(name: string): Promise<void> {
  press(opener(name))
  await screen.findByRole('dialog')
}

describeOnScreen('PlaylistForm', {
  machine: playlistFormMachine,
  fixtures: playlistFormFixtures,
  mount: ({ machine, inspect, clock }) => {
    render(
      <ProvideFlows flows={{ playlistForm: { machine, onFact: () => undefined, actorOptions: { inspect, clock } } }}>
        <Page />
      </ProvideFlows>,
    )
    return {}
  },
  do: {
    'playlist.create': { act: () => open('Nouvelle') },
    'playlist.edit': { act: () => open('Changer') },
    'form.change': {
      control: field,
      act: () => {
        const name = field()
        // A browser sends no change event for the same text.
        const text = name instanceof HTMLInputElement && name.value !== 'À revoir' ? 'À revoir' : 'Au jardin'
        act(() => void (name && fireEvent.change(name, { target: { value: text } })))
      },
    },
    // The button is disabled without a name; the machine refuses a blank one that is sent anyway.
    'form.submit': { act: () => press(save()?.matches(':disabled, [aria-disabled="true"]') ? opener('Envoyer quand même') : save()) },
    'failure.dismiss': { control: cross, act: () => press(cross()) },
    'dialog.close': { control: () => button(/^Annuler$/), act: () => press(button(/^Annuler$/)) },
  },
  see: {
    closed: () => expect(screen.queryByRole('dialog')).toBeNull(),
    editing: () => {
      expect(save()).not.toBeNull()
      expect(screen.queryByRole('alert')).toBeNull()
    },
    saving: () => expect(button(/^(Création|Sauvegarde)\.\.\.$/)?.getAttribute('aria-busy')).toBe('true'),
    failed: () =>
      expect(screen.getByRole('alert').textContent).toMatch(/Le service est momentanément indisponible|Le serveur ne répond pas/),
  },
})
