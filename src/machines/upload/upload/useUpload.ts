import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useFlow } from '../../common/flows.ts'
import type { UploadForm } from '../../../shared/validation/content.ts'
import * as select from './selectors.ts'
import type { uploadMachine } from './uploadMachine.ts'

export type UploadActor = ActorRefFrom<typeof uploadMachine>

/** Returns the state and the commands of one upload of the queue. The actor outlives the screen: leaving the page stops nothing. */
export function useUpload(actor: UploadActor) {
  const { files, isSignedIn, largestVideoBytes } = useFlow('upload')
  const commands = useMemo(
    () => ({
      change: (patch: Partial<UploadForm>) => actor.send({ type: 'form.change', patch }),
      chooseVideo: (file: File | null) =>
        actor.send(
          file ? { type: 'video.choose', file: files.keep(file), largestVideoBytes: largestVideoBytes() } : { type: 'video.remove' },
        ),
      chooseThumbnail: (file: File | null) =>
        actor.send(file ? { type: 'thumbnail.choose', file: files.keep(file) } : { type: 'thumbnail.remove' }),
      publish: () => actor.send({ type: 'upload.publish', isSignedIn: isSignedIn(), largestVideoBytes: largestVideoBytes() }),
      retry: () => actor.send({ type: 'upload.retry' }),
      /** Stops the sending; the server keeps what it has. */
      pause: () => actor.send({ type: 'upload.pause' }),
      resume: () => actor.send({ type: 'upload.resume' }),
      /** Deletes what is on the server. The screen asks for confirmation first. */
      cancel: () => actor.send({ type: 'upload.cancel' }),
      saveDraft: () => actor.send({ type: 'draft.save' }),
      /** Deletes the form and the stored draft. */
      discard: () => actor.send({ type: 'draft.discard' }),
      dismissFailure: () => actor.send({ type: 'failure.dismiss' }),
      find: files.find,
    }),
    [actor, files, isSignedIn, largestVideoBytes],
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
    isReplacement: useSelector(actor, select.selectIsReplacement),
    isLeaving: useSelector(actor, select.selectIsLoading),
    isBusy: useSelector(actor, select.selectIsBusy),
    isPublishing: useSelector(actor, select.selectIsPublishing),
    isChecking: useSelector(actor, select.selectIsChecking),
    isVideoChecked: useSelector(actor, select.selectIsVideoChecked),
    isSavingDraft: useSelector(actor, select.selectIsSavingDraft),
    isDiscardingDraft: useSelector(actor, select.selectIsDiscardingDraft),
    isDraftSaved: useSelector(actor, select.selectIsDraftSaved),
    isUntouched: useSelector(actor, select.selectIsUntouched),
    isPublished: useSelector(actor, select.selectIsPublished),
    isOnYouTube: useSelector(actor, select.selectIsOnYouTube),
    canChangeVideo: useSelector(actor, select.selectCanChangeVideo),
    canChangeFiles: useSelector(actor, select.selectCanChangeFiles),
    canChangeTexts: useSelector(actor, select.selectCanChangeTexts),
    canPublish: useSelector(actor, select.selectCanPublish),
    canSaveDraft: useSelector(actor, select.selectCanSaveDraft),
    canDiscard: useSelector(actor, select.selectCanDiscard),
    canRetry: useSelector(actor, select.selectCanRetry),
    canCancel: useSelector(actor, select.selectCanCancel),
    canPause: useSelector(actor, select.selectCanPause),
    canResume: useSelector(actor, select.selectCanResume),
    isVideoMissing: useSelector(actor, select.selectIsVideoMissing),
    speed: useSelector(actor, select.selectSpeed),
    secondsLeft: useSelector(actor, select.selectSecondsLeft),
  }
}

export type Upload = ReturnType<typeof useUpload>
