import { fromPromise } from 'xstate'
import type { Client } from '@urql/core'
import { mutate } from '../../../graphql/execute.ts'
import { DeleteContentDocument } from '../../../graphql/generated/graphql.ts'
import type { FileRegistry } from '../../../machines/upload/fileTransfer/fileRegistry.ts'
import type { ContentInput } from '../../../machines/upload/fileTransfer/types.ts'
import type { Draft } from '../../../machines/upload/upload/types.ts'
import { uploadMachine } from '../../../machines/upload/upload/uploadMachine.ts'
import { CodedError } from '../../../shared/codedError.ts'
import { report } from '../../report.ts'
import { createContent } from './createContent.ts'
import type { Drafts } from './drafts.ts'
import { type FileTransferServices, provideFileTransfer } from './provideFileTransfer.ts'

export type UploadServices = FileTransferServices & { files: FileRegistry; drafts: Drafts }

/** Deletes what a publication created on the server. @throws CodedError unless it is deleted */
async function deleteRecord(client: Client, id: string): Promise<void> {
  try {
    await mutate(client, DeleteContentDocument, { id })
  } catch (error) {
    if (!(error instanceof CodedError && error.code === 'CONTENT_NOT_FOUND')) throw error
  }
}

/** Provides the upload machine's actors, using the gateway, the API's file routes and IndexedDB. */
export function provideUpload({ files, drafts, ...services }: UploadServices) {
  const { client } = services
  return uploadMachine.provide({
    actors: {
      loadDraft: fromPromise<Draft | null, { userId: string }>(({ input }) => drafts.load(input.userId)),
      saveDraft: fromPromise<void, { userId: string; draft: Draft }>(({ input }) => drafts.save(input.userId, input.draft)),
      discardDraft: fromPromise<void, { userId: string; contentId: string | null }>(async ({ input: { userId, contentId } }) => {
        if (contentId !== null) await deleteRecord(client(), contentId)
        await drafts.discard(userId)
      }),
      fileTransfer: provideFileTransfer(services, files),
      createContent: fromPromise<{ contentId: string }, ContentInput>(({ input }) => createContent(client(), input)),
      deleteContent: fromPromise<void, { contentId: string }>(async ({ input }) => {
        await mutate(client(), DeleteContentDocument, { id: input.contentId })
      }),
    },
    actions: {
      keepDraft: (_, { userId, draft }) => {
        drafts.save(userId, draft).catch((error: unknown) => report('upload: keepDraft', error))
      },
      releaseFiles: (_, { ids }) => files.release(ids),
      logUploadFailure: (_, { during, error }) => report(`upload: ${during}`, error),
    },
  })
}
