import type { Client } from '@urql/core'
import { fromPromise } from 'xstate'
import { mutate } from '../../graphql/execute.ts'
import { CreateContentDocument, DeleteContentDocument } from '../../graphql/generated/graphql.ts'
import { isSignInFailure } from '../../machines/common/failure.ts'
import type { ContentInput, SendFileInput } from '../../machines/upload/upload/actors.ts'
import type { FileRegistry } from '../../machines/upload/upload/files.ts'
import type { ChosenFile, Draft, FileKind } from '../../machines/upload/upload/types.ts'
import { isWorthRetrying } from '../../machines/upload/upload/retry.ts'
import { uploadMachine } from '../../machines/upload/upload/uploadMachine.ts'
import { AppError } from '../../shared/errors.ts'
import { report } from '../report.ts'
import { checkFile } from './checkFile.ts'
import type { Drafts } from './drafts.ts'
import { sendFile } from './sendFile.ts'

export type UploadServices = {
  client: () => Client
  getToken: () => string | null
  /** called when the server refuses the token in a request outside GraphQL */
  onUnauthenticated: () => void
  /** called when a file did not reach the server, or the server did not respond */
  onUnanswered: () => void
  files: FileRegistry
  drafts: Drafts
}

/** Deletes what a publication created on the server. @throws AppError unless it is deleted */
async function deleteRecord(client: Client, id: string): Promise<void> {
  try {
    await mutate(client, DeleteContentDocument, { id })
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'CONTENT_NOT_FOUND')) throw error
  }
}

/** Provides the upload machine's actors, using the gateway, the API's file routes and IndexedDB. */
export function provideUpload({ client, getToken, onUnauthenticated, onUnanswered, files, drafts }: UploadServices) {
  function bytesOf(file: ChosenFile): File {
    const found = files.find(file.id)
    if (!found) throw new AppError('VIDEO_REQUIRED', { cause: new Error(`${file.id} is not in the registry`) })
    return found
  }

  const send = (kind: FileKind) =>
    fromPromise<void, SendFileInput>(async ({ input: { contentId, file, onProgress }, signal }) => {
      try {
        await sendFile({
          url: `/api/files/${kind}/${encodeURIComponent(contentId)}`,
          field: kind,
          file: bytesOf(file),
          token: getToken(),
          onProgress: (sent, total) => onProgress(total > 0 ? Math.min(1, sent / total) : 0),
          signal,
        })
      } catch (error) {
        if (error instanceof AppError && isSignInFailure(error)) onUnauthenticated()
        if (error instanceof AppError && isWorthRetrying(error)) onUnanswered()
        throw error
      }
    })

  return uploadMachine.provide({
    actors: {
      loadDraft: fromPromise<Draft | null, { userId: string }>(({ input }) => drafts.load(input.userId)),
      saveDraft: fromPromise<void, { userId: string; draft: Draft }>(({ input }) => drafts.save(input.userId, input.draft)),
      discardDraft: fromPromise<void, { userId: string; contentId: string | null }>(async ({ input: { userId, contentId } }) => {
        if (contentId !== null) await deleteRecord(client(), contentId)
        await drafts.discard(userId)
      }),
      checkFile: fromPromise<void, { kind: FileKind; file: ChosenFile }>(({ input }) => checkFile(input.kind, bytesOf(input.file))),
      createContent: fromPromise<{ contentId: string }, ContentInput>(async ({ input }) => {
        const { createContent } = await mutate(client(), CreateContentDocument, { input })
        return { contentId: createContent.id }
      }),
      uploadVideo: send('video'),
      uploadThumbnail: send('thumbnail'),
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
