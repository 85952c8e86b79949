import { fromPromise } from 'xstate'
import { readLargestVideoBytes } from '../../../components/largestVideo.ts'
import { query, mutate } from '../../../graphql/execute.ts'
import { DeleteContentDocument, OwnContentDocument, UpdateContentDocument } from '../../../graphql/generated/graphql.ts'
import { dashboardMachine } from '../../../machines/content/dashboard/dashboardMachine.ts'
import { editVideoMachine } from '../../../machines/content/editVideo/editVideoMachine.ts'
import type { ContentTexts } from '../../../machines/content/editVideo/types.ts'
import type { EditVideoFlow } from '../../../machines/content/editVideo/useEditVideo.ts'
import { createFileRegistry } from '../../../machines/upload/fileTransfer/fileRegistry.ts'
import * as pageMessages from '../../../shared/pageMessages.ts'
import { toasts } from '../../../ui/Toasts/toasts.ts'
import { type ContinuedVideo, continueUpload } from '../upload/nextUpload.ts'
import { framePickerFlow } from '../upload/framePickerFlow.ts'
import { createKeptTransfers } from '../upload/keptTransfers.ts'
import { provideFileTransfer } from '../upload/provideFileTransfer.ts'
import { bulkEditFlow } from './bulkEditFlow.ts'
import { conversionRetryFlow } from './conversionRetryFlow.ts'
import { deletionFlow } from '../common/deletionFlow.ts'
import type { FlowServices } from '../common/services.ts'

export function ownContentFlows(services: FlowServices) {
  const editVideo = editVideoFlow(services)
  return {
    dashboard: { machine: dashboardMachine, actorOptions: services.actorOptions },
    editVideo,
    continueUpload: (video: ContinuedVideo) => continueUpload(services, video),
    framePicker: framePickerFlow(services, editVideo.find),
    bulkEdit: bulkEditFlow(services),
    conversionRetry: conversionRetryFlow(services),
    contentDeletion: deletionFlow(services, {
      name: 'content',
      message: pageMessages.deleteContent,
      done: 'Vidéo supprimée avec succès',
      remove: (id) => mutate(services.client(), DeleteContentDocument, { id }),
    }),
  }
}

function editVideoFlow(services: FlowServices): EditVideoFlow {
  const { client, actorOptions } = services
  const files = createFileRegistry()
  const keptTransfers = createKeptTransfers(services, files)
  return {
    machine: editVideoMachine.provide({
      actors: {
        saveTexts: fromPromise<void, { contentId: string; texts: ContentTexts }>(async ({ input: { contentId, texts } }) => {
          await mutate(client(), UpdateContentDocument, { id: contentId, input: texts })
        }),
        fileTransfer: provideFileTransfer(services, files),
        refetchVideo: fromPromise<void, { contentId: string }>(async ({ input }) => {
          await query(client(), OwnContentDocument, { id: input.contentId })
        }),
      },
    }),
    keep: (file) => files.keep(file),
    find: files.find,
    largestVideoBytes: readLargestVideoBytes,
    onFact: (fact) => {
      if (fact.type === 'files.released') files.release(fact.ids)
      else if (fact.type === 'transfer.begun') keptTransfers.keep(fact.transfer)
      else if (fact.type === 'transfer.ended') keptTransfers.drop(fact.contentId)
      else toasts.show({ title: 'Vidéo mise à jour avec succès', tone: 'success', id: 'content.saved' })
    },
    actorOptions,
  }
}
