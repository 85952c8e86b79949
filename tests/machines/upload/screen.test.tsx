import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { createActor } from 'xstate'
import { createFileRegistry } from '../../../src/machines/upload/files.ts'
import type { ChosenFile } from '../../../src/machines/upload/types.ts'
import { uploadMachine } from '../../../src/machines/upload/uploadMachine.ts'
import { UploadActorContext, useUpload } from '../../../src/machines/upload/useUpload.ts'
import { describeOnScreen } from '../../support/model/onScreen.ts'
import { uploadFixtures } from './fixtures.ts'

function FileInput({
  label,
  name,
  disabled,
  onChoose,
}: {
  label: string
  name: string | undefined
  disabled: boolean
  onChoose: (file: File | null) => void
}) {
  return (
    <>
      <input type="file" aria-label={label} disabled={disabled} onChange={(event) => onChoose(event.target.files?.[0] ?? null)} />
      <button disabled={disabled || name === undefined} onClick={() => onChoose(null)}>
        Retirer {label} {name}
      </button>
    </>
  )
}

/** As little of a screen as shows all that the hook gives. */
function UploadScreen() {
  const upload = useUpload()
  return (
    <>
      <p role="status">{upload.isLoading ? 'loading' : upload.step}</p>
      <progress value={upload.progress} max={100} />
      {upload.isChecking && <p>Vérification</p>}
      {upload.isDraftSaved && <p>Brouillon sauvegardé</p>}
      {upload.failure && <p role="alert">{upload.failure.message}</p>}
      <button disabled={!upload.failure} onClick={upload.dismissFailure}>
        Fermer
      </button>
      <input
        aria-label="titre"
        value={upload.form.title}
        disabled={!upload.canChangeTexts}
        onChange={(event) => upload.change({ title: event.target.value })}
      />
      <FileInput label="vidéo" name={upload.video?.name} disabled={!upload.canChangeFiles} onChoose={upload.chooseVideo} />
      <FileInput label="miniature" name={upload.thumbnail?.name} disabled={!upload.canChangeFiles} onChoose={upload.chooseThumbnail} />
      <button disabled={!upload.canSaveDraft} onClick={upload.saveDraft}>
        Sauvegarder en brouillon
      </button>
      <button disabled={!upload.canDiscard} onClick={upload.discard}>
        Effacer
      </button>
      <button disabled={!upload.canPublish} onClick={upload.publish}>
        Publier la vidéo
      </button>
      <button disabled={!upload.canRetry} onClick={upload.retry}>
        Réessayer
      </button>
      <button disabled={!upload.canCancel} onClick={upload.cancel}>
        Annuler
      </button>
    </>
  )
}

const user = userEvent.setup({ delay: null, applyAccept: false })
const files = createFileRegistry()
let isSignedIn = true

const button = (name: string) => (): HTMLElement => screen.getByRole('button', { name })
const pressable = (name: string) => ({ control: button(name), act: (): Promise<void> => user.click(button(name)()) })
const fact = { act: (event: never, send: (event: never) => void): void => send(event) }

/** A file of these facts; its bytes do not matter, its actor is scripted. */
function fileOf({ name, size, type }: ChosenFile): File {
  return new File(['a'.repeat(size)], name, { type })
}

const stands = (step: string) => (): void => expect(screen.getByRole('status').textContent).toBe(step)

describeOnScreen('an upload screen', {
  machine: uploadMachine,
  fixtures: uploadFixtures,
  mount: ({ machine, clock, inspect }) => {
    const actor = createActor(machine, { clock, inspect }).start()
    render(
      <UploadActorContext value={{ actor, files, isSignedIn: () => isSignedIn }}>
        <UploadScreen />
      </UploadActorContext>,
    )
    return { send: actor.send }
  },
  do: {
    'form.change': {
      control: () => screen.getByLabelText('titre'),
      act: async ({ patch }) => {
        await user.clear(screen.getByLabelText('titre'))
        await user.type(screen.getByLabelText('titre'), patch.title ?? '')
      },
    },
    'video.choose': {
      control: () => screen.getByLabelText('vidéo'),
      act: ({ file }) => user.upload(screen.getByLabelText('vidéo'), fileOf(file)),
    },
    'thumbnail.choose': {
      control: () => screen.getByLabelText('miniature'),
      act: ({ file }) => user.upload(screen.getByLabelText('miniature'), fileOf(file)),
    },
    'video.remove': {
      control: () => screen.getByText('Retirer vidéo', { exact: false }),
      act: () => user.click(screen.getByText('Retirer vidéo', { exact: false })),
    },
    'thumbnail.remove': {
      control: () => screen.getByText('Retirer miniature', { exact: false }),
      act: () => user.click(screen.getByText('Retirer miniature', { exact: false })),
    },
    'draft.save': pressable('Sauvegarder en brouillon'),
    'draft.discard': pressable('Effacer'),
    'failure.dismiss': pressable('Fermer'),
    'upload.publish': {
      control: button('Publier la vidéo'),
      act: (event) => {
        isSignedIn = event.isSignedIn
        return user.click(button('Publier la vidéo')())
      },
    },
    'upload.retry': pressable('Réessayer'),
    'upload.cancel': pressable('Annuler'),
    'upload.progressed': fact,
    'session.started': fact,
    'session.ended': fact,
    'network.lost': fact,
    'network.recovered': fact,
  },
  see: {
    away: stands('none'),
    loadingDraft: stands('loading'),
    'editing.settled.ready': stands('none'),
    'editing.settled.draftSaved': () => void screen.getByText('Brouillon sauvegardé'),
    'editing.settled.failed': () => {
      stands('failed')()
      screen.getByRole('alert')
    },
    'editing.checkingFile': () => void screen.getByText('Vérification'),
    savingDraft: stands('none'),
    discardingDraft: stands('none'),
    'publishing.creatingContent': stands('creatingContent'),
    'publishing.uploadingVideo': stands('uploadingVideo'),
    'publishing.uploadingThumbnail': stands('uploadingThumbnail'),
    'publishing.waitingToRetry': stands('waitingToRetry'),
    'publishing.offline': stands('offline'),
    'cancelling.findingContent': stands('cancelling'),
    'cancelling.deletingContent': stands('cancelling'),
    'cancelling.failed': () => {
      stands('cancelling')()
      screen.getByRole('alert')
    },
    published: stands('published'),
  },
})
