import { fromPromise } from 'xstate'
import { readLargestVideoBytes } from '../../../components/largestVideo.ts'
import { selectToken } from '../../../machines/session/session/selectors.ts'
import type { CheckFileInput, OpenedUpload, OpenUploadInput, SendFileInput } from '../../../machines/upload/fileTransfer/actors.ts'
import { causeOf } from '../../../machines/upload/fileTransfer/errorCodes.ts'
import type { FileRegistry } from '../../../machines/upload/fileTransfer/fileRegistry.ts'
import { fileTransferMachine } from '../../../machines/upload/fileTransfer/fileTransferMachine.ts'
import type { ChosenFile, ContentInput, FileKind } from '../../../machines/upload/fileTransfer/types.ts'
import { CodedError } from '../../../shared/codedError.ts'
import { AppError } from '../../../shared/errors.ts'
import { videoFileError } from '../../../shared/validation/content.ts'
import * as pageMessages from '../../../shared/pageMessages.ts'
import type { FlowServices } from '../common/services.ts'
import { report } from '../../report.ts'
import { checkFile } from './checkFile.ts'
import { checkQuota } from './checkQuota.ts'
import { createContent } from './createContent.ts'
import { fingerprintOf } from './fingerprint.ts'
import { finishUpload, openUpload } from './resumableUpload.ts'
import { sendFile } from './sendFile.ts'

export type FileTransferServices = Pick<FlowServices, 'client' | 'session' | 'reachability'>

/** The field of the response that holds the new image's address. */
const addressFields: Partial<Record<FileKind, string>> = { avatar: 'avatar', banner: 'banner_url', logo: 'logo_url' }

/** Provides the actors of every file transfer, using the gateway and the API's file routes. */
export function provideFileTransfer({ client, session, reachability }: FileTransferServices, files: FileRegistry) {
  function bytesOf(kind: FileKind, file: ChosenFile): File {
    const found = files.find(file.id)
    if (found) return found
    throw new AppError(kind === 'video' ? 'VIDEO_REQUIRED' : 'IMAGE_REQUIRED', { cause: new Error(`${file.id} is not in the registry`) })
  }

  /** Runs a request of a transfer, and tells the session and the reachability why it failed. */
  async function reporting<Result>(signal: AbortSignal, request: (token: string | null) => Promise<Result>): Promise<Result> {
    const token = selectToken(session.getSnapshot())
    try {
      return await request(token)
    } catch (error) {
      const cause = error instanceof CodedError && !signal.aborted ? causeOf(error) : null
      if (cause === 'session' && token !== null) session.send({ type: 'session.expired', token })
      if (cause === 'temporary') reachability.failed()
      throw error
    }
  }

  async function open({ file, targetId }: OpenUploadInput, signal: AbortSignal): Promise<OpenedUpload> {
    const bytes = bytesOf('video', file)
    const fingerprint = await fingerprintOf(bytes)
    return reporting(signal, (token) =>
      openUpload({ key: file.id, contentId: targetId, bytes: bytes.size, fingerprint }, { token, signal }),
    )
  }

  function send({ kind, file, targetId, uploadId, isReplacement, onProgress }: SendFileInput, signal: AbortSignal): Promise<void> {
    const onBytes = (sentBytes: number, totalBytes: number): void => onProgress({ sentBytes, totalBytes, at: performance.now() })
    return reporting(signal, async (token) => {
      if (uploadId !== null) {
        const { sendParts } = await import('./sendParts.ts')
        return sendParts({ uploadId, file: bytesOf(kind, file), token, onProgress: onBytes, signal })
      }
      onBytes(0, file.size)
      const answer = await sendFile({
        url: kind === 'logo' ? '/api/site/logo' : `/api/files/${kind}/${encodeURIComponent(targetId)}`,
        field: kind,
        file: bytesOf(kind, file),
        method: isReplacement ? 'PUT' : 'POST',
        token,
        onProgress: onBytes,
        signal,
      })
      const addressField = addressFields[kind]
      if (addressField && !hasText(answer, addressField)) throw new AppError('INTERNAL', { message: pageMessages.noAvatarUrl })
    })
  }

  return fileTransferMachine.provide({
    actors: {
      checkFile: fromPromise<void, CheckFileInput>(async ({ input: { kind, file } }) => {
        const bytes = bytesOf(kind, file)
        await (kind === 'video' ? checkVideoBytes(bytes) : checkFile(kind, bytes))
      }),
      checkQuota: fromPromise<void, { file: ChosenFile }>(({ input: { file } }) => checkQuota(client(), file)),
      createContent: fromPromise<{ contentId: string }, ContentInput>(({ input }) => createContent(client(), input)),
      openUpload: fromPromise<OpenedUpload, OpenUploadInput>(({ input, signal }) => open(input, signal)),
      sendFile: fromPromise<void, SendFileInput>(({ input, signal }) => send(input, signal)),
      finishUpload: fromPromise<void, { uploadId: string }>(({ input, signal }) =>
        reporting(signal, (token) => finishUpload(input.uploadId, { token, signal })),
      ),
    },
  })
}

async function checkVideoBytes(bytes: File): Promise<void> {
  await checkFile('video', bytes)
  await (await loadVideoFile())?.checkVideo(bytes)
}

/** Checks a first video file as the form does. @throws AppError with what is wrong with it */
export async function checkVideoFile(file: ChosenFile, bytes: File): Promise<void> {
  const message = videoFileError(file, readLargestVideoBytes())
  if (message !== undefined) throw new AppError('INVALID_INPUT', { message })
  await checkVideoBytes(bytes)
}

/** Returns the reader of videos; undefined when its code cannot be loaded: the server checks every video again. */
async function loadVideoFile() {
  return import('./videoFile.ts').catch((error: unknown) => report('upload: loadVideoFile', error))
}

function hasText(answer: unknown, field: string): boolean {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    Object.entries(answer).some(([name, value]) => name === field && typeof value === 'string')
  )
}
