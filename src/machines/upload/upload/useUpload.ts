import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useFlow } from '../../common/flows.ts'
import type { UploadForm } from '../../../shared/validation/content.ts'
import type { FileRegistry } from '../fileTransfer/fileRegistry.ts'
import * as select from './selectors.ts'
import type { uploadMachine } from './uploadMachine.ts'

/** The flow of the upload screen: the only upload actor, and the registry of its files. */
export type UploadFlow = {
  actor: ActorRefFrom<typeof uploadMachine>
  files: FileRegistry
  isSignedIn: () => boolean
}

declare module '../../common/flows.ts' {
  interface Flows {
    upload: UploadFlow
  }
}

/** Returns the upload's state and commands. The actor outlives the screen: leaving the page stops nothing. */
export function useUpload() {
  const flow = useFlow('upload')
  const { actor } = flow
  const commands = useMemo(
    () => ({
      change: (patch: Partial<UploadForm>) => flow.actor.send({ type: 'form.change', patch }),
      chooseVideo: (file: File | null) =>
        flow.actor.send(file ? { type: 'video.choose', file: flow.files.keep(file) } : { type: 'video.remove' }),
      chooseThumbnail: (file: File | null) =>
        flow.actor.send(file ? { type: 'thumbnail.choose', file: flow.files.keep(file) } : { type: 'thumbnail.remove' }),
      publish: () => flow.actor.send({ type: 'upload.publish', isSignedIn: flow.isSignedIn() }),
      retry: () => flow.actor.send({ type: 'upload.retry' }),
      /** Deletes what is on the server. The screen asks for confirmation first. */
      cancel: () => flow.actor.send({ type: 'upload.cancel' }),
      saveDraft: () => flow.actor.send({ type: 'draft.save' }),
      /** Empties the form and deletes the stored draft. */
      discard: () => flow.actor.send({ type: 'draft.discard' }),
      dismissFailure: () => flow.actor.send({ type: 'failure.dismiss' }),
      find: flow.files.find,
    }),
    [flow],
  )
  return {
    ...commands,
    form: useSelector(actor, select.selectForm),
    video: useSelector(actor, select.selectVideo),
    thumbnail: useSelector(actor, select.selectThumbnail),
    errors: useSelector(actor, select.selectErrors),
    failure: useSelector(actor, select.selectFailure),
    progress: useSelector(actor, select.selectProgress),
    step: useSelector(actor, select.selectStep),
    contentId: useSelector(actor, select.selectContentId),
    isLoading: useSelector(actor, select.selectIsLoading),
    isBusy: useSelector(actor, select.selectIsBusy),
    isPublishing: useSelector(actor, select.selectIsPublishing),
    isChecking: useSelector(actor, select.selectIsChecking),
    isSavingDraft: useSelector(actor, select.selectIsSavingDraft),
    isDiscardingDraft: useSelector(actor, select.selectIsDiscardingDraft),
    isDraftSaved: useSelector(actor, select.selectIsDraftSaved),
    isUntouched: useSelector(actor, select.selectIsUntouched),
    isPublished: useSelector(actor, select.selectIsPublished),
    canChangeFiles: useSelector(actor, select.selectCanChangeFiles),
    canChangeTexts: useSelector(actor, select.selectCanChangeTexts),
    canPublish: useSelector(actor, select.selectCanPublish),
    canSaveDraft: useSelector(actor, select.selectCanSaveDraft),
    canDiscard: useSelector(actor, select.selectCanDiscard),
    canRetry: useSelector(actor, select.selectCanRetry),
    canCancel: useSelector(actor, select.selectCanCancel),
  }
}
