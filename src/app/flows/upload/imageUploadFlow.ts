import { fromPromise } from 'xstate'
import { query } from '../../../graphql/execute.ts'
import { SettingsDocument } from '../../../graphql/generated/graphql.ts'
import { isSignInFailure } from '../../../machines/common/failure.ts'
import type { SendImageInput } from '../../../machines/upload/imageUpload/actors.ts'
import { imageUploadMachine } from '../../../machines/upload/imageUpload/imageUploadMachine.ts'
import type { ImageFile } from '../../../machines/upload/imageUpload/types.ts'
import type { ImageUploadFlow } from '../../../machines/upload/imageUpload/useImageUpload.ts'
import { selectToken } from '../../../machines/session/session/selectors.ts'
import { createFileRegistry } from '../../../machines/upload/upload/files.ts'
import { AppError, pageMessages } from '../../../shared/errors.ts'
import { toasts } from '../../../ui/Toasts/toasts.ts'
import { toSessionUser } from '../../session/toSessionUser.ts'
import { checkFile } from '../../upload/checkFile.ts'
import { sendFile } from '../../upload/sendFile.ts'
import type { FlowServices } from '../common/services.ts'

const done = { avatar: 'Avatar mis à jour', banner: 'Bannière mise à jour' }
const answerField = { avatar: 'avatar', banner: 'banner_url' }

/** Uploads avatars and banners directly to the API's file routes, then refetches the screen's query. */
export function imageUploadFlow({ client, session, actorOptions }: FlowServices): ImageUploadFlow {
  const files = createFileRegistry()
  function bytesOf(file: ImageFile | null): File {
    const found = file && files.find(file.id)
    if (!found) throw new AppError('IMAGE_REQUIRED')
    return found
  }

  async function send({ kind, subjectId, file, onProgress }: SendImageInput, signal: AbortSignal): Promise<void> {
    const token = selectToken(session.getSnapshot())
    try {
      const answer = await sendFile({
        url: `/api/files/${kind}/${encodeURIComponent(subjectId)}`,
        field: kind,
        file: bytesOf(file),
        token,
        onProgress: (sent, total) => onProgress(total > 0 ? Math.min(1, sent / total) : 0),
        signal,
      })
      if (!hasText(answer, answerField[kind])) throw new AppError('INTERNAL', { message: pageMessages.noAvatarUrl })
    } catch (error) {
      if (error instanceof AppError && isSignInFailure(error) && token !== null) session.send({ type: 'session.expired', token })
      throw error
    }
    const { viewer } = await query(client(), SettingsDocument, {})
    if (viewer) session.send({ type: 'user.changed', user: toSessionUser(viewer) })
    if (file) files.release([file.id])
  }

  return {
    machine: imageUploadMachine.provide({
      actors: {
        checkImage: fromPromise<void, { file: ImageFile | null }>(({ input }) => checkFile('picture', bytesOf(input.file))),
        sendImage: fromPromise<void, SendImageInput>(({ input, signal }) => send(input, signal)),
      },
    }),
    keep: (file) => files.keep(file),
    onFact: ({ kind }) => toasts.show({ title: done[kind], tone: 'success', id: `${kind}.uploaded` }),
    actorOptions,
  }
}

function hasText(answer: unknown, field: string): boolean {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    Object.entries(answer).some(([name, value]) => name === field && typeof value === 'string')
  )
}
