import { fromPromise } from 'xstate'
import type { Client } from '@urql/core'
import { mutate } from '../../../graphql/execute.ts'
import { DeleteContentDocument } from '../../../graphql/generated/graphql.ts'
import type { FileRegistry } from '../../../machines/upload/fileTransfer/fileRegistry.ts'
import type { ChosenFile, ContentInput } from '../../../machines/upload/fileTransfer/types.ts'
import type { Draft, StoredDraft } from '../../../machines/upload/upload/types.ts'
import { uploadMachine } from '../../../machines/upload/upload/uploadMachine.ts'
import { uploadQueueMachine } from '../../../machines/upload/uploadQueue/uploadQueueMachine.ts'
import { CodedError } from '../../../shared/codedError.ts'
import { AppError } from '../../../shared/errors.ts'
import { report } from '../../report.ts'
import { createContent } from './createContent.ts'
import type { Drafts } from './drafts.ts'
import { fingerprintOf } from './fingerprint.ts'
import { checkVideoFile, type FileTransferServices, provideFileTransfer } from './provideFileTransfer.ts'

export type UploadServices = FileTransferServices & { files: FileRegistry; drafts: Drafts }

const otherFile =
  'Ce n’est pas le fichier dont l’envoi a commencé : choisissez le même, ou annulez la mise en ligne pour en envoyer un autre'

/** Deletes what a publication created on the server. @throws CodedError unless it is deleted */
async function deleteRecord(client: Client, id: string): Promise<void> {
  try {
    await mutate(client, DeleteContentDocument, { id })
  } catch (error) {
    if (!(error instanceof CodedError && error.code === 'CONTENT_NOT_FOUND')) throw error
  }
}

/** Provides the actors of one upload, using the gateway, the API's file routes and IndexedDB. */
function provideUpload({ files, drafts, ...services }: UploadServices) {
  const { client } = services
  const keptPercents = new Map<string, number>()
  const keep = (userId: string, draft: Draft): void => {
    keptPercents.set(draft.id, draft.progress)
    drafts.save(userId, draft).catch((error: unknown) => report('upload: keepDraft', error))
  }
  return uploadMachine.provide({
    actors: {
      saveDraft: fromPromise<void, { userId: string; draft: Draft }>(({ input }) => drafts.save(input.userId, input.draft)),
      discardDraft: fromPromise<void, { userId: string; id: string; contentId: string | null }>(
        async ({ input: { userId, id, contentId } }) => {
          if (contentId !== null) await deleteRecord(client(), contentId)
          await drafts.discard(userId, id)
        },
      ),
      matchFile: fromPromise<void, { file: ChosenFile; fingerprint: string | null }>(async ({ input: { file, fingerprint } }) => {
        const bytes = files.find(file.id)
        if (!bytes) throw new AppError('VIDEO_REQUIRED')
        if (fingerprint === null) await checkVideoFile(file, bytes)
        else if ((await fingerprintOf(bytes)) !== fingerprint) throw new AppError('INVALID_INPUT', { message: otherFile })
      }),
      fileTransfer: provideFileTransfer(services, files),
      createContent: fromPromise<{ contentId: string }, ContentInput>(({ input }) => createContent(client(), input)),
      deleteContent: fromPromise<void, { contentId: string }>(async ({ input }) => {
        await mutate(client(), DeleteContentDocument, { id: input.contentId })
      }),
    },
    actions: {
      keepDraft: (_, { userId, draft }) => keep(userId, draft),
      keepProgress: (_, { userId, draft }) => {
        if (keptPercents.get(draft.id) !== draft.progress) keep(userId, draft)
      },
      releaseFiles: (_, { ids }) => files.release(ids),
      logUploadFailure: (_, { during, error }) => report(`upload: ${during}`, error),
    },
  })
}

/** Provides the queue with its uploads. */
export function provideUploadQueue(services: UploadServices) {
  return uploadQueueMachine.provide({
    actors: {
      loadDrafts: fromPromise<readonly StoredDraft[], { userId: string }>(({ input }) => services.drafts.load(input.userId)),
      findDraft: fromPromise<StoredDraft | null, { userId: string; contentId: string }>(({ input }) =>
        services.drafts.find(input.userId, input.contentId),
      ),
      upload: provideUpload(services),
    },
  })
}
