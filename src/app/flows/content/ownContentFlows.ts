import { fromPromise } from 'xstate'
import { query, mutate } from '../../../graphql/execute.ts'
import { DeleteContentDocument, OwnContentDocument, UpdateContentDocument } from '../../../graphql/generated/graphql.ts'
import { dashboardMachine } from '../../../machines/content/dashboard/dashboardMachine.ts'
import type { SendNewFileInput } from '../../../machines/content/editVideo/actors.ts'
import { editVideoMachine } from '../../../machines/content/editVideo/editVideoMachine.ts'
import type { ContentTexts, EditFile, EditFileKind } from '../../../machines/content/editVideo/types.ts'
import { type EditVideoFlow } from '../../../machines/content/editVideo/useEditVideo.ts'
import { isSignInFailure } from '../../../machines/common/failure.ts'
import { selectToken } from '../../../machines/session/session/selectors.ts'
import { unreadable } from '../../../machines/common/unreadable.ts'
import { createFileRegistry } from '../../../machines/upload/upload/files.ts'
import { AppError, pageMessages } from '../../../shared/errors.ts'
import { toasts } from '../../../ui/Toasts/toasts.ts'
import { checkFile } from '../../upload/checkFile.ts'
import { sendFile } from '../../upload/sendFile.ts'
import { deletionFlow } from '../common/deletionFlow.ts'
import type { FlowServices } from '../common/services.ts'

export function ownContentFlows(services: FlowServices) {
  return {
    dashboard: { machine: dashboardMachine, actorOptions: services.actorOptions },
    editVideo: editVideoFlow(services),
    contentDeletion: deletionFlow(services, {
      name: 'content',
      message: pageMessages.deleteContent,
      done: 'Vidéo supprimée avec succès',
      remove: (id) => mutate(services.client(), DeleteContentDocument, { id }),
    }),
  }
}

function editVideoFlow({ client, session, actorOptions }: FlowServices): EditVideoFlow {
  const files = createFileRegistry()
  function bytesOf(file: EditFile | null): File {
    const found = file && files.find(file.id)
    if (!found) throw unreadable().error
    return found
  }

  async function send({ contentId, kind, file, onProgress }: SendNewFileInput, signal: AbortSignal): Promise<void> {
    const token = selectToken(session.getSnapshot())
    try {
      await sendFile({
        url: `/api/files/${kind}/${encodeURIComponent(contentId)}`,
        field: kind,
        file: bytesOf(file),
        method: 'PUT',
        token,
        onProgress: (sent, total) => onProgress(total > 0 ? Math.min(1, sent / total) : 0),
        signal,
      })
    } catch (error) {
      if (error instanceof AppError && isSignInFailure(error) && token !== null) session.send({ type: 'session.expired', token })
      throw error
    }
  }

  const sending = fromPromise<void, SendNewFileInput>(({ input, signal }) => send(input, signal))
  return {
    machine: editVideoMachine.provide({
      actors: {
        checkFile: fromPromise<void, { kind: EditFileKind; file: EditFile | null }>(({ input }) =>
          checkFile(input.kind, bytesOf(input.file)),
        ),
        saveTexts: fromPromise<void, { contentId: string; texts: ContentTexts }>(async ({ input: { contentId, texts } }) => {
          await mutate(client(), UpdateContentDocument, { id: contentId, input: texts })
        }),
        sendVideo: sending,
        sendThumbnail: sending,
        readAgain: fromPromise<void, { contentId: string }>(async ({ input }) => {
          await query(client(), OwnContentDocument, { id: input.contentId })
        }),
      },
    }),
    keep: (file) => files.keep(file),
    find: files.find,
    onFact: (fact) => {
      if (fact.type === 'files.released') files.release(fact.ids)
      else {
        const title = fact.type === 'upload.resumed' ? 'Vidéo uploadée avec succès' : 'Vidéo mise à jour avec succès'
        toasts.show({ title, tone: 'success', id: 'content.saved' })
      }
    },
    actorOptions,
  }
}
