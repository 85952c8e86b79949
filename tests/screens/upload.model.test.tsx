import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Provider as ClientProvider } from 'urql'
import { expect } from 'vitest'
import { createActor } from 'xstate'
import { ProvideFlows } from '../../src/app/flows/common/ProvideFlows.tsx'
import { createFileRegistry } from '../../src/machines/upload/fileTransfer/fileRegistry.ts'
import type { ChosenFile } from '../../src/machines/upload/fileTransfer/types.ts'
import type { UploadInput } from '../../src/machines/upload/upload/types.ts'
import { uploadMachine } from '../../src/machines/upload/upload/uploadMachine.ts'
import { uploadQueueMachine } from '../../src/machines/upload/uploadQueue/uploadQueueMachine.ts'
import { SelectedForm } from '../../src/components/UploadForm/SelectedForm.tsx'
import { uploadFixtures } from '../machines/upload/upload/fixtures.ts'
import { describeOnScreen, isOffered } from '../support/model/onScreen.ts'
import { edgeClient } from './support/edgeClient.ts'
import { noFrames } from './support/noFrames.ts'
import { atMostNow } from '../support/largestVideo.ts'

const user = userEvent.setup({ delay: null, applyAccept: false })
const files = createFileRegistry()
let isSignedIn = true
// The form of one upload asks nothing of its queue.
const queue = createActor(uploadQueueMachine)

function uploadInput(input: unknown): UploadInput {
  const found = uploadFixtures.inputs.find((each) => each === input)
  if (!found) throw new Error('no input of the fixtures')
  return found
}

const button = (name: string | RegExp): HTMLElement | null => screen.queryByRole('button', { name })

function press(control: HTMLElement | null): Promise<void> {
  if (!control) throw new Error('There is nothing to press')
  return user.click(control)
}

async function confirm(opener: HTMLElement | null, name: string | RegExp): Promise<void> {
  await press(opener)
  // The dialog is imported when it is first opened.
  const dialog = await screen.findByRole('alertdialog', undefined, { timeout: 10_000 })
  await user.click(within(dialog).getByRole('button', { name }))
}

const pressable = (name: string | RegExp) => ({ control: () => button(name), act: () => press(button(name)) })
const fact = { act: (event: never, send: (event: never) => void): void => send(event) }

type Section = 'Fichier vidéo' | 'Miniature'
const section = (name: Section): HTMLElement | null => screen.queryByRole('region', { name })
const videoInput = (): HTMLElement | null => section('Fichier vidéo')?.querySelector<HTMLElement>('input[type="file"]') ?? null
const remover = (name: Section) => (): HTMLElement | null => section(name)?.querySelector<HTMLElement>('fieldset button') ?? null

/** The field shows either the chosen file or the input, so that another file is chosen in two steps. */
async function choose(name: Section, { name: fileName, size, type }: ChosenFile): Promise<void> {
  const chosen = remover(name)()
  if (chosen) await user.click(chosen)
  const input = section(name)?.querySelector<HTMLElement>('input[type="file"]')
  if (!input) throw new Error(`${name} takes no file`)
  await user.upload(input, new File(['a'.repeat(size)], fileName, { type }))
}

const step = (name: string): HTMLElement | null => screen.queryByRole('progressbar', { name })
const seesStep = (name: string) => (): void => expect(step(name)).not.toBeNull()
const cancel = (): HTMLElement | null => button(/^Annuler (la mise en ligne|le remplacement)$/)
const publish = (): HTMLElement | null => button(/Publier la vidéo|Upload en cours/)
const seesOpenForm = (): void => {
  expect(isOffered(publish())).toBe(true)
  expect(step('Mise en ligne interrompue')).toBeNull()
}
const seesCancellation = (): void => {
  seesStep('Annulation de la mise en ligne')()
  expect(screen.queryByRole('alert')).toBeNull()
}
const title = (): HTMLElement => screen.getByLabelText('Titre')
const seesBusy = (name: string) => (): void => expect(button(name)?.getAttribute('aria-busy')).toBe('true')
const seesLoading = (): void => void screen.getByText('Chargement du brouillon...')
const seesClosedForm = (): void => {
  expect(isOffered(publish())).toBe(false)
  expect(isOffered(title())).toBe(false)
  expect(step('Vidéo publiée')).toBeNull()
  expect(screen.queryByRole('progressbar', { name: /^Envoi/ })).toBeNull()
  expect(document.querySelector('button[aria-busy]')).toBeNull()
}

describeOnScreen('UploadForm', {
  machine: uploadMachine,
  fixtures: uploadFixtures,
  mount: ({ machine, clock, inspect }, input) => {
    const actor = createActor(machine, { clock, inspect, input: uploadInput(input) }).start()
    render(
      <ClientProvider value={edgeClient({})}>
        <ProvideFlows flows={{ framePicker: noFrames, upload: { queue, files, isSignedIn: () => isSignedIn, ...atMostNow } }}>
          <SelectedForm actor={actor} isInDialog={false} />
        </ProvideFlows>
      </ClientProvider>,
    )
    return { send: actor.send }
  },
  do: {
    'form.change': {
      control: () => screen.queryByLabelText('Titre'),
      act: async ({ patch }) => {
        await user.clear(screen.getByLabelText('Titre'))
        await user.type(screen.getByLabelText('Titre'), patch.title ?? '')
      },
    },
    'video.choose': {
      control: () => remover('Fichier vidéo')() ?? videoInput(),
      act: ({ file }) => choose('Fichier vidéo', file),
    },
    'thumbnail.choose': { act: ({ file }) => choose('Miniature', file) },
    'video.remove': { control: remover('Fichier vidéo'), act: () => press(remover('Fichier vidéo')()) },
    'thumbnail.remove': { control: remover('Miniature'), act: () => press(remover('Miniature')()) },
    'draft.save': pressable(/Sauvegarder en brouillon|Brouillon sauvegardé|Sauvegarde\.\.\./),
    'draft.discard': {
      control: () => button('Effacer le brouillon'),
      act: () => confirm(button('Effacer le brouillon'), 'Effacer le brouillon'),
    },
    'failure.dismiss': pressable('Fermer'),
    'upload.publish': {
      control: publish,
      act: (event) => {
        isSignedIn = event.isSignedIn
        return press(publish())
      },
    },
    'upload.retry': pressable('Réessayer'),
    'upload.cancel': {
      control: cancel,
      act: () => confirm(cancel(), cancel()?.textContent ?? ''),
    },
    'transfer.changed': fact,
    'transfer.progressed': fact,
    'content.created': fact,
    'file.sent': fact,
    'upload.pause': pressable('Mettre en pause'),
    'upload.resume': pressable('Reprendre l’envoi'),
    'turn.given': fact,
    'upload.opened': fact,
    'session.ended': fact,
    'session.endedElsewhere': fact,
    'draft.keep': fact,
    'network.lost': fact,
    'network.recovered': fact,
  },
  see: {
    keepingWork: seesLoading,
    ended: seesClosedForm,
    'editing.settled.ready': () => {
      seesOpenForm()
      expect(button('Brouillon sauvegardé')).toBeNull()
    },
    'editing.settled.draftSaved': () => {
      seesOpenForm()
      expect(button('Brouillon sauvegardé')).not.toBeNull()
    },
    'editing.settled.failed': () => {
      seesStep('Mise en ligne interrompue')()
      screen.getByRole('alert')
    },
    'editing.checkingFile': () => {
      expect(isOffered(publish())).toBe(false)
      expect(isOffered(title())).toBe(true)
    },
    savingDraft: seesBusy('Sauvegarde...'),
    discardingDraft: seesBusy('Effacement...'),
    'interrupted.ready': () => {
      seesStep('Envoi interrompu')()
      expect(isOffered(button('Reprendre l’envoi'))).toBe(true)
    },
    'interrupted.fileMissing': () => {
      screen.getByText(/^Choisissez de nouveau/)
      expect(isOffered(videoInput())).toBe(true)
    },
    'interrupted.matchingFile': () => {
      screen.getByText(/^Choisissez de nouveau/)
      expect(isOffered(videoInput())).toBe(false)
    },
    queued: seesStep('En attente de son tour'),
    'publishing.creating': seesStep('Création de la vidéo'),
    'publishing.sending': seesStep('Envoi de la vidéo'),
    'publishing.finishing': seesStep('Vérification de la vidéo'),
    'publishing.waitingToRetry': seesStep('Envoi interrompu, nouvel essai dans un instant'),
    'publishing.offline': seesStep('Connexion perdue : l’envoi reprendra à son retour'),
    paused: seesStep('Envoi en pause'),
    'cancelling.findingContent': seesCancellation,
    'cancelling.deletingContent': seesCancellation,
    'cancelling.failed': () => {
      seesStep('Annulation de la mise en ligne')()
      screen.getByRole('alert')
    },
    published: seesStep('Vidéo publiée'),
  },
  sameLook: [
    {
      states: ['cancelling.findingContent', 'cancelling.deletingContent'],
      because: 'Two requests of one cancellation, without anything to decide between them.',
    },
  ],
})
