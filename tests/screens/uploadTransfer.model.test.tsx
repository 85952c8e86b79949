import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Provider as ClientProvider } from 'urql'
import { afterEach, describe, expect, it } from 'vitest'
import { createActor, createEmptyActor, fromPromise } from 'xstate'
import { ProvideFlows } from '../../src/app/flows/common/ProvideFlows.tsx'
import { SelectedForm } from '../../src/components/UploadForm/SelectedForm.tsx'
import { createFileRegistry } from '../../src/machines/upload/fileTransfer/fileRegistry.ts'
import { fileTransferMachine } from '../../src/machines/upload/fileTransfer/fileTransferMachine.ts'
import type { FileTransferEvent } from '../../src/machines/upload/fileTransfer/types.ts'
import { uploadMachine } from '../../src/machines/upload/upload/uploadMachine.ts'
import { uploadQueueMachine } from '../../src/machines/upload/uploadQueue/uploadQueueMachine.ts'
import { AppError } from '../../src/shared/errors.ts'
import { clip, content, fileTransferFixtures, image } from '../machines/upload/fileTransfer/fixtures.ts'
import { draft, startInput } from '../machines/upload/upload/fixtures.ts'
import type { Fixtures } from '../support/model/fixtures.ts'
import { looksOf, runOnScreen, type ScreenModel } from '../support/model/onScreen.ts'
import { generatePaths } from '../support/model/paths.ts'
import { nameOf } from '../support/model/run.ts'
import { Script } from '../support/model/script.ts'
import { edgeClient } from './support/edgeClient.ts'
import { noFrames } from './support/noFrames.ts'
import { atMost, atMostNow } from '../support/largestVideo.ts'

const user = userEvent.setup({ delay: null })
const files = createFileRegistry()
// The form of one upload asks nothing of its queue.
const queue = createActor(uploadQueueMachine)
const seesStep = (text: string | RegExp) => (): void => void screen.getByRole('progressbar', { name: text })
const fact = { act: (event: never, send: (event: never) => void): void => send(event) }

/** The transfer as the upload form uses it; that form shows a refused file differently. */
const fixtures: Fixtures<typeof fileTransferMachine> = {
  ...fileTransferFixtures,
  inputs: [
    {
      parentRef: createEmptyActor(),
      steps: [
        { type: 'checkQuota', kind: 'video', file: clip },
        { type: 'createContent', content },
        { type: 'send', kind: 'video', file: clip },
        { type: 'send', kind: 'thumbnail', file: image },
      ],
      targetId: null,
      isReplacement: false,
      maxAttempts: 6,
      fallbackMessage: '',
    },
  ],
  errors: {
    checkQuota: [new AppError('API_UNAVAILABLE'), new AppError('QUOTA_EXCEEDED')],
    createContent: [new AppError('API_UNAVAILABLE')],
    openUpload: [new AppError('API_UNAVAILABLE')],
    sendFile: [new AppError('TIMEOUT'), new AppError('STORAGE_FULL')],
    finishUpload: [new AppError('API_UNAVAILABLE')],
  },
}

const uploadScreen: ScreenModel<typeof fileTransferMachine> = {
  machine: fileTransferMachine,
  fixtures,
  mount: ({ machine, clock, inspect }) => {
    const publishing = uploadMachine.provide({
      actors: {
        fileTransfer: machine,
        discardDraft: fromPromise<void, { userId: string; id: string; contentId: string | null }>(
          () => Promise.withResolvers<void>().promise,
        ),
      },
      actions: { releaseFiles: () => undefined, keepDraft: () => undefined, keepProgress: () => undefined },
    })
    const actor = createActor(publishing, { clock, inspect, input: startInput({ draft, isVideoMissing: false }) }).start()
    render(
      <ClientProvider value={edgeClient({})}>
        <ProvideFlows flows={{ framePicker: noFrames, upload: { queue, files, isSignedIn: () => true, ...atMostNow } }}>
          <SelectedForm actor={actor} isInDialog={false} />
        </ProvideFlows>
      </ClientProvider>,
    )
    act(() => {
      actor.send({ type: 'upload.publish', ...atMost, isSignedIn: true })
      actor.send({ type: 'turn.given' })
    })
    return {
      send: (event: Exclude<FileTransferEvent, { type: 'transfer.retry' }>) => {
        const { transfer } = actor.getSnapshot().children
        // The upload forwards events of the network; only the transfer gets those of the sent bytes.
        if (event.type === 'bytes.sent') transfer?.send(event)
        else actor.send(event)
      },
    }
  },
  do: {
    'transfer.retry': { act: () => user.click(screen.getByRole('button', { name: 'Réessayer' })) },
    'bytes.sent': fact,
    'network.lost': fact,
    'network.recovered': fact,
  },
  sameLook: [
    {
      states: ['checkingQuota', 'creatingContent'],
      because: 'Whether the person may send the video is a short question before its record is created.',
    },
    {
      states: ['openingUpload', 'sending'],
      because: 'The server is asked how much it has, which takes one short request of the same sending.',
    },
  ],
  see: {
    checkingQuota: seesStep('Création de la vidéo'),
    creatingContent: seesStep('Création de la vidéo'),
    openingUpload: seesStep('Envoi de la vidéo'),
    sending: seesStep(/^Envoi de la (vidéo|miniature)$/),
    finishing: seesStep('Vérification de la vidéo'),
    waitingToRetry: () => {
      seesStep('Envoi interrompu, nouvel essai dans un instant')()
      screen.getByRole('alert')
    },
    offline: () => {
      seesStep(/^Connexion perdue/)()
      expect(screen.queryByRole('alert')).toBeNull()
    },
    failed: () => {
      seesStep('Mise en ligne interrompue')()
      screen.getByRole('alert')
    },
    finished: seesStep('Vidéo publiée'),
  },
}

describe('UploadForm shows the file transfer', () => {
  afterEach(() => cleanup())
  const paths = generatePaths(fileTransferMachine, fixtures)
  const looks = looksOf(uploadScreen)

  it.each(paths.map((path) => [nameOf(path), path] as const))('%s', async (_, path) => {
    await runOnScreen(uploadScreen, path, new Script(fileTransferMachine), looks)
  })

  it('tells its states apart', () => {
    expect(looks.faults).toEqual([])
  })
})
