import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { useFlow } from '../../common/flows.ts'
import type { FlowOptions } from '../../common/flow.ts'
import { useKeptForm } from '../../common/useKeptForm.ts'
import type { ChosenFile } from '../../upload/fileTransfer/types.ts'
import type { editVideoMachine } from './editVideoMachine.ts'
import * as select from './selectors.ts'
import type { EditedVideo, EditFileKind, EditVideoEvent, EditVideoFact } from './types.ts'

type FormPatch = Extract<EditVideoEvent, { type: 'form.change' }>['patch']

/** The flow of the dialog, with the registry of chosen files. */
export type EditVideoFlow = {
  machine: typeof editVideoMachine
  /** stores the file and returns its id */
  keep: (file: File) => ChosenFile
  find: (id: string) => File | undefined
  /** Returns the largest size of a video file that the site takes, in bytes. */
  largestVideoBytes: () => number
  onFact: (fact: EditVideoFact) => void
  actorOptions?: FlowOptions
}

declare module '../../common/flows.ts' {
  interface Flows {
    editVideo: EditVideoFlow
  }
}

export function useEditVideo() {
  const flow = useFlow('editVideo')
  const actor = useActorRef(flow.machine, flow.actorOptions)
  useEffect(() => {
    const subscriptions = [
      actor.on('video.saved', flow.onFact),
      actor.on('files.released', flow.onFact),
      actor.on('transfer.begun', flow.onFact),
      actor.on('transfer.ended', flow.onFact),
    ]
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe())
  }, [actor, flow])
  useKeptForm(actor, 'editVideo', select.selectSteps)
  const commands = useMemo(
    () => ({
      edit: (video: EditedVideo) => actor.send({ type: 'video.edit', video }),
      change: (patch: FormPatch) => actor.send({ type: 'form.change', patch }),
      addKeyword: () => actor.send({ type: 'keyword.add' }),
      removeKeyword: (keyword: string) => actor.send({ type: 'keyword.remove', keyword }),
      choose: (kind: EditFileKind, file: File | null) =>
        actor.send(
          file === null
            ? { type: 'file.forget', kind }
            : { type: 'file.choose', kind, file: flow.keep(file), largestVideoBytes: flow.largestVideoBytes() },
        ),
      submit: () => actor.send({ type: 'form.submit' }),
      cancelSending: () => actor.send({ type: 'sending.cancel' }),
      dismissFailure: () => actor.send({ type: 'failure.dismiss' }),
      close: () => actor.send({ type: 'dialog.close' }),
      discard: () => actor.send({ type: 'changes.discard' }),
      keepEditing: () => actor.send({ type: 'changes.keep' }),
      find: flow.find,
    }),
    [actor, flow],
  )
  return {
    ...commands,
    contentId: useSelector(actor, select.selectContentId),
    form: useSelector(actor, select.selectForm),
    files: useSelector(actor, select.selectFiles),
    errors: useSelector(actor, select.selectErrors),
    failure: useSelector(actor, select.selectFailure),
    progress: useSelector(actor, select.selectProgress),
    step: useSelector(actor, select.selectStep),
    isOpen: useSelector(actor, select.selectIsOpen),
    canEdit: useSelector(actor, select.selectCanEdit),
    isBusy: useSelector(actor, select.selectIsBusy),
    isSending: useSelector(actor, select.selectIsSending),
    isConfirming: useSelector(actor, select.selectIsConfirming),
    isFull: useSelector(actor, select.selectIsFull),
    isFirstVideoFile: useSelector(actor, select.selectIsFirstVideoFile),
    hasUnsaved: useSelector(actor, select.selectHasUnsaved),
  }
}

export type EditVideo = ReturnType<typeof useEditVideo>
