import { createActor } from 'xstate'
import { createFileRegistry } from '../../../machines/upload/fileTransfer/fileRegistry.ts'
import type { UploadFlow } from '../../../machines/upload/upload/useUpload.ts'
import type { FlowServices } from '../common/services.ts'
import { createDrafts } from './drafts.ts'
import { followUpload } from './followUpload.ts'
import { provideUpload } from './provideUpload.ts'

/** Returns the page's only upload. Its code loads with the first visit of its screen, and the upload continues when the screen is left. */
export function startUpload(services: FlowServices): UploadFlow {
  services.backgroundActors.upload ??= begin(services)
  return services.backgroundActors.upload.flow
}

function begin({ client, session, reachability, isSignedIn, actorOptions, openDrafts = createDrafts }: FlowServices) {
  const files = createFileRegistry()
  const logic = provideUpload({ client, session, reachability, files, drafts: openDrafts(files) })
  const actor = createActor(logic, { ...actorOptions, systemId: 'upload' }).start()
  const unfollow = followUpload(actor, session, reachability)
  return {
    flow: { actor, files, isSignedIn },
    stop: () => {
      unfollow()
      actor.stop()
    },
  }
}
