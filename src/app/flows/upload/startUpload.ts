import { createActor } from 'xstate'
import { createFileRegistry } from '../../../machines/upload/fileTransfer/fileRegistry.ts'
import { readLargestVideoBytes } from '../../../components/largestVideo.ts'
import type { UploadFlow } from '../../../machines/upload/uploadQueue/useUploadQueue.ts'
import type { FlowServices } from '../common/services.ts'
import { createDrafts } from './drafts.ts'
import { followUploads } from './followUploads.ts'
import { provideUploadQueue } from './provideUpload.ts'

/** Returns the page's only queue of uploads. Its code loads when it is first needed, and it continues when the screen is left. */
export function startUpload(services: FlowServices): UploadFlow {
  const { backgroundActors } = services
  if (!backgroundActors.upload) {
    backgroundActors.upload = begin(services)
    // Screens ask for the queue while they are rendered, when no other part of the page may be updated.
    queueMicrotask(services.uploadStarted.notify)
  }
  return backgroundActors.upload.flow
}

function begin({ client, session, reachability, isSignedIn, actorOptions, openDrafts = createDrafts }: FlowServices) {
  const files = createFileRegistry()
  const drafts = openDrafts(files)
  const logic = provideUploadQueue({ client, session, reachability, files, drafts })
  const queue = createActor(logic, { ...actorOptions, systemId: 'uploadQueue' }).start()
  const flow = { queue, files, isSignedIn, largestVideoBytes: readLargestVideoBytes }
  const unfollow = followUploads(flow, { session, reachability, drafts })
  return {
    flow,
    stop: () => {
      unfollow()
      queue.stop()
    },
  }
}
