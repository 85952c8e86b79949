import { fromPromise } from 'xstate'
import { selectToken } from '../../../machines/session/session/selectors.ts'
import type { CheckFileInput, SendFileInput } from '../../../machines/upload/fileTransfer/actors.ts'
import { causeOf } from '../../../machines/upload/fileTransfer/errorCodes.ts'
import type { FileRegistry } from '../../../machines/upload/fileTransfer/fileRegistry.ts'
import { fileTransferMachine } from '../../../machines/upload/fileTransfer/fileTransferMachine.ts'
import type { ChosenFile, ContentInput, FileKind } from '../../../machines/upload/fileTransfer/types.ts'
import { CodedError } from '../../../shared/codedError.ts'
import { AppError } from '../../../shared/errors.ts'
import * as pageMessages from '../../../shared/pageMessages.ts'
import type { FlowServices } from '../common/services.ts'
import { checkFile } from './checkFile.ts'
import { createContent } from './createContent.ts'
import { sendFile } from './sendFile.ts'

export type FileTransferServices = Pick<FlowServices, 'client' | 'session' | 'reachability'>

/** The field of the response that holds the new image's address. */
const addressFields: Partial<Record<FileKind, string>> = { avatar: 'avatar', banner: 'banner_url' }

/** Provides the actors of every file transfer, using the gateway and the API's file routes. */
export function provideFileTransfer({ client, session, reachability }: FileTransferServices, files: FileRegistry) {
  function bytesOf(kind: FileKind, file: ChosenFile): File {
    const found = files.find(file.id)
    if (found) return found
    throw new AppError(kind === 'video' ? 'VIDEO_REQUIRED' : 'IMAGE_REQUIRED', { cause: new Error(`${file.id} is not in the registry`) })
  }

  async function send({ kind, file, targetId, isReplacement, onProgress }: SendFileInput, signal: AbortSignal): Promise<void> {
    const token = selectToken(session.getSnapshot())
    try {
      const answer = await sendFile({
        url: `/api/files/${kind}/${encodeURIComponent(targetId)}`,
        field: kind,
        file: bytesOf(kind, file),
        method: isReplacement ? 'PUT' : 'POST',
        token,
        onProgress: (sentBytes, totalBytes) => onProgress({ sentBytes, totalBytes }),
        signal,
      })
      const addressField = addressFields[kind]
      if (addressField && !hasText(answer, addressField)) throw new AppError('INTERNAL', { message: pageMessages.noAvatarUrl })
    } catch (error) {
      const cause = error instanceof CodedError && !signal.aborted ? causeOf(error) : null
      if (cause === 'session' && token !== null) session.send({ type: 'session.expired', token })
      if (cause === 'temporary') reachability.failed()
      throw error
    }
  }

  return fileTransferMachine.provide({
    actors: {
      checkFile: fromPromise<void, CheckFileInput>(({ input: { kind, file } }) => checkFile(kind, bytesOf(kind, file))),
      createContent: fromPromise<{ contentId: string }, ContentInput>(({ input }) => createContent(client(), input)),
      sendFile: fromPromise<void, SendFileInput>(({ input, signal }) => send(input, signal)),
    },
  })
}

function hasText(answer: unknown, field: string): boolean {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    Object.entries(answer).some(([name, value]) => name === field && typeof value === 'string')
  )
}
